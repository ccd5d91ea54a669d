import { boundaryStage } from './stages/boundary-stage.ts';
import { formatStage } from './stages/format-stage.ts';
import { journeyStage } from './stages/journey-stage.ts';
import { nxStage } from './stages/nx-stage.ts';
import { releaseStage } from './stages/release-stage.ts';
import type { Result } from './stages/stage.ts';
import { testStage } from './stages/test-stage.ts';
import { typeStage } from './stages/type-stage.ts';
import { unusedStage } from './stages/unused-stage.ts';

/** `npm test`: everything, in this order. With names after it (`npm test -- types lint`) only those parts. */
const told = (line: string) => console.log(line);
const STAGES: Readonly<Record<string, () => Promise<Result>>> = {
  types: typeStage,
  format: formatStage,
  lint: () => nxStage('lint'),
  rooms: boundaryStage,
  unused: unusedStage,
  tests: () => testStage(told),
  release: releaseStage,
  journeys: journeyStage,
};

async function check(asked: readonly string[]): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(STAGES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const startedAt = Date.now();
    const { passed, failed, output } = await stage().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      output: String(error),
    }));
    if (output !== '') console.log(output);
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(7);
    console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${counts} ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

// Leaving closes the pipes that hold every program we started, and those end with us.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(', ')}"; there are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}
const { passed, failed } = await check(asked);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
