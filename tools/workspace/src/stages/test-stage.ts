import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Project } from './projects.ts';
import { listProjects } from './projects.ts';
import type { Result, StageOutput } from './stage.ts';
import { ROOT, run, sum } from './stage.ts';

const AT_ONCE = 2;
/** One process would hold every compiled file of the API's tests at once, and leave the second core idle at the end. */
const PARTS: Readonly<Record<string, number>> = { api: 6 };

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface Task {
  readonly project: Project;
  /** As Jest counts them: `2/6` is the second of six parts. */
  readonly shard: string;
}

/** Unit and integration tests of every project, two processes at a time. Counts tests. */
export async function testStage(log: (line: string) => void, only: readonly string[] = []): Promise<Result> {
  const isChosen = ({ name, targets }: Project): boolean =>
    targets.includes('test') && (only.length === 0 || only.includes(name));
  // What takes longest starts first.
  const waiting = listProjects()
    .filter(isChosen)
    .flatMap(tasksOf)
    .toSorted((one, other) => partsOf(other.project) - partsOf(one.project));
  const results: Result[] = [];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const result = await runTask(task);
      const part = partsOf(task.project) > 1 ? ` ${task.shard}` : '';
      log(`    ${task.project.name}${part}: ${result.passed} passed, ${result.failed} failed`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sum(results);
}

function partsOf({ name }: Project): number {
  return PARTS[name] ?? 1;
}

/** Every part of a project once, so that together they run each of its files. */
export function tasksOf(project: Project): Task[] {
  const parts = partsOf(project);
  return Array.from({ length: parts }, (_, index) => ({ project, shard: `${index + 1}/${parts}` }));
}

async function runTask({ project, shard }: Task): Promise<Result> {
  const reports = mkdtempSync(join(tmpdir(), 'ebpls-report-'));
  const report = join(reports, 'jest.json');
  const node = [process.execPath, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--ci',
    '--maxWorkers=1',
    `--shard=${shard}`,
    '--json',
    `--outputFile=${report}`,
  ];
  const said = await run([...node, ...jest], join(ROOT, project.folder));
  const found = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JestReport) : undefined;
  rmSync(reports, { recursive: true });
  return judgeTests(found, said);
}

/** A test that was skipped, a file that could not be read and a run that crashed all count as failed. */
export function judgeTests(
  report: JestReport | undefined,
  { isFine, output }: Pick<StageOutput, 'isFine' | 'output'>,
): Result {
  if (!report) return { passed: 0, failed: 1, output };
  const found = report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  const failed = found === 0 && !isFine ? 1 : found;
  return { passed: report.numPassedTests, failed, output: failed === 0 ? '' : output };
}
