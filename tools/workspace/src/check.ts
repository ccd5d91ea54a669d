import { runBoundaryStage } from './stages/boundary-stage.ts';
import { runFormatStage } from './stages/format-stage.ts';
import { runJourneyStage } from './stages/journey-stage.ts';
import { runNxStage } from './stages/nx-stage.ts';
import { closeProduct, startProductStage } from './stages/product-stage.ts';
import { runReleaseStage } from './stages/release-stage.ts';
import { makeScratch, removeScratch } from './stages/scratch.ts';
import { type Result, sum } from './stages/stage.ts';
import { runTestStage } from './stages/test-stage.ts';
import { runTypeStage } from './stages/type-stage.ts';
import { runUnusedStage } from './stages/unused-stage.ts';

/**
 * `npm test`: the checks before a merge, in this order; with names after it (`npm test -- types lint`) only those parts.
 * `npm run test:whole` runs the large tests and all journeys as well (decision 0190). Parts on one line run side by side:
 * each of them keeps one core busy, but for the product, which waits for the journeys.
 */
const WHOLE = '--whole';
const log = (line: string) => console.log(line);
const STAGES: readonly Readonly<Record<string, () => Promise<Result>>>[] = [
  { types: runTypeStage },
  { format: runFormatStage, lint: () => runNxStage('lint'), boundaries: runBoundaryStage, unused: runUnusedStage },
  { release: runReleaseStage },
  { product: startProductStage, tests: () => runTestStage(log) },
  { journeys: runJourneyStage },
];

async function check(partNames: readonly string[]): Promise<Result> {
  const results: Result[] = [];
  for (const stages of STAGES) {
    const chosenStages = Object.entries(stages).filter(([name]) => partNames.length === 0 || partNames.includes(name));
    results.push(...(await Promise.all(chosenStages.map(([name, stage]) => runStage(name, stage)))));
  }
  return sum(results);
}

/** Runs one part and prints what it found. */
async function runStage(name: string, stage: () => Promise<Result>): Promise<Result> {
  const startedAt = Date.now();
  const result = await stage().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
  const { passed, failed, output } = result;
  if (output !== '') console.log(output);
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(7);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${counts} ${seconds} s`);
  return result;
}

// Leaving closes the pipes that hold every program we started, and those end with us.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));

const words = process.argv.slice(2);
const stageNames = words.filter((name) => name !== WHOLE);
process.env['TESTS'] = words.includes(WHOLE) ? 'whole' : 'part';
const names = STAGES.flatMap((stages) => Object.keys(stages));
const unknownStages = stageNames.filter((name) => !names.includes(name));
if (unknownStages.length > 0) {
  console.error(`There is no part "${unknownStages.join(', ')}"; there are ${names.join(', ')}.`);
  process.exit(2);
}
const scratch = makeScratch();
if (scratch !== undefined) {
  process.env['TMPDIR'] = scratch;
  process.once('exit', () => removeScratch(scratch));
}
const { passed, failed } = await check(stageNames);
await closeProduct();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
