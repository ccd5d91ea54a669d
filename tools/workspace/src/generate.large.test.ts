import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listUndeclared } from './undeclared-imports.ts';
import { listBadNames, listFiles } from './repo-checks.ts';
import { type CommandOutput, copyWorkspace, REPOSITORY, type WorkspaceCopy } from './generators/workspace-copy.ts';
import { checkRecordNames } from './decision-records.ts';
import { listBadOwners, listDeadPaths, listMissingSections } from './documents.ts';

let copy: WorkspaceCopy;

const readSettings = (project: string) =>
  readFileSync(join(copy.root, project, 'tsconfig.json'), 'utf8').replaceAll(/\s/g, '');
const make = (...words: string[]) => copy.run('.', 'tools/workspace/src/generate.ts', ...words);
const fine = { status: 0, output: expect.any(String) as string };

const BROWSER = ['apps/fisheries', 'apps/owner'];
const SERVER = ['apps/api', 'libs/contracts', 'libs/rules'];

/** Tests of the API that go through every endpoint. */
const ENDPOINT_TESTS = [
  'src/admission',
  'src/delegates',
  'src/documented-examples',
  'src/event-table',
  'src/foreign-objects',
  'src/message-keys',
  'src/own-business',
];

const FEATURE = 'site visit|SiteVisit|name is refused|column|stands first';

let outputs: readonly CommandOutput[];
/** Output of compiler, linter and formatter about everything. */
let report: string;
let tests: Readonly<Record<'browser' | 'server' | 'endpoints' | 'policy' | 'workspace', CommandOutput>>;

async function checkTree(): Promise<string> {
  const lint = [join(REPOSITORY, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--deny-warnings'];
  const layout = [join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt'), '--list-different'];
  const reports = [
    await copy.readTypes('.types-server.json', SERVER),
    await copy.readTypes('.types-browser.json', BROWSER),
    await copy.run('.', ...lint, '--format', 'unix', ...BROWSER, ...SERVER),
    await copy.run('.', ...layout, ...BROWSER, ...SERVER),
  ];
  return reports.map((one) => one.output).join('\n');
}

async function runAllTests(): Promise<typeof tests> {
  const server = await copy.runTests('apps/api', 'site-visits', 'database.test', 'samples.test', '-t', FEATURE);
  const policy = await copy.runTests('libs/rules', 'src/policy.test');
  const endpoints = await copy.runTests('apps/api', ...ENDPOINT_TESTS);
  const workspace = await copy.runTests('tools/workspace', 'src/repo-checks', 'src/names', 'src/boundaries');
  const pages = ['--testPathPatterns', 'apps/fisheries/', 'letter-list'];
  return {
    server,
    endpoints,
    policy,
    workspace,
    browser: await copy.runTests('.', '--projects', ...BROWSER, ...pages),
  };
}

/** Everything is made first; then it is read and run side by side. */
beforeAll(async () => {
  copy = copyWorkspace();
  outputs = [await makeRemote(), await makePage(), await makeFeatureTwice(), await makeFeature()];
  [report, tests] = await Promise.all([checkTree(), runAllTests()]);
}, 600_000);

afterAll(() => copy.remove());

const makeRemote = () =>
  make(
    'remote',
    'fisheries',
    '--title',
    "Fishers' desk",
    '--title-fil',
    'Tanggapan ng mangingisda',
    '--mount-at',
    '/fisheries',
    '--admits',
    'mao,admin',
  );
const makePage = () =>
  make('page', 'fisheries', 'inspections/inspection-list', '--title', 'Inspections', '--title-fil', 'Mga inspeksyon');
const makeFeatureTwice = () =>
  make('page', 'owner', 'letters/letter-list', '--title', 'Letters', '--title-fil', 'Mga liham');
const makeFeature = () => make('feature', 'site-visits', '--area', 'licensing', '--admits', 'bplo,admin');

/**
 * Types, lint and formatter report nothing about the generated files; other findings of the repository are checked
 * elsewhere.
 */
function linesAbout(what: RegExp): string[] {
  return report.split('\n').filter((line) => what.test(line));
}

test('all is made', () => {
  expect(outputs).toEqual([fine, fine, fine, fine]);
});

test('a new remote and a page in it work by themselves: types, lint, tests and repository checks', () => {
  expect(linesAbout(/fisheries/)).toEqual([]);
  expect(readSettings('apps/fisheries')).toBe(readSettings('apps/owner'));
  expect(tests.browser).toEqual({ status: 0, output: expect.stringContaining('PASS fisheries') as string });
  const files = listFiles(copy.root).filter((file) => file.startsWith('apps/fisheries/'));
  expect(files.length).toBeGreaterThan(11);
  expect([listBadNames(files), listUndeclared(copy.root, 'apps/fisheries', files)]).toEqual([[], []]);
  const readme = readFileSync(join(copy.root, 'apps/fisheries/README.md'), 'utf8');
  const owners = readFileSync(join(copy.root, '.github/CODEOWNERS'), 'utf8');
  expect([
    listMissingSections(readme),
    listDeadPaths(copy.root, 'apps/fisheries/README.md', readme),
    listBadOwners(copy.root, owners, ['apps/fisheries']),
  ]).toEqual([[], [], []]);
});

test('a release takes the new remote in without an edit of the shell', () => {
  const { slots } = JSON.parse(readFileSync(join(copy.root, 'tools/release/slots.json'), 'utf8')) as {
    slots: Record<string, string>;
  };
  expect(slots['fisheries']).toMatch(/^fisheries@\d/);
});

test('a new page of an older remote has its line in the routes', () => {
  expect(linesAbout(/letter/)).toEqual([]);
  expect(tests.browser).toEqual({ status: 0, output: expect.stringMatching(/PASS owner .*letter-list/) as string });
});

test('a new feature is served, guarded, stored and audited', () => {
  expect(linesAbout(/site-?visit/i)).toEqual([]);
  expect(tests.server).toEqual({ status: 0, output: expect.stringMatching(/PASS api .*site-visits/) as string });
});

test('the list of what each role may do names the acts of a new feature', () => {
  expect(tests.policy).toEqual({
    status: 0,
    output: expect.stringContaining('PASS rules src/policy.test.ts') as string,
  });
});

test('the tests that go through every endpoint know the acts of a new feature', () => {
  expect(tests.endpoints).toEqual({ status: 0, output: expect.any(String) as string });
});

test('names, places, imports and paths of acts of all that is made pass the checks of the workspace', () => {
  expect(tests.workspace).toEqual({ status: 0, output: expect.any(String) as string });
});

test('a decision record takes the next number', async () => {
  expect(await make('decision', 'A remote of its own for fishers')).toEqual(fine);
  const names = readdirSync(join(copy.root, 'apps/docs/content/decisions'));
  expect(names.toSorted().at(-2)).toMatch(/^\d{4}-a-remote-of-its-own-for-fishers\.md$/);
  expect(checkRecordNames(names)).toEqual([]);
});

test.each([
  { words: ['remote', 'Fire'], sentence: 'is not a name' },
  { words: ['remote', 'owner', '--admits', 'user'], sentence: 'exists already' },
  { words: ['remote', 'fish', '--admits', 'fisher'], sentence: 'There is no role "fisher"' },
  { words: ['page', 'nowhere', 'a/b'], sentence: 'There is no remote "nowhere"' },
  { words: ['feature', 'inspection', '--admits', 'fire'], sentence: 'in the plural' },
  { words: ['decision'], sentence: 'What was decided?' },
  { words: ['room'], sentence: 'npm run new -- remote' },
])('$words is refused with a sentence and nothing is written', async ({ words, sentence }) => {
  const before = listFiles(copy.root).length;
  const { status, output } = await make(...words);
  expect([status, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(listFiles(copy.root)).toHaveLength(before);
});
