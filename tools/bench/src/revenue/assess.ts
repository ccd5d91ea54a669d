import { assessCase as assessOne } from '@ebpls/rules';

import { createBusinessCases, readSampleRules } from '../../../seed/src/generated/business-cases.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';

const POPULATION = 10_000;
const ASSESS_ROUNDS = 7;
const MICROSECONDS = 1_000_000;

/**
 * Measures whole bill computations a second on one core, each with its reasons, installments and late charges.
 */
export function measureAssessments(): Promise<Reading[]> {
  const rules = readSampleRules();
  const population = createBusinessCases(POPULATION, rules);
  // By the time of the processor, so that what else runs on the machine does not count.
  const round = (): number => {
    const from = process.cpuUsage();
    for (const assessCaseInput of population) assessOne(assessCaseInput, rules);
    const { user, system } = process.cpuUsage(from);
    return (POPULATION / (user + system)) * MICROSECONDS;
  };
  // The first round shows how fast the engine compiles.
  round();
  const rates = Array.from({ length: ASSESS_ROUNDS }, round);
  return Promise.resolve([
    {
      id: 'P-25',
      what: 'full assessments a second on one core',
      unit: '/s',
      ours: computeMedian(rates),
      must: { least: 10_000 },
      spread: computeSpread(rates),
    },
  ]);
}
