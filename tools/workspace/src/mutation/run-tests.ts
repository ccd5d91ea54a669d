// Runs Jest for mutation testing: without a mutant, to learn what tests reach, and with one mutant at a time.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startChildProcess } from '@ebpls/launcher/child-process';

const RUNNER = join(import.meta.dirname, 'mutation-runner.js');
const DRY_RUN_TIMEOUT_S = 40 * 60; // seconds: the API's tests in one process take a quarter of an hour

/** A test file with what it reached in the dry run: how often each mutant ran. */
export interface CoveringFile {
  readonly path: string;
  readonly seconds: number;
  readonly reached: Readonly<Record<string, number>>;
}

export interface Coverage {
  readonly files: readonly CoveringFile[];
  /** Ids of what ran while a module was loaded. */
  readonly loaded: ReadonlySet<string>;
  /** Files that fail without any mutant, so that they count for none. */
  readonly failing: readonly string[];
}

export type MutantFate = 'killed' | 'survived' | 'timed out' | 'broken';

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface ReachedMutants {
  readonly static?: Readonly<Record<string, number>>;
  readonly perTest?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface JestCall {
  readonly project: string;
  readonly jestArguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutS: number;
}

/** Runs Jest in a project of the copy; `late` when it did not end in time and was stopped. */
async function runJest({ project, jestArguments, environment, timeoutS }: JestCall): Promise<string> {
  const jest = ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=1', `--runner=${RUNNER}`, ...jestArguments];
  const [script = '', ...options] = jest;
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(project, '../..', script)];
  const child = startChildProcess(process.execPath, [...node, ...options], {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  let isLate = false;
  const timeout = setTimeout(() => {
    isLate = true;
    void child.stop();
  }, timeoutS * 1000);
  const reason = await child.exited;
  clearTimeout(timeout);
  return isLate ? 'late' : reason;
}

interface DryRun {
  readonly project: string;
  /** Loaded before the first test. */
  readonly sources: readonly string[];
  readonly shard: string;
  readonly excluded: readonly string[];
}

/** Runs the tests of one part of a project without a mutant. */
export async function runDry({ project, sources, shard, excluded }: DryRun): Promise<Coverage> {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-mutation-'));
  const [report, coverage] = [join(folder, 'jest.json'), join(folder, 'coverage.json')];
  const reason = await runJest({
    project,
    jestArguments: ['--json', `--outputFile=${report}`, `--shard=${shard}`, ...excluded],
    environment: { MUTATION_COVERAGE: coverage, MUTATION_SOURCES: JSON.stringify(sources) },
    timeoutS: DRY_RUN_TIMEOUT_S,
  });
  if (!existsSync(report) || !existsSync(coverage)) throw new Error(`The tests of ${project} did not end: ${reason}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const reachedMutants = JSON.parse(readFileSync(coverage, 'utf8')) as ReachedMutants;
  rmSync(folder, { recursive: true });
  const passedTests = testResults.filter(({ status }) => status === 'passed');
  return {
    files: passedTests.map(({ name, startTime, endTime }) => ({
      path: name,
      seconds: (endTime - startTime) / 1000,
      reached: reachedMutants.perTest?.[name] ?? {},
    })),
    loaded: new Set(Object.keys(reachedMutants.static ?? {})),
    failing: testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name),
  };
}

/** Runs test files with one mutant switched on, until one fails. A run that takes far longer than the files did is late. */
export async function tryMutant(
  project: string,
  mutantId: string,
  files: readonly Pick<CoveringFile, 'path' | 'seconds'>[],
): Promise<MutantFate> {
  const seconds = files.reduce((sum, file) => sum + file.seconds, 0);
  const reason = await runJest({
    project,
    jestArguments: ['--runTestsByPath', ...files.map(({ path }) => path)],
    environment: {
      __STRYKER_ACTIVE_MUTANT__: mutantId,
      MUTATION_BAIL: '1',
      MUTATION_FILES: JSON.stringify(files.map(({ path }) => path)),
    },
    timeoutS: 60 + 4 * seconds,
  });
  if (reason === 'late') return 'timed out';
  if (reason === 'code 0') return 'survived';
  return reason === 'code 1' ? 'killed' : 'broken';
}
