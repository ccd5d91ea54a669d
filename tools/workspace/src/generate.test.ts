import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { undeclared } from './declared.ts';
import { badNames, listFiles } from './house.ts';
import { badDecisions, badOwners, deadPaths, missingHeadings } from './papers.ts';

jest.setTimeout(180_000);

const REPOSITORY = join(import.meta.dirname, '../../..');

let copy: string;

/** The house as it stands, in another place, with the same packages; what is made there is checked there. */
beforeAll(() => {
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
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(where: string, ...command: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: join(copy, where),
    encoding: 'utf8',
    timeout: 100_000,
    killSignal: 'SIGKILL',
  });
  return { status, said: stdout + stderr };
}

const make = (...words: string[]) => run('.', 'tools/workspace/src/generate.ts', ...words);
const fine = { status: 0, said: expect.any(String) as string };

/** Types, lint and formatter say nothing about what was made; what else stands in the house at this moment is judged elsewhere. */
function check(project: string, made: RegExp): void {
  const types = run(
    project,
    join(REPOSITORY, 'node_modules/typescript7/bin/tsc'),
    '--noEmit',
    '--pretty',
    'false',
    '-p',
    'tsconfig.json',
  );
  const lint = run(
    '.',
    join(REPOSITORY, 'node_modules/oxlint/bin/oxlint'),
    '-c',
    '.oxlintrc.json',
    '--deny-warnings',
    '--format',
    'unix',
    project,
  );
  const layout = run('.', join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt'), '--list-different', project);
  const said = types.said + lint.said + layout.said;
  expect(said.split('\n').filter((line) => made.test(line))).toEqual([]);
}

function runTests(project: string, ...only: string[]): void {
  expect(
    run(project, '--experimental-vm-modules', join(REPOSITORY, 'node_modules/jest/bin/jest.js'), '--ci', ...only),
  ).toEqual(fine);
}

test('a new remote and a page in it stand by themselves: types, lint, tests and house checks', () => {
  expect(
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
    ),
  ).toEqual(fine);
  expect(
    make('page', 'fisheries', 'inspections/inspection-list', '--title', 'Inspections', '--title-fil', 'Mga inspeksyon'),
  ).toEqual(fine);

  check('apps/fisheries', /fisheries/);
  runTests('apps/fisheries');
  const made = listFiles(copy).filter((file) => file.startsWith('apps/fisheries/'));
  expect(made.length).toBeGreaterThan(11);
  expect([badNames(made), undeclared(copy, 'apps/fisheries', made)]).toEqual([[], []]);
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
  expect(make('page', 'owner', 'letters/letter-list', '--title', 'Letters', '--title-fil', 'Mga liham')).toEqual(fine);
  check('apps/owner', /letter/);
  runTests('apps/owner', 'letter-list');
});

test('a new feature is served, guarded, stored and audited', () => {
  expect(make('feature', 'site-visits', '--area', 'licensing', '--admits', 'bplo,admin')).toEqual(fine);
  for (const project of ['libs/contracts', 'libs/rules', 'apps/api']) check(project, /site-?visit/i);
  runTests(
    'apps/api',
    'site-visits',
    'database.test',
    'samples.test',
    '-t',
    'site visit|SiteVisit|name is refused|column|stands first',
  );
});

test('a decision record takes the next number', () => {
  expect(make('decision', 'Keep the fishers apart')).toEqual(fine);
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
])('$words is refused with a sentence and nothing is written', ({ words, told }) => {
  const before = listFiles(copy).length;
  const { status, said } = make(...words);
  expect([status, said]).toEqual([1, expect.stringContaining(told)]);
  expect(listFiles(copy)).toHaveLength(before);
});
