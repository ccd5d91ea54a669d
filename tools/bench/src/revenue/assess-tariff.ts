import {
  assessTariff,
  convertCase,
  listTariffInstallments,
  loadConvertedTariff,
  openTariff,
} from '@ebpls/rules/tariff';

import { createBusinessCases, readSampleRules } from '../../../seed/src/generated/business-cases.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';

const POPULATION = 5_000;
const ROUNDS = 7;
const MICROSECONDS = 1_000_000;

/**
 * Issue 38: measures whole assessments a second on one core by a tariff, each with its reasons, installments and late
 * charges; the code of the demonstration is converted to one.
 */
export function measureTariffAssessments(): Promise<Reading[]> {
  const rules = readSampleRules();
  const open = openTariff(loadConvertedTariff(rules));
  const cases = createBusinessCases(POPULATION, rules).map((each) => convertCase(each, rules));
  // By the time of the processor, so that what else runs on the machine does not count.
  const round = (): number => {
    const from = process.cpuUsage();
    for (const input of cases)
      listTariffInstallments(open, assessTariff(open, input), { input, holidays: rules.holidays });
    const { user, system } = process.cpuUsage(from);
    return (POPULATION / (user + system)) * MICROSECONDS;
  };
  // The first round shows how fast the engine compiles.
  round();
  const rates = Array.from({ length: ROUNDS }, round);
  return Promise.resolve([
    {
      id: 'I38-1',
      what: 'assessments by a tariff a second on one core',
      unit: '/s',
      ours: computeMedian(rates),
      must: { least: 10_000 },
      spread: computeSpread(rates),
    },
  ]);
}
