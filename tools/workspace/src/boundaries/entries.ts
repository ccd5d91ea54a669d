/** Folders in which unused exports are searched, with their files that are used by something other than an import. */
export type Workspaces = Readonly<
  Record<
    string,
    { readonly entry?: readonly string[]; readonly project: string; readonly includeEntryExports?: boolean }
  >
>;

const SOURCES = '**/*.{ts,tsx}!';
const TEST_SETUP = 'jest.*.{js,ts}';

/**
 * An export of a package file is an entry without being named here. With `!` a file is shipped; the others are opened
 * for tests only.
 */
export const ENTRIES: Workspaces = {
  'apps/*': { entry: ['remote.config.ts!', 'src/{main,routes}.{ts,tsx}!', TEST_SETUP], project: SOURCES },
  'apps/affiliate': { entry: ['remote.config.ts!', 'src/routes.tsx!', 'src/**/*.worker.ts!'], project: SOURCES },
  // The press of permits is a thread of its own.
  'apps/api': {
    entry: ['src/{main,administrators}.ts!', 'src/licensing/permit-pdf/permit-worker.ts!', TEST_SETUP],
    project: SOURCES,
  },
  'apps/docs': { entry: ['remote.config.ts!', 'src/routes.tsx!', 'compile/*.built.ts!', TEST_SETUP], project: SOURCES },
  'apps/shell': {
    entry: [
      'permit-form.ts!',
      'src/first.ts!',
      'src/main.ts!',
      'src/start.tsx!',
      'src/plain/main.ts!',
      'src/landing/documents.tsx!',
    ],
    project: SOURCES,
  },
  'apps/e2e': { entry: ['product.ts', 'src/*.spec.ts', '*.config.ts'], project: SOURCES },
  'libs/*': { includeEntryExports: true, project: SOURCES },
  'tools/*': { entry: ['src/main.ts!', TEST_SETUP], project: SOURCES, includeEntryExports: true },
  'tools/assess': { entry: ['src/{main,code}.ts!', TEST_SETUP], project: SOURCES, includeEntryExports: true },
  'tools/bench': { entry: ['src/{main,storm}.ts!', 'src/payments/raw-writer.ts!'], project: SOURCES },
  // Takes the place of a package in a bundle.
  'tools/build': {
    entry: ['src/main.ts!', 'src/stand-ins/*.ts!', TEST_SETUP],
    project: SOURCES,
    includeEntryExports: true,
  },
  'tools/workspace': {
    entry: ['src/{check,check-commits,faults,generate,mutation}.ts!', '../../.dependency-cruiser.mjs'],
    project: SOURCES,
  },
};

/**
 * Files that are left out: those that Jest opens by their name, and files of messages, which have the same exports
 * everywhere; of test helpers, exports that only tests use are no finding.
 */
export const UNREAD = ['**/*.messages.ts', '**/messages/*.ts', '**/jest.*.{js,ts}'];
export const FOR_TESTS = /^(?:libs\/testing-|apps\/e2e\/|tools\/|libs\/[^/]+\/test\/)|\/testing\//;

const NO_COOKIES = 'msw imports it from the package that the file replaces';
const ACCOUNT = 'the route of the account page hands its loader, action and part on as one page';
/** Exports that stay although nothing of the product uses them by name, each with the reason. */
export const PUBLIC_EXPORTS: Readonly<Record<string, string>> = {
  'libs/remote-kit/src/account/account.page.tsx loader': ACCOUNT,
  'libs/remote-kit/src/account/account.page.tsx action': ACCOUNT,
  'libs/remote-kit/src/account/account.page.tsx Component': ACCOUNT,
  'tools/build/src/stand-ins/no-cookies.ts Cookie': NO_COOKIES,
  'tools/build/src/stand-ins/no-cookies.ts CookieJar': NO_COOKIES,
  'tools/build/src/stand-ins/no-cookies.ts MemoryCookieStore': NO_COOKIES,
  'libs/contracts/src/shared/figures.ts AFFILIATE_FIGURES':
    'the fourth of the tables that say which list a figure counts',
  'apps/shell/src/landing/template-renderer.tsx createRenderer':
    'the bench and the tests draw the start page with facts, as the server fills it',
};
