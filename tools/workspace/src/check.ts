import { boundaryStage } from './stages/boundary-stage.ts';
import { formatStage } from './stages/format-stage.ts';
import { journeyStage } from './stages/journey-stage.ts';
import { nxStage } from './stages/nx-stage.ts';
import { closeProduct, productStage } from './stages/product-stage.ts';
import { releaseStage } from './stages/release-stage.ts';
import { makeScratch, removeScratch } from './stages/scratch.ts';
import { type Result, sum } from './stages/stage.ts';
import { testStage } from './stages/test-stage.ts';
import { typeStage } from './stages/type-stage.ts';
import { unusedStage } from './stages/unused-stage.ts';

/**
 * `npm test`: what decides about landing, in this order; with names after it (`npm test -- types lint`) only those parts.
 * `npm run test:whole` runs the large tests and all journeys as well (decision 0190). What stands on one line runs side by
 * side: each of those parts keeps one core busy, but for the product, which stands ready for the journeys.
 */
const WHOLE = '--whole';
const told = (line: string) => console.log(line);
const STAGES: readonly Readonly<Record<string, () => Promise<Result>>>[] = [
  { types: typeStage },
  { format: formatStage, lint: () => nxStage('lint'), rooms: boundaryStage, unused: unusedStage },
  { release: releaseStage },
  { product: productStage, tests: () => testStage(told) },
  { journeys: journeyStage },
];

async function check(asked: readonly string[]): Promise<Result> {
  const results: Result[] = [];
  for (const stages of STAGES) {
    const chosen = Object.entries(stages).filter(([name]) => asked.length === 0 || asked.includes(name));
    results.push(...(await Promise.all(chosen.map(([name, stage]) => runStage(name, stage)))));
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
const asked = words.filter((word) => word !== WHOLE);
process.env['TESTS'] = words.includes(WHOLE) ? 'whole' : 'part';
const names = STAGES.flatMap((stages) => Object.keys(stages));
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(', ')}"; there are ${names.join(', ')}.`);
  process.exit(2);
}
const scratch = makeScratch();
if (scratch !== undefined) {
  process.env['TMPDIR'] = scratch;
  process.once('exit', () => removeScratch(scratch));
}
const { passed, failed } = await check(asked);
await closeProduct();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
