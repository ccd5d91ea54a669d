// Runs the browser tests with Playwright, as a stage of the check.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Result, type StageOutput, ROOT, run } from './stage.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly tests: readonly { readonly projectName: string }[] }[];
}

interface PlaywrightReport {
  /** Each browser is a project; what runs in two counts twice. */
  readonly config: { readonly projects: readonly { readonly name: string }[] };
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
}

/** The browser journeys over the release that was just composed. Counts tests. */
export async function runJourneyStage(): Promise<Result> {
  const reports = mkdtempSync(join(tmpdir(), 'ebpls-report-'));
  const report = join(reports, 'playwright.json');
  const playwright = [
    process.execPath,
    join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
  ];
  const result = await run(playwright, join(ROOT, 'apps/e2e'), {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    EBPLS_BUILD: '0',
    CI: '1',
  });
  const playwrightReport = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport)
    : undefined;
  rmSync(reports, { recursive: true });
  return judgeJourneys(playwrightReport, result);
}

/**
 * A journey that is skipped after another failed has failed; so has an idle browser. One that passes only at the second
 * try counts, and its first output is shown (decision 0190).
 */
export function judgeJourneys(
  report: PlaywrightReport | undefined,
  { isFine, output }: Pick<StageOutput, 'isFine' | 'output'>,
): Result {
  if (!report) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const idleNames = idleBrowsers(report);
  const failures = unexpected + skipped + report.errors.length + idleNames.length;
  const failedCount = failures === 0 && !isFine ? 1 : failures;
  const idleText = idleNames.map((name) => `\nNo journey ran in the browser "${name}".`).join('');
  return {
    passed: expected + flaky,
    failed: failedCount,
    output: failedCount + flaky === 0 ? '' : `${output}${idleText}`,
  };
}

/** Browsers of the configuration without a single journey: a pattern that finds no file any more. */
function idleBrowsers({ config, suites }: PlaywrightReport): string[] {
  const testNames = new Set(suites.flatMap(namesIn));
  return config.projects.map(({ name }) => name).filter((name) => !testNames.has(name));
}

function namesIn({ suites = [], specs }: Suite): string[] {
  return [...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)), ...suites.flatMap(namesIn)];
}
