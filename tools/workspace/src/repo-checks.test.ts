import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { OFFICE_ROLES } from '@ebpls/contracts';

import { findOwnDates } from './source-rules/dates.ts';
import { listUndeclared } from './undeclared-imports.ts';
import { listEffectsWithoutBraces } from './source-rules/effects.ts';
import {
  GROWING_FOLDERS,
  listBadNames,
  listBannedFiles,
  checkTopLevel,
  listFiles,
  listUnrunTests,
  listTooDeep,
  listTooFull,
} from './repo-checks.ts';
import { EXCEPTIONS, isAllowed, listOutside, type Lock, listUnlicensed, listUnpinned } from './packages.ts';
import {
  listBadOwners,
  listBareCommands,
  listDeadPaths,
  listMissingSections,
  listUnknownScripts,
} from './documents.ts';
import { listCountless, listTwiceDefined, listUnlikeMessages, listWrongForm } from './source-rules/messages.ts';
import { findUrlPaths } from './source-rules/paths.ts';
import { listSilencedWithoutReason } from './source-rules/silenced-lint-rules.ts';

const ROOT = join(import.meta.dirname, '../../..');
const files = listFiles(ROOT);
const papers = files.filter((file) => file.endsWith('.md'));
const projects = files
  .filter((file) => /^(?:apps|libs|tools)\/[^/]+\/project\.json$/.test(file))
  .map((file) => file.replace('/project.json', ''));
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const GENERATOR = 'tools/workspace/src/generators/';

test('the top level holds the workspace files, apps, libs and tools, and nothing else', () => {
  expect(checkTopLevel(files)).toEqual([]);
  expect(checkTopLevel(['nx.json', '.ci/run', 'apps/owner/src/routes.tsx', 'CHANGELOG.md', 'scripts/run.sh'])).toEqual([
    'CHANGELOG.md',
    'scripts/run.sh',
  ]);
});

test('no file lies deeper than two folders below src, or below the domain of the API', () => {
  expect(listTooDeep(files)).toEqual([]);
  expect(listTooDeep(['apps/api/src/domain/ledger/due/a/b.ts', 'apps/api/src/domain/ledger/due/b.ts'])).toEqual([
    'apps/api/src/domain/ledger/due/a/b.ts',
  ]);
  expect(listTooDeep(['apps/owner/src/a/b/c/page.ts', 'apps/owner/src/a/b/page.ts'])).toEqual([
    'apps/owner/src/a/b/c/page.ts',
  ]);
});

test('no source folder holds more than twelve files', () => {
  expect(listTooFull(files, GROWING_FOLDERS)).toEqual([]);
  const thirteen = Array.from({ length: 13 }, (_, at) => `apps/owner/src/a/file-${at}.ts`);
  expect(listTooFull(thirteen)).toEqual(['apps/owner/src/a holds 13 files']);
  expect(listTooFull(thirteen.map((file) => file.replace('.ts', '.test.ts')))).toEqual([]);
  expect(listTooFull(thirteen.map((file) => file.replace('.ts', '.messages.ts')))).toEqual([]);
});

test('every name has its subject, in kebab-case, with a known suffix', () => {
  expect(listBadNames(files)).toEqual([]);
});

test.each([
  'apps/owner/src/utils/money.ts',
  'apps/owner/src/form-helpers.ts',
  'apps/owner/src/Permit.tsx',
  'apps/owner/src/permit.service.ts',
])('the name %s is refused', (file) => {
  expect(listBadNames([file])).toHaveLength(1);
});

test('no file is called after a word of our own', () => {
  expect(listBannedFiles(files)).toEqual([]);
});

test.each([
  'apps/api/src/platform/http/describe-doors.ts',
  'apps/api/src/domain/payments/settle-attempt.ts',
  'apps/api/src/licensing/permit-pdf/permit-press.ts',
  'apps/api/src/treasury/bill-pdf/bill-paper.ts',
  'libs/contracts/src/words.ts',
])('the file %s is refused', (file) => {
  expect(listBannedFiles([file, 'apps/shell/src/routing/remote-route.tsx'])).toEqual([file]);
});

test('every office has a slot of the release', () => {
  const { slots } = JSON.parse(read('tools/release/slots.json')) as { slots: Readonly<Record<string, string>> };
  expect(OFFICE_ROLES.filter((office) => !slots[office]?.startsWith('department@'))).toEqual([]);
});

test('every test file lies where the test target of a project finds it', () => {
  const testedProjects = projects.filter(
    (project) => existsSync(join(ROOT, project, 'jest.config.js')) && hasTests(project),
  );
  expect(listUnrunTests(files, testedProjects)).toEqual([]);
  const plantedFiles = [
    'tools/bench/src/a/b.test.ts',
    'apps/shell/form.test.tsx',
    'apps/owner/test/c.test.ts',
    'd.test.ts',
  ];
  expect(listUnrunTests([...plantedFiles, 'apps/e2e/src/e.spec.ts'], ['apps/shell', 'apps/owner'])).toEqual([
    'tools/bench/src/a/b.test.ts',
    'apps/owner/test/c.test.ts',
    'd.test.ts',
  ]);
});

function hasTests(project: string): boolean {
  const { targets } = JSON.parse(read(`${project}/project.json`)) as { targets: Record<string, object> };
  return targets['test'] !== undefined;
}

test('a text for one names its number when the text for many does: Filipino reads it for 2, 3 and 5 too', () => {
  const messageFiles = files.filter((file) => file.endsWith('.messages.ts'));
  expect(messageFiles.flatMap((file) => listCountless(read(file)).map((text) => `${file} ${text}`))).toEqual([]);
  const many = "days_other: { en: '{count} days', fil: '{count} araw' },";
  expect(listCountless(`days_one: { en: '{count} day', fil: 'isang araw' },\n${many}`)).toEqual([
    'days_one (fil): isang araw',
  ]);
  expect(listCountless("unit_one: { en: 'day', fil: 'araw' },\nunit_other: { en: 'days', fil: 'mga araw' },")).toEqual(
    [],
  );
});

test('messages are in <noun>.messages.ts as key: { en, fil } with {name}', () => {
  const sources = files.filter((file) => /^(?:apps|libs)\/.*\.tsx?$/.test(file));
  expect(sources.flatMap((file) => listWrongForm(file, read(file)))).toEqual([]);
});

test.each([
  { file: 'apps/owner/src/payments/claims/words-en.ts', source: "export const en = { title: 'Claims' };" },
  { file: 'libs/desk/src/clearances/clearance-words.ts', source: '' },
  {
    file: 'apps/owner/src/payments/claims/claims.page.tsx',
    source: "const { useWords } = defineMessages('owner.claims', {});",
  },
  {
    file: 'apps/owner/src/payments/claims/claim.messages.ts',
    source: "title: { en: 'Claim {{no}}', fil: 'Claim {{no}}' },",
  },
  {
    file: 'apps/owner/src/payments/claims/claim.messages.ts',
    source: "en: { title: 'Claims' },\nfil: { title: 'Mga claim' },",
  },
])('$file with $source is refused', ({ file, source }) => {
  expect(listWrongForm(file, source)).toHaveLength(1);
});

test('both languages fill in the same things, and nothing is empty', () => {
  const messageFiles = files.filter((file) => file.endsWith('.messages.ts'));
  expect(messageFiles.flatMap((file) => listUnlikeMessages(read(file)).map((key) => `${file} ${key}`))).toEqual([]);
  expect(listUnlikeMessages("a: { en: 'Hello {name}', fil: 'Kumusta' },\n'b.c': { en: '', fil: 'b' },")).toEqual([
    'a',
    'b.c',
  ]);
});

test('no two files define the same namespace of messages', () => {
  const messageSources = files.filter((file) => file.endsWith('.messages.ts')).map((file) => read(file));
  expect(listTwiceDefined(messageSources)).toEqual([]);
  expect(listTwiceDefined(["defineMessages('owner', {", "defineMessages(\n  'owner',\n  {"])).toEqual(['owner']);
});

test('every effect has braces, so that it returns a clean-up or nothing', () => {
  const sources = files.filter((file) => /^(?:apps|libs|tools)\/.*\.tsx?$/.test(file));
  const code = sources.filter((file) => !file.startsWith('tools/workspace/'));
  expect(code.flatMap((file) => listEffectsWithoutBraces(read(file)).map((effect) => `${file}:${effect}`))).toEqual([]);
});

test.each([
  'useEffect(() => element.scrollIntoView(), [element]);',
  'useLayoutEffect(() => void load(), []);',
  'useInsertionEffect(\n  () =>\n    follow(),\n  [],\n);',
  'useEffect(async () => { await load(); }, []);',
  'useEffect(load, [load]);',
])('the effect %j is refused', (effect) => {
  expect(listEffectsWithoutBraces(`\n${effect}`)).toEqual([expect.stringMatching(/^2: use\w*Effect\(/)]);
});

test.each([
  'useEffect(() => {\n  load();\n}, []);',
  'useLayoutEffect(function draw() { load(); });',
  'const press = useEffectEvent(() => act());',
])('%j is fine', (code) => {
  expect(listEffectsWithoutBraces(code)).toEqual([]);
});

test('no source takes the path of a file out of its URL, so that the product starts in a folder with a space or ñ', () => {
  const sources = files.filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file) && !file.startsWith('tools/workspace/src/'));
  expect(sources.flatMap((file) => findUrlPaths(read(file)).map((line) => `${file}:${line}`))).toEqual([]);
});

test.each([
  "const root = new URL('../../..', import.meta.url).pathname;",
  'const root = new URL(`../${name}`, import.meta.url)\n  .pathname;',
  "const here = import.meta.url.replace('file://', '');",
])('the path %j is refused', (code) => {
  expect(findUrlPaths(`\n${code}`)).toEqual([expect.stringMatching(/^2: /)]);
});

test('a path from fileURLToPath and an address that is opened as a URL are fine', () => {
  const code =
    "fileURLToPath(new URL('..', import.meta.url)); new URL(request.url).pathname; new URL('a', import.meta.url).href";
  expect(findUrlPaths(code)).toEqual([]);
});

test('every comment that disables a lint rule names the rule and the reason on its line', () => {
  const sources = files.filter((file) => /^(?:apps|libs|tools)\/.*\.(?:tsx?|[cm]?js)$/.test(file));
  const code = sources.filter((file) => !file.startsWith('tools/workspace/'));
  expect(code.flatMap((file) => listSilencedWithoutReason(read(file)).map((line) => `${file}:${line}`))).toEqual([]);
});

test.each([
  '// oxlint-disable-next-line no-console',
  '// oxlint-disable-next-line -- everything is fine here',
  '// eslint-disable-next-line no-console -- a command speaks',
  '{/* oxlint-disable-next-line no-console, max-params -- */}',
  '/* oxlint-disable no-console -- as said above */',
])('the comment %j is refused', (comment) => {
  expect(listSilencedWithoutReason(`\n  ${comment}\n`)).toEqual([`2: ${comment}`]);
});

test('a comment with its reason is fine', () => {
  expect(listSilencedWithoutReason('// oxlint-disable-next-line react/no-danger, max-params -- our own text')).toEqual(
    [],
  );
});

test('every page, paper and mail formats days with the one formatter', () => {
  const sources = files.filter((file) => /^(?:apps|libs)\/.*\.tsx?$/.test(file) && !/\.(?:test|spec)\./.test(file));
  expect(sources.filter((file) => findOwnDates(file, read(file)))).toEqual([]);
  const own = [
    "new Intl.DateTimeFormat('en-PH')",
    'day.toLocaleDateString()',
    '<td>{row.due_on}</td>',
    '<p> {permit.signed_at} </p>',
  ];
  expect(own.filter((source) => !findOwnDates('apps/owner/src/page.tsx', source))).toEqual([]);
  expect(findOwnDates('apps/owner/src/page.tsx', '<DayText day={row.due_on} />')).toBe(false);
});

test.each(projects)(
  '%s has a README with its users, how to run it, its entry points and what is out of scope',
  (project) => {
    const readme = `${project}/README.md`;
    expect(existsSync(join(ROOT, readme)) ? listMissingSections(read(readme)) : ['README.md']).toEqual([]);
  },
);

test('a README without its sections is refused', () => {
  expect(listMissingSections('# Owner\n\n## Users\n\nOwners.\n')).toHaveLength(3);
});

test('every path that a paper names exists', () => {
  expect(papers.flatMap((paper) => listDeadPaths(ROOT, paper, read(paper)).map((path) => `${paper}: ${path}`))).toEqual(
    [],
  );
});

test('a paper that names a file which is gone is refused, in a link and in words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-test-'));
  mkdirSync(join(folder, 'apps/owner/src'), { recursive: true });
  writeFileSync(join(folder, 'apps/owner/src/routes.tsx'), '');
  const text =
    'See [this](src/gone.ts), `src/routes.tsx`, `apps/gone/README.md`, `apps/*/project.json` and `apps/owner/`.\n```\napps/example/only.ts\n```\n';
  expect(listDeadPaths(folder, 'apps/owner/README.md', text)).toEqual([
    'apps/owner/src/gone.ts',
    'apps/gone/README.md',
  ]);
  rmSync(folder, { recursive: true });
});

test('every command that a paper or the generator names runs on the Node of the workspace', () => {
  const texts = [
    ...papers,
    ...files.filter((file) => file.startsWith(GENERATOR) || file === 'tools/workspace/src/generate.ts'),
  ];
  const scripts = Object.keys(root.scripts);
  expect(papers.flatMap((file) => listBareCommands(read(file)).map((command) => `${file}: ${command}`))).toEqual([]);
  expect(texts.flatMap((file) => listUnknownScripts(read(file), scripts).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

test('every script of the root that starts a program installs what it needs first', () => {
  const programs = Object.keys(root.scripts).filter(
    (name) => !name.startsWith('pre') || !(name.slice(3) in root.scripts),
  );
  expect(programs.filter((name) => root.scripts[`pre${name}`] !== 'node tools/workspace/setup.mjs')).toEqual([]);
});

test.each([
  'Start it with `node tools/release/src/main.ts compose`.',
  'Alone: `DATABASE_URL=postgres://x PORT=1 node apps/api/src/main.ts`',
  '```sh\nnpm run build\nnode tools/release/src/main.ts promote   # then\n```',
  'Run `nx test ui`.',
])('the command in %j is refused', (text) => {
  expect(listBareCommands(text)).toHaveLength(1);
});

test('a command of npm is fine, and a script that is not there is refused', () => {
  const text =
    'Run `npx nx test ui` on `node` 24, or:\n```\nPORT=1 npm run --silent assess -- FILE\nnpm run gone\n```\n';
  expect([listBareCommands(text), listUnknownScripts(text, ['assess'])]).toEqual([[], ['gone']]);
});

test('every folder has owners, and every line of owners a folder', () => {
  expect(listBadOwners(ROOT, read('.github/CODEOWNERS'), projects)).toEqual([]);
  const text =
    '# Owners\n* @ebpls/platform\n/apps/owner/ @ebpls/owner-portal\n/apps/gone/ @ebpls/owner-portal\n/libs/ui/ somebody\n';
  expect(listBadOwners(ROOT, text, ['apps/owner', 'apps/shell', 'libs/ui'])).toEqual([
    'apps/shell has no line',
    '/apps/gone/ is not there',
    '/libs/ui/ names no team of ours',
  ]);
});

test('the lock pins every package to its bytes and names no address', () => {
  expect(listUnpinned(lock)).toEqual([]);
  expect(listOutside(lock).length).toBeGreaterThan(500);
  expect(
    listUnpinned({
      packages: { 'node_modules/a': { resolved: 'http://a' }, 'libs/ui': {}, 'node_modules/@ebpls/ui': { link: true } },
    }),
  ).toHaveLength(2);
});

test('every project that a project imports is named in its package file', () => {
  // The generator and the tests beside it hold imports as texts.
  const importing = files.filter((file) => !/^tools\/workspace\/src\/(?:generators\/|.*\.test\.ts$)/.test(file));
  expect(projects.flatMap((project) => listUndeclared(ROOT, project, importing))).toEqual([]);
});

test('an import of a project that is not named is found, by name and by path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-test-'));
  mkdirSync(join(folder, 'apps/owner/src'), { recursive: true });
  writeFileSync(
    join(folder, 'apps/owner/package.json'),
    '{ "name": "@ebpls/owner", "dependencies": { "@ebpls/ui": "0.1.0" } }',
  );
  writeFileSync(
    join(folder, 'apps/owner/src/a.ts'),
    "import { Page } from '@ebpls/ui';\nimport {\n  b,\n} from '@ebpls/rules';\nimport type { C } from '../../../libs/contracts/src/c.ts';\n",
  );
  expect(listUndeclared(folder, 'apps/owner', ['apps/owner/src/a.ts'])).toEqual([
    expect.stringContaining('@ebpls/rules'),
    expect.stringContaining('@ebpls/contracts'),
  ]);
  rmSync(folder, { recursive: true });
});

test('every version in the root package file is exact', () => {
  const versions = Object.entries({ ...root.dependencies, ...root.devDependencies, ...root.optionalDependencies });
  expect(versions.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every package has a licence that we agree to', () => {
  expect(listUnlicensed(ROOT, lock)).toEqual([]);
});

test('every named exception is still a package of ours', () => {
  const names = new Set(
    listOutside(lock).map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  { licence: 'MIT', allowed: true },
  { licence: '(MIT OR GPL-3.0)', allowed: true },
  { licence: 'MIT AND Zlib', allowed: true },
  { licence: 'MIT AND GPL-3.0', allowed: false },
  { licence: 'Hippocratic-2.1', allowed: false },
  { licence: undefined, allowed: false },
])('$licence: allowed is $allowed', ({ licence, allowed }) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test('no file of ours names the machine it was written on or the shop a package came from', () => {
  const traces = /\/work\/main|\/work\/shared|registry\.npmjs|artifactory|\bhttps?:\/\/registry\./;
  const readable = files.filter(
    (file) => /\.(?:ts|tsx|js|mjs|json|md|sql|yml|html)$/.test(file) && !file.endsWith('repo-checks.test.ts'),
  );
  expect(readable.filter((file) => traces.test(read(file)))).toEqual([]);
});
