import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Project } from './projects.ts';
import { listProjects } from './projects.ts';
import type { Result, Said } from './stage.ts';
import { ROOT, run, sum } from './stage.ts';

const AT_ONCE = 2;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Unit and integration tests of every project, two projects at a time. Counts tests. */
export async function testStage(told: (line: string) => void, only: readonly string[] = []): Promise<Result> {
  const projects = listProjects().filter(
    ({ name, targets }) => targets.includes('test') && (only.length === 0 || only.includes(name)),
  );
  // The API's tests take longest; started first, they run beside all the others.
  const waiting = projects.toSorted((one, other) => Number(other.name === 'api') - Number(one.name === 'api'));
  const results: Result[] = [];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const result = await testProject(project);
      told(`    ${project.name}: ${result.passed} passed, ${result.failed} failed`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sum(results);
}

async function testProject({ folder }: Project): Promise<Result> {
  const reports = mkdtempSync(join(tmpdir(), 'ebpls-report-'));
  const report = join(reports, 'jest.json');
  const node = [process.execPath, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--ci',
    '--maxWorkers=1',
    '--json',
    `--outputFile=${report}`,
  ];
  const said = await run([...node, ...jest], join(ROOT, folder));
  const found = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JestReport) : undefined;
  rmSync(reports, { recursive: true });
  return judgeTests(found, said);
}

/** A test that was skipped, a file that could not be read and a run that crashed all count as failed. */
export function judgeTests(
  report: JestReport | undefined,
  { isFine, output }: Pick<Said, 'isFine' | 'output'>,
): Result {
  if (!report) return { passed: 0, failed: 1, output };
  const found = report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  const failed = found === 0 && !isFine ? 1 : found;
  return { passed: report.numPassedTests, failed, output: failed === 0 ? '' : output };
}
