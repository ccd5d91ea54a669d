import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type GeneratedFiles, change, checkName, checkRoles, quoteText, writeNew } from './files.ts';
import { createPageFiles } from './page.ts';

export interface RemoteRequest {
  readonly name: string;
  readonly title: string | undefined;
  readonly titleFil: string | undefined;
  readonly mountAt: string | undefined;
  readonly admits: readonly string[] | undefined;
}

/** Generates a remote with one page, built, tested and found like the others; nothing of the shell is changed. */
export function createRemote(root: string, input: RemoteRequest): GeneratedFiles {
  const name = checkName(input.name, 'remote');
  const mount = input.mountAt ?? `/${name}`;
  if (!/^\/[a-z][a-z0-9/-]*[a-z0-9]$/.test(mount))
    throw new Error(`--mount-at: "${mount}" is not an address like /fire`);
  const roles = checkRoles(input.admits ?? []);
  const title = { en: input.title ?? name, fil: input.titleFil ?? input.title ?? name };
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

  const files = writeNew(root, {
    ...createProjectFiles(name, version),
    [`apps/${name}/remote.config.ts`]: declaration(name, { title, mount, roles }),
    [`apps/${name}/README.md`]: readme(name, { title: title.en, mount, roles }),
    [`apps/${name}/src/routes.tsx`]: routes(),
    ...createPageFiles({ remote: name, noun: 'desk', page: 'dashboard', title, mount }),
  });
  const list = change(root, 'tools/release/slots.json', (text) => addSlot(text, name, version));
  const owners = change(root, '.github/CODEOWNERS', (text) => addOwner(text, name));
  return {
    files: [...files, list, owners],
    next: `npm run dev ${name} opens it at ${mount}; npx nx test ${name} runs its tests.`,
  };
}

function createProjectFiles(name: string, version: string): Record<string, string> {
  const libs = ['contracts', 'rules', 'api-client', 'ui', 'remote-kit'].map(
    (lib) => [`@ebpls/${lib}`, version] as const,
  );
  return {
    [`apps/${name}/project.json`]: formatJson(project(name)),
    [`apps/${name}/package.json`]: formatJson({
      name: `@ebpls/${name}`,
      version,
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(libs),
      devDependencies: { '@ebpls/testing-web': version },
    }),
    [`apps/${name}/tsconfig.json`]: formatJson(compilerConfig()),
    [`apps/${name}/jest.config.js`]: `import { browser } from '../../jest.preset.js';\n\nexport default browser('${name}');\n`,
  };
}

/** How Nx builds, checks and tests it. */
function project(name: string): object {
  const target = (command: string) => ({ executor: 'nx:run-commands', options: { command, cwd: '{projectRoot}' } });
  return {
    name,
    $schema: '../../node_modules/nx/schemas/project-schema.json',
    sourceRoot: `apps/${name}/src`,
    projectType: 'application',
    tags: ['type:remote'],
    targets: {
      build: target('node ../../tools/build/src/main.ts'),
      typecheck: target('node ../../node_modules/typescript7/bin/tsc --noEmit -p tsconfig.json'),
      lint: target('oxlint -c ../../.oxlintrc.json --deny-warnings .'),
      test: target('node --experimental-vm-modules ../../node_modules/jest/bin/jest.js'),
    },
  };
}

function compilerConfig(): object {
  return {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'jest', '@testing-library/jest-dom'],
    },
    include: ['src', '*.ts'],
  };
}

function declaration(
  name: string,
  { title, mount, roles }: { title: { en: string; fil: string }; mount: string; roles: readonly string[] },
): string {
  return `import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: '${name}',
  title: { en: ${quoteText(title.en)}, fil: ${quoteText(title.fil)} },
  mounts: ['${mount}'],
  admits: [${roles.map(quoteText).join(', ')}],
});
`;
}

function routes(): string {
  return `import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

/** The one thing this remote shows the shell. Paths are relative to where it is mounted. */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(\`\${base}/dashboard\`) },
  { path: 'dashboard', lazy: () => import('./desk/dashboard.page.tsx') },
  accountRoute(),
];
`;
}

function readme(
  name: string,
  { title, mount, roles }: { title: string; mount: string; roles: readonly string[] },
): string {
  return `# ${title}

## Users

People signed in as ${roles.map((role) => `\`${role}\``).join(' or ')}. The API decides what they may see.

## Run

\`npm run dev ${name}\`, then open \`${mount}\`.

## Entry points

\`src/routes.tsx\` maps each address to its page. To add a page: \`npm run new -- page ${name} <noun>/<name>\`.

## Out of scope

Requests and replies (\`libs/contracts\`), the law (\`libs/rules\`), components (\`libs/ui\`).
`;
}

function addSlot(text: string, name: string, version: string): string {
  const list = JSON.parse(text) as { slots: Record<string, string> };
  return formatJson({ ...list, slots: { ...list.slots, [name]: `${name}@${version}` } });
}

/** Among the apps, in the order of the alphabet; who makes a remote names its team there later. */
function addOwner(text: string, name: string): string {
  const lines = text.split('\n');
  const isApp = (line: string) => /^\/apps\/[\w-]+\/\s/.test(line);
  const before = lines.findLastIndex((line) => isApp(line) && line < `/apps/${name}/`);
  const at = Math.max(before + 1, lines.findIndex(isApp));
  const line = `${`/apps/${name}/`.padEnd(26)}@ebpls/${name}`;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
