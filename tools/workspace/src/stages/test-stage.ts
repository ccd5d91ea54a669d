// Runs unit and integration tests of all projects with Jest, as a stage of the check.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { type Project, listProjects } from './projects.ts';
import { type Result, type StageOutput, ROOT, run, sum } from './stage.ts';
import { divideTests, listTests, measureTests } from '../testing/test-parts.ts';

const TEST_CONCURRENCY = 4; // a test waits a third of its time, and two cores serve four
/** A file that takes more than ten seconds beside others bears it in its name; `npm test` leaves it out (decision 0190). */
const LARGE = String.raw`\.large\.test\.tsx?$`;
const LARGE_MS = 10_000;
/** Nothing of the product rests on them; a whole run tests them as well. */
const TEMPLATE_PAGES = 'demos';
/** When more files fail, they are broken and are not run a second time. */
const FILES_AGAIN = 2;
/**
 * One process would hold every compiled file of the API's tests at once, and leave the second core idle at the end.
 * More than run at once pay again for a database, its schema, a staged municipality and the modules: six took 18 % more of the
 * processors than three.
 */
const TEST_PARTS: Readonly<Record<string, number>> = { api: 3, workspace: 2 };

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly JestFile[];
}

interface JestFile {
  readonly name: string;
  readonly status: 'passed' | 'failed';
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly endTime: number;
}

interface JestRun {
  readonly report: JestReport | undefined;
  readonly output: StageOutput;
}

interface Task {
  readonly project: Project;
  /** `2/3` is the second of three parts. */
  readonly part: string;
  /** Files that Jest runs; absent when it runs every file of the project. */
  readonly chosen: readonly string[];
}

/** Unit and integration tests of every project, four processes at a time. Counts tests. */
export async function runTestStage(log: (line: string) => void, only: readonly string[] = []): Promise<Result> {
  const isChosen = ({ name }: Project): boolean => only.length === 0 || only.includes(name);
  // The longest parts start first.
  const projectQueue = listTestedProjects(listProjects(), process.env['TESTS'])
    .filter(isChosen)
    .flatMap((project) => listTasks(project, process.env['TESTS']))
    .toSorted((one, other) => getPartCount(other.project) - getPartCount(one.project));
  const results: Result[] = [];
  const worker = async () => {
    for (let task = projectQueue.shift(); task; task = projectQueue.shift()) {
      const startedAt = Date.now();
      const { slowFiles, ...result } = await runTask(task);
      const part = getPartCount(task.project) > 1 ? ` ${task.part}` : '';
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      log(`    ${task.project.name}${part}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
      if (process.env['TESTS'] === 'part') for (const file of slowFiles) log(`      over ten seconds: ${file}`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: TEST_CONCURRENCY }, worker));
  return sum(results);
}

/** The projects whose tests are run by a whole check, or by `npm test` when `size` is `part` (decision 0190). */
export function listTestedProjects(projects: readonly Project[], size: string | undefined): Project[] {
  const testedProjects = projects.filter(({ targets }) => targets.includes('test'));
  return size === 'part' ? testedProjects.filter(hasPart) : testedProjects;
}

/** A project whose tests are all large has no tests in a part. */
function hasPart({ name, folder }: Project): boolean {
  if (name === TEMPLATE_PAGES) return false;
  const files = listTests(join(ROOT, folder));
  return files.length === 0 || files.some((path) => !new RegExp(LARGE).test(path));
}

/** Patterns that Jest leaves out. */
export function listExcludedPatterns(size: string | undefined): string[] {
  return size === 'part' ? [`--testPathIgnorePatterns=${LARGE}`] : [];
}

function getPartCount({ name }: Project): number {
  return TEST_PARTS[name] ?? 1;
}

/** Every part of a project once, so that together they run each of its files, or those that `npm test` runs. */
export function listTasks(project: Project, size: string | undefined): Task[] {
  const count = getPartCount(project);
  if (count === 1) return [{ project, part: '1/1', chosen: listExcludedPatterns(size) }];
  const folder = join(ROOT, project.folder);
  const paths = listTests(folder).filter((path) => size !== 'part' || !new RegExp(LARGE).test(path));
  return divideTests(measureTests(folder, paths), count).map((chosenPaths, index) => ({
    project,
    part: `${index + 1}/${count}`,
    chosen: ['--runTestsByPath', ...chosenPaths],
  }));
}

async function runTask({ project, chosen }: Task): Promise<Result & { readonly slowFiles: readonly string[] }> {
  const first = await runJest(project, chosen);
  const slowFiles = listSlowFiles(first.report?.testResults ?? []);
  const failedFiles = listFailedFiles(first.report);
  if (failedFiles.length === 0 || failedFiles.length > FILES_AGAIN || hasSkipped(first.report))
    return { ...judgeTests(first.report, first.output), slowFiles };
  const second = await runJest(project, ['--runTestsByPath', ...failedFiles]);
  return { ...judgeSecondRun(first, second), slowFiles };
}

/** Files that have become large without the name, with their seconds beside others; the slowest comes first. */
export function listSlowFiles(files: readonly JestFile[]): string[] {
  return files
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .filter(({ name, ms }) => ms > LARGE_MS && !new RegExp(LARGE).test(name))
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ name, ms }) => `${relative(ROOT, name)} ${(ms / 1000).toFixed(1)} s`);
}

async function runJest(project: Project, files: readonly string[]): Promise<JestRun> {
  const reports = mkdtempSync(join(tmpdir(), 'ebpls-report-'));
  const file = join(reports, 'jest.json');
  const node = [process.execPath, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--ci',
    '--maxWorkers=1',
    '--json',
    `--outputFile=${file}`,
  ];
  const output = await run([...node, ...jest, ...files], join(ROOT, project.folder));
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JestReport) : undefined;
  rmSync(reports, { recursive: true });
  return { report, output };
}

function listFailedFiles(report: JestReport | undefined): string[] {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** A skipped test fails with any second run. */
function hasSkipped(report: JestReport | undefined): boolean {
  return report !== undefined && report.numPendingTests + report.numTodoTests > 0;
}

/**
 * Judges files that failed beside others and were run once more, alone. A test that then passes is counted, and its
 * first output is shown: it is a race that has to be found (decision 0190).
 */
export function judgeSecondRun(first: JestRun, second: JestRun): Result {
  const beside = judgeTests(first.report, first.output);
  const singleRun = judgeTests(second.report, second.output);
  if (singleRun.failed > 0) return { ...beside, output: second.output.output };
  const output = `Passed only when run again, alone:\n${listFailedFiles(first.report).join('\n')}\n${beside.output}`;
  return { passed: beside.passed + beside.failed, failed: 0, output };
}

/** A test that was skipped, a file that could not be read and a run that crashed all count as failed. */
export function judgeTests(
  report: JestReport | undefined,
  { isFine, output }: Pick<StageOutput, 'isFine' | 'output'>,
): Result {
  if (!report) return { passed: 0, failed: 1, output };
  const failureCount =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  const failedCount = failureCount === 0 && !isFine ? 1 : failureCount;
  return { passed: report.numPassedTests, failed: failedCount, output: failedCount === 0 ? '' : output };
}
