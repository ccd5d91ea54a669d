import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { undeclared } from './declared.ts';
import { badNames, listFiles } from './house.ts';
import { badDecisions, badOwners, deadPaths, missingHeadings } from './documents.ts';

jest.setTimeout(180_000);

const REPOSITORY = join(import.meta.dirname, '../../..');

let copy: string;

/** The house as it stands, in another place, with the same packages; what is made there is checked there. */
function copyHouse(): void {
  copy = realpathSync(mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`)));
  for (const file of listFiles(REPOSITORY)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(REPOSITORY, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules/@ebpls'), { recursive: true });
  for (const name of readdirSync(join(REPOSITORY, 'node_modules'))) {
    if (name !== '@ebpls') symlinkSync(join(REPOSITORY, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const kind of ['apps', 'libs', 'tools']) {
    for (const name of readdirSync(join(copy, kind)))
      symlinkSync(join(copy, kind, name), join(copy, 'node_modules/@ebpls', name));
  }
}

interface CommandOutput {
  readonly status: number | null;
  readonly said: string;
}

function run(where: string, ...command: string[]): Promise<CommandOutput> {
  const child = spawn(process.execPath, command, {
    cwd: join(copy, where),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 150_000,
    killSignal: 'SIGKILL',
  });
  const pieces: Buffer[] = [];
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, said: Buffer.concat(pieces).toString() }));
  });
}

const make = (...words: string[]) => run('.', 'tools/workspace/src/generate.ts', ...words);
const fine = { status: 0, said: expect.any(String) as string };
const readConfig = (project: string) => readFileSync(join(copy, project, 'tsconfig.json'), 'utf8');

const BROWSER = ['apps/fisheries', 'apps/owner'];
const SERVER = ['apps/api', 'libs/contracts', 'libs/rules'];

/**
 * The types of some projects as one program, as `npm test` reads them: what they share is judged once. One thread, for
 * both programs run at the same time.
 */
function readTypes(name: string, projects: readonly string[]): Promise<CommandOutput> {
  const { compilerOptions } = JSON.parse(readConfig(projects[0] ?? '')) as { compilerOptions?: object };
  const include = projects.flatMap((project) => [`${project}/src`, `${project}/*.ts`]);
  writeFileSync(join(copy, name), JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }));
  const tsc = [join(REPOSITORY, 'node_modules/typescript7/bin/tsc'), '--singleThreaded'];
  return run('.', ...tsc, '--noEmit', '--pretty', 'false', '-p', name);
}

function runTests(where: string, ...only: string[]): Promise<CommandOutput> {
  const jest = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
  return run(where, '--experimental-vm-modules', jest, '--ci', '--maxWorkers=1', ...only);
}

const FEATURE = 'site visit|SiteVisit|name is refused|column|stands first';

let made: readonly CommandOutput[];
/** What compiler, linter and formatter said, of everything. */
let judged: string;
let tests: { readonly browser: CommandOutput; readonly server: CommandOutput };

async function judge(): Promise<string> {
  const lint = [join(REPOSITORY, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--deny-warnings'];
  const layout = [join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt'), '--list-different'];
  const said = [
    await readTypes('server.json', SERVER),
    await readTypes('browser.json', BROWSER),
    await run('.', ...lint, '--format', 'unix', ...BROWSER, ...SERVER),
    await run('.', ...layout, ...BROWSER, ...SERVER),
  ];
  return said.map((one) => one.said).join('\n');
}

async function runAllTests(): Promise<typeof tests> {
  const server = await runTests('apps/api', 'site-visits', 'database.test', 'samples.test', '-t', FEATURE);
  const pages = ['--testPathPatterns', 'apps/fisheries/', 'letter-list'];
  return { server, browser: await runTests('.', '--projects', ...BROWSER, ...pages) };
}

/** Everything is made first; then it is read and run side by side. */
beforeAll(async () => {
  copyHouse();
  made = [await makeRemote(), await makePage(), await makeLetters(), await makeFeature()];
  [judged, tests] = await Promise.all([judge(), runAllTests()]);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

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
const makeLetters = () =>
  make('page', 'owner', 'letters/letter-list', '--title', 'Letters', '--title-fil', 'Mga liham');
const makeFeature = () => make('feature', 'site-visits', '--area', 'licensing', '--admits', 'bplo,admin');

/** Types, lint and formatter say nothing about what was made; what else stands in the house at this moment is judged elsewhere. */
function linesAbout(what: RegExp): string[] {
  return judged.split('\n').filter((line) => what.test(line));
}

test('all is made', () => {
  expect(made).toEqual([fine, fine, fine, fine]);
});

test('a new remote and a page in it stand by themselves: types, lint, tests and house checks', () => {
  expect(linesAbout(/fisheries/)).toEqual([]);
  expect(readConfig('apps/fisheries').replaceAll(/\s/g, '')).toBe(readConfig('apps/owner').replaceAll(/\s/g, ''));
  expect(tests.browser).toEqual({ status: 0, said: expect.stringContaining('PASS fisheries') as string });
  const files = listFiles(copy).filter((file) => file.startsWith('apps/fisheries/'));
  expect(files.length).toBeGreaterThan(11);
  expect([badNames(files), undeclared(copy, 'apps/fisheries', files)]).toEqual([[], []]);
  const readme = readFileSync(join(copy, 'apps/fisheries/README.md'), 'utf8');
  const owners = readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8');
  expect([
    missingHeadings(readme),
    deadPaths(copy, 'apps/fisheries/README.md', readme),
    badOwners(copy, owners, ['apps/fisheries']),
  ]).toEqual([[], [], []]);
});

test('a release takes the new remote in without an edit of the shell', () => {
  const { slots } = JSON.parse(readFileSync(join(copy, 'tools/release/slots.json'), 'utf8')) as {
    slots: Record<string, string>;
  };
  expect(slots['fisheries']).toMatch(/^fisheries@\d/);
});

test('a new page of an older remote has its line in the routes', () => {
  expect(linesAbout(/letter/)).toEqual([]);
  expect(tests.browser).toEqual({ status: 0, said: expect.stringMatching(/PASS owner .*letter-list/) as string });
});

test('a new feature is served, guarded, stored and audited', () => {
  expect(linesAbout(/site-?visit/i)).toEqual([]);
  expect(tests.server).toEqual({ status: 0, said: expect.stringMatching(/PASS api .*site-visits/) as string });
});

test('a decision record takes the next number', async () => {
  expect(await make('decision', 'Keep the fishers apart')).toEqual(fine);
  const names = readdirSync(join(copy, 'apps/docs/content/decisions'));
  expect(names.toSorted().at(-1)).toMatch(/^\d{4}-keep-the-fishers-apart\.md$/);
  expect(badDecisions(names)).toEqual([]);
});

test.each([
  { words: ['remote', 'Fire'], told: 'is not a name' },
  { words: ['remote', 'owner', '--admits', 'user'], told: 'exists already' },
  { words: ['remote', 'fish', '--admits', 'fisher'], told: 'There is no role "fisher"' },
  { words: ['page', 'nowhere', 'a/b'], told: 'There is no remote "nowhere"' },
  { words: ['feature', 'inspection', '--admits', 'fire'], told: 'in the plural' },
  { words: ['decision'], told: 'What was decided?' },
  { words: ['room'], told: 'npm run new -- remote' },
])('$words is refused with a sentence and nothing is written', async ({ words, told }) => {
  const before = listFiles(copy).length;
  const { status, said } = await make(...words);
  expect([status, said]).toEqual([1, expect.stringContaining(told)]);
  expect(listFiles(copy)).toHaveLength(before);
});
