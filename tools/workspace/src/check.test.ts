import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findSecrets } from './source-rules/bundle-secrets.ts';
import { judgeImports } from './stages/boundary-stage.ts';
import { judgeJourneys } from './stages/journey-stage.ts';
import { judgeNxRun } from './stages/nx-stage.ts';
import { listProjects } from './stages/projects.ts';
import { ROOT, run, sum } from './stages/stage.ts';
import { judgeTypes, listPrograms } from './stages/type-stage.ts';
import { judgeFormat } from './stages/format-stage.ts';
import { divideTests, listTests, measureTests } from './testing/test-parts.ts';
import {
  judgeSecondRun,
  judgeTests,
  listSlowFiles,
  listExcludedPatterns,
  listTasks,
  listTestedProjects,
} from './stages/test-stage.ts';

const clean = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
const inBrowser = (projectName: string) => ({ specs: [], suites: [{ specs: [{ tests: [{ projectName }] }] }] });
const browserReport = {
  config: { projects: [{ name: 'all' }, { name: 'system' }] },
  suites: [inBrowser('all'), inBrowser('system')],
  stats,
  errors: [],
};
const bad = { isFine: false, output: 'why' };

test('each project counts once in types and lint', () => {
  expect(judgeNxRun('lint', 26, { isFine: true, output: '' })).toMatchObject({ passed: 26, failed: 0 });
  expect(
    judgeNxRun('lint', 26, { isFine: false, output: 'Failed tasks:\n\n- api:lint\n- remote-kit:lint\n' }),
  ).toMatchObject({ passed: 24, failed: 2 });
});

test('only projects that failed speak', () => {
  const output =
    '> nx run ui:lint\n\nfine\n> nx run api:lint\n\nbad line\n\n NX   Running target lint failed\n\nFailed tasks:\n\n- api:lint\n';
  expect(judgeNxRun('lint', 2, { isFine: false, output })).toEqual({
    passed: 1,
    failed: 1,
    output: '> nx run api:lint\n\nbad line',
  });
});

test('a part of the check leaves out the large tests, projects of nothing else and the template pages, a whole one nothing', () => {
  const projects = listProjects();
  const names = (size?: string) => listTestedProjects(projects, size).map(({ name }) => name);
  expect(names('whole').filter((name) => !names('part').includes(name))).toEqual(['demos', 'postgres']);
  expect(listExcludedPatterns('whole')).toEqual([]);
  const [pattern = ''] = listExcludedPatterns('part').map((argument) =>
    argument.replace(/^--testPathIgnorePatterns=/, ''),
  );
  const files = ['a/crash.large.test.ts', 'a/page.large.test.tsx', 'a/large.test.ts', 'a/crash.test.ts'];
  expect(files.filter((file) => new RegExp(pattern).test(file))).toEqual(files.slice(0, 2));
});

test('every journey that a lane names is there', () => {
  const lanes = readFileSync(join(ROOT, 'apps/e2e/lanes.ts'), 'utf8');
  const namedFiles = [...lanes.matchAll(/'\*\*\/([\w/-]+\.spec\.ts)'/g)].map(([, file = '']) => file);
  expect(namedFiles.length).toBeGreaterThan(30);
  expect(namedFiles.filter((file) => !existsSync(join(ROOT, 'apps/e2e/src', file)))).toEqual([]);
});

test('a part that crashed counts as failed, never as nothing', () => {
  expect(judgeNxRun('lint', 26, bad)).toEqual({ passed: 0, failed: 1, output: 'why' });
  expect(judgeTests(undefined, bad)).toEqual({ passed: 0, failed: 1, output: 'why' });
  expect(judgeTests(clean, bad)).toEqual({ passed: 5, failed: 1, output: 'why' });
  expect(judgeJourneys(undefined, bad)).toEqual({ passed: 0, failed: 1, output: 'why' });
  expect(judgeJourneys(browserReport, bad)).toEqual({ passed: 5, failed: 1, output: 'why' });
});

test.each([
  { what: 'failed', report: { ...clean, numFailedTests: 2 }, failed: 2 },
  { what: 'skipped', report: { ...clean, numPendingTests: 1 }, failed: 1 },
  { what: 'left for later', report: { ...clean, numTodoTests: 1 }, failed: 1 },
  { what: 'in a file that cannot be read', report: { ...clean, numRuntimeErrorTestSuites: 1 }, failed: 1 },
])('a test that is $what counts as failed', ({ report, failed }) => {
  expect(judgeTests(report, bad)).toEqual({ passed: 5, failed, output: 'why' });
});

test.each([{ unexpected: 1 }, { skipped: 1 }])('a journey that is %p counts as failed', (overrides) => {
  expect(judgeJourneys({ ...browserReport, stats: { ...stats, ...overrides } }, bad)).toEqual({
    passed: 5,
    failed: 1,
    output: 'why',
  });
});

const createFile = (name: string, seconds: number) => ({
  name: join(ROOT, name),
  status: 'failed' as const,
  startTime: 0,
  endTime: seconds * 1000,
});

test('files that take over ten seconds are listed unless they are named large', () => {
  const files = [createFile('a.test.ts', 10), createFile('b.test.tsx', 11), createFile('c.test.ts', 12.34)];
  expect(listSlowFiles([...files, createFile('d.large.test.ts', 60)])).toEqual([
    'c.test.ts 12.3 s',
    'b.test.tsx 11.0 s',
  ]);
});

test('a test that passes only at the second run counts, and its first output is shown', () => {
  const firstRun = {
    report: { ...clean, numFailedTests: 1, testResults: [createFile('a.test.ts', 1)] },
    output: { ...bad, answer: '' },
  };
  const alone = { report: clean, output: { isFine: true, output: 'fine', answer: '' } };
  const verdict = judgeSecondRun(firstRun, alone);
  expect(verdict).toMatchObject({ passed: 6, failed: 0 });
  expect(verdict.output).toContain('a.test.ts\nwhy');
  expect(judgeSecondRun(firstRun, firstRun)).toEqual({ passed: 5, failed: 1, output: 'why' });
  expect(judgeSecondRun(firstRun, { ...firstRun, report: undefined })).toMatchObject({ failed: 1 });

  const journeys = { ...browserReport, stats: { ...stats, flaky: 1 } };
  expect(judgeJourneys(journeys, { isFine: true, output: 'list' })).toEqual({ passed: 6, failed: 0, output: 'list' });
});

test('journeys of both browsers count, and a browser in which none ran has failed', () => {
  const fine = { isFine: true, output: 'list' };
  expect(judgeJourneys(browserReport, fine)).toEqual({ passed: 5, failed: 0, output: '' });
  const { passed, failed, output } = judgeJourneys({ ...browserReport, suites: [inBrowser('all')] }, fine);
  expect({ passed, failed }).toEqual({ passed: 5, failed: 1 });
  expect(output).toContain('No journey ran in the browser "system".');
});

test('a project with two forbidden imports fails once and both are named', () => {
  const violation = { from: 'apps/owner/src/a.ts', to: 'apps/admin/src/b.ts', rule: { name: 'folder-remote' } };
  const { passed, failed, output } = judgeImports(
    ['apps/owner', 'libs/ui'],
    [violation, { ...violation, from: 'apps/owner/src/c.ts' }],
  );
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(output).toContain('apps/owner/src/c.ts imports apps/admin/src/b.ts\n    folder-remote: remote may import');
});

test('parts add up and only failing ones speak', () => {
  expect(
    sum([
      { passed: 2, failed: 0, output: '' },
      { passed: 1, failed: 3, output: 'no' },
    ]),
  ).toEqual({ passed: 3, failed: 3, output: 'no' });
});

test('a program that fails, and one that does not exist, are both distinguished from success', async () => {
  expect(await run([process.execPath, '-e', 'console.log(1)'], tmpdir())).toMatchObject({
    isFine: true,
    answer: '1\n',
  });
  expect(await run([process.execPath, '-e', 'process.exit(3)'], tmpdir())).toMatchObject({ isFine: false });
  expect(await run(['/no/such/program'], tmpdir())).toMatchObject({ isFine: false });
});

test('a bundle that holds a secret of the server is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-test-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static/main.js'), 'export const page = "₱3,405.00";');
  expect(findSecrets(folder)).toEqual([]);
  writeFileSync(join(folder, 'static/extra.js.map'), '{"sources":["process.env.PAYNAMICS_MERCHANT_KEY"]}');
  expect(findSecrets(folder)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test('projects with the same compiler options are one program, and each is in one', () => {
  const web = { jsx: 'react-jsx' };
  const configs: Record<string, object> = { 'apps/owner': web, 'apps/api': {}, 'libs/ui': web };
  const getConfig = (folder: string) => ({ extends: '', compilerOptions: { ...configs[folder] }, include: ['src'] });
  expect(listPrograms(Object.keys(configs), getConfig).map(({ folders }) => folders)).toEqual([
    ['apps/owner', 'libs/ui'],
    ['apps/api'],
  ]);
});

test('an error of types fails the project of its file and is printed once, one of no file fails all of its program', () => {
  const fine = { folders: ['apps/owner', 'libs/ui'], isFine: true, output: '' };
  const server = { folders: ['apps/api', 'libs/rules', 'libs/contracts'], isFine: true, output: '' };
  const judgeRuns = (first: string, second: string) =>
    judgeTypes([
      { ...fine, isFine: first === '', output: first },
      { ...server, isFine: second === '', output: second },
    ]);
  expect(judgeRuns('', '')).toEqual({ passed: 5, failed: 0, output: '' });
  const error = 'libs/contracts/src/shared/offices.ts(3,1): error TS2741: Property is missing\n  in type {}';
  const other = 'libs/ui/src/a.tsx(1,2): error TS2307: no';
  expect(judgeRuns(`${error}\n`, `${error}\n`)).toEqual({ passed: 4, failed: 1, output: error });
  expect(judgeRuns(`${error}\n${other}\n`, error)).toEqual({ passed: 3, failed: 2, output: `${error}\n${other}` });
  expect(judgeRuns('error TS18003: no inputs', '')).toMatchObject({ passed: 3, failed: 2 });
});

test('each file that the formatter would write otherwise fails, and so does a formatter without output', () => {
  expect(judgeFormat(true, '', '')).toEqual({ passed: 1, failed: 0, output: '' });
  expect(judgeFormat(false, 'apps/a.ts\nlibs/b.ts\n', '')).toMatchObject({ passed: 0, failed: 2 });
  expect(judgeFormat(false, '', 'no such file')).toEqual({ passed: 0, failed: 1, output: 'no such file' });
});

test('each file of a project runs once, in one of its parts', () => {
  const createProject = (name: string) => ({ name, folder: `apps/${name}`, targets: ['test'] });
  expect(listTasks(createProject('owner'), 'part').map(({ part, chosen }) => [part, chosen])).toEqual([
    ['1/1', listExcludedPatterns('part')],
  ]);
  const all = listTests(join(ROOT, 'apps/api'));
  const files = (size: string | undefined) =>
    listTasks(createProject('api'), size).flatMap(({ chosen: [option, ...paths] }) => {
      expect(option).toBe('--runTestsByPath');
      expect(paths.length).toBeGreaterThan(10);
      return paths;
    });
  expect(files(undefined).toSorted()).toEqual(all);
  expect(files('part').toSorted()).toEqual(all.filter((path) => !path.includes('.large.test.')));
});

test('parts are of about the same length, and what works on a staged municipality is in one of them', () => {
  const test = (path: string, bytes: number, isStaged = false) => ({ path, bytes, isStaged });
  const stagedTests = [test('s1', 20, true), test('s2', 20, true)];
  const others = [test('a', 10), test('b', 90), test('c', 50), test('d', 40)];
  expect(divideTests([...others, ...stagedTests], 3)).toEqual([
    ['s1', 's2'],
    ['b', 'a'],
    ['c', 'd'],
  ]);
  expect(divideTests([], 2)).toEqual([[], []]);
});

test('the API has files that work on a staged municipality, and their part is known', () => {
  const folder = join(ROOT, 'apps/api');
  const stagedTests = measureTests(folder, listTests(folder)).filter(({ isStaged }) => isStaged);
  expect(stagedTests.map(({ path }) => path)).toContain('src/samples.test.ts');
});
