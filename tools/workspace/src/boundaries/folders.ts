/**
 * Allowed imports between the folders of the repository: the only table, which the README of the repository shows. The
 * import guard and its test are made from it, so that there is no second list to maintain.
 */
export interface FolderRule {
  readonly name: string;
  /** A pattern of folders below the repository. */
  readonly folders: string;
  /** Names of rules; `declare` is the one file of remote-kit that describes a remote without rendering anything. */
  readonly may: readonly string[];
}

const WEB_LIBS = ['contracts', 'rules', 'api-client', 'ui', 'remote-kit', 'desk'] as const;

export const FOLDER_RULES: readonly FolderRule[] = [
  { name: 'contracts', folders: 'libs/contracts', may: [] },
  { name: 'rules', folders: 'libs/rules', may: ['contracts'] },
  { name: 'code-files', folders: 'libs/code-files', may: ['contracts', 'rules'] },
  { name: 'api-client', folders: 'libs/api-client', may: ['contracts'] },
  { name: 'ui', folders: 'libs/ui', may: ['contracts', 'rules'] },
  { name: 'remote-kit', folders: 'libs/remote-kit', may: ['contracts', 'rules', 'api-client', 'ui'] },
  { name: 'charts', folders: 'libs/charts', may: ['contracts', 'ui', 'remote-kit'] },
  { name: 'desk', folders: 'libs/desk', may: ['contracts', 'rules', 'api-client', 'ui', 'remote-kit', 'charts'] },
  { name: 'storage', folders: 'libs/storage', may: [] },
  { name: 'testing-web', folders: 'libs/testing-web', may: WEB_LIBS },
  { name: 'testing-api', folders: 'libs/testing-api', may: ['postgres'] },
  { name: 'shell', folders: 'apps/shell', may: WEB_LIBS },
  {
    name: 'remote',
    folders: 'apps/(?!shell/|api/|payment-sandbox/|e2e/|docs/compile/)[^/]+',
    may: [...WEB_LIBS, 'charts'],
  },
  // Runs when the documentation is built and describes the product from its own tables; the bundle has its values only.
  {
    name: 'docs-compile',
    folders: 'apps/docs/compile',
    may: ['contracts', 'rules', 'declare', 'ui', 'api', 'remote', 'operations', 'development'],
  },
  { name: 'api', folders: 'apps/api', may: ['contracts', 'rules', 'storage', 'code-files'] },
  { name: 'payment-sandbox', folders: 'apps/payment-sandbox', may: ['contracts'] },
  { name: 'e2e', folders: 'apps/e2e', may: ['contracts', 'rules', 'operations', 'development', 'postgres'] },
  { name: 'postgres', folders: 'tools/postgres', may: [] },
  { name: 'seed', folders: 'tools/seed', may: ['contracts', 'rules', 'api', 'payment-sandbox', 'postgres'] },
  // It measures what the others made, and builds the shell's sources a second time as one bundle.
  {
    name: 'bench',
    folders: 'tools/bench',
    may: [
      'contracts',
      'rules',
      'declare',
      'remote-kit',
      'shell',
      'remote',
      'api',
      'seed',
      'e2e',
      'postgres',
      'operations',
      'development',
    ],
  },
  // What a town hall runs: it never needs what a developer runs.
  {
    name: 'operations',
    folders: 'tools/(?:assess|backup|deploy|launcher|release)',
    may: ['contracts', 'rules', 'declare', 'storage', 'code-files', 'postgres', 'operations'],
  },
  // What a developer runs.
  {
    name: 'development',
    folders: 'tools/(?:build|dev-server|workspace)',
    may: ['contracts', 'rules', 'declare', 'storage', 'postgres', 'operations', 'development'],
  },
];

/** Tests and what sets them up see the harness as well; nothing that is shipped does. */
export const TESTS = String.raw`(?:\.test\.tsx?$|\.spec\.ts$|/jest\.[a-z.]+$|^apps/[^/]+/src/testing/|^libs/[^/]+/test/)`;

/** A package that only one folder imports, so that it can be replaced in one place. */
export interface PackageOwner {
  readonly packages: string;
  readonly owner: string;
  /** Also opened by tests, to speak to the server from outside. */
  readonly inTests?: boolean;
  readonly why: string;
}

export const PACKAGE_OWNERS: readonly PackageOwner[] = [
  { packages: '@chakra-ui|@emotion|framer-motion', owner: 'libs/ui', why: 'Looks live in libs/ui.' },
  { packages: 'ky', owner: 'libs/api-client', why: 'There is one way to the server: call() of libs/api-client.' },
  { packages: 'recharts', owner: 'libs/charts', why: 'Charts look alike and have a table: libs/charts draws them.' },
  {
    packages: 'socket[.]io-client',
    owner: 'libs/api-client|tools/bench|tools/deploy',
    inTests: true,
    why: 'There is one way to hear the server: hear() of libs/api-client; bench and drill measure that line from outside.',
  },
  {
    packages: 'zustand',
    owner: 'libs/remote-kit|libs/api-client|libs/ui',
    why: 'A store that shell and remotes share lives in a library that the shell provides once; others make theirs with createStore() of remote-kit.',
  },
  {
    packages: '@module-federation',
    owner: 'apps/shell|tools/build|tools/dev-server',
    why: 'Only the shell opens remotes.',
  },
  {
    packages: '@aws-sdk',
    owner: 'libs/storage',
    why: 'Code that reads and writes files does not know their place: openFileStore() of libs/storage.',
  },
  {
    packages: 'kysely|pg|graphile-worker',
    owner: 'apps/api|libs/testing-api|tools/seed|tools/bench|tools/backup|tools/deploy|apps/e2e',
    inTests: true,
    why: 'Only the API touches the database, and what copies or drills it.',
  },
];
