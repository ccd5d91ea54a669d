import { readFileSync } from 'node:fs';

import { Tariff, TariffCase } from '@ebpls/contracts/tariff';
import {
  assessTariff,
  convertCase,
  listTariffInstallments,
  loadConvertedTariff,
  openTariff,
  type OpenTariff,
} from '@ebpls/rules/tariff';
import * as v from 'valibot';

import { createBusinessCases, readSampleRules } from '../../../seed/src/generated/business-cases.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';

const POPULATION = 5_000;
const ROUNDS = 7;
const MICROSECONDS = 1_000_000;
const TOWN = new URL('../../../seed/data/towns/maliwanag/', import.meta.url);

interface TariffPopulation {
  readonly open: OpenTariff;
  readonly cases: readonly TariffCase[];
}

const readTownFile = (file: string): unknown => JSON.parse(readFileSync(new URL(file, TOWN), 'utf8'));

/** The worked bills of the town with 200 lines, again and again. */
function createTownPopulation(): TariffPopulation {
  const open = openTariff(v.parse(Tariff, readTownFile('code.json')));
  const bills = v.parse(v.array(v.object({ case: TariffCase })), readTownFile('bills.json'));
  return {
    open,
    cases: Array.from({ length: POPULATION / bills.length }, () => bills.map((bill) => bill.case)).flat(),
  };
}

/** Assessments a second; by the time of the processor, so that what else runs on the machine does not count. */
function measureRates({ open, cases }: TariffPopulation): number[] {
  const { holidays } = readSampleRules();
  const round = (): number => {
    const from = process.cpuUsage();
    for (const input of cases) listTariffInstallments(open, assessTariff(open, input), { input, holidays });
    const { user, system } = process.cpuUsage(from);
    return (cases.length / (user + system)) * MICROSECONDS;
  };
  // The first round shows how fast the engine compiles.
  round();
  return Array.from({ length: ROUNDS }, round);
}

/**
 * Measures whole assessments a second on one core by a tariff, each with its reasons, installments and late
 * charges: the code of the demonstration, converted, and the one of a town with 200 lines.
 */
export function measureTariffAssessments(): Promise<Reading[]> {
  const rules = readSampleRules();
  const sanIsidro: TariffPopulation = {
    open: openTariff(loadConvertedTariff(rules)),
    cases: createBusinessCases(POPULATION, rules).map((each) => convertCase(each, rules)),
  };
  const measurements = [
    { what: 'assessments by a tariff a second on one core', rates: measureRates(sanIsidro) },
    { what: 'the same of a town with 200 lines', rates: measureRates(createTownPopulation()) },
  ];
  return Promise.resolve(
    measurements.map(({ what, rates }) => ({
      id: 'P-25',
      what,
      unit: '/s',
      ours: computeMedian(rates),
      must: { least: 10_000 },
      spread: computeSpread(rates),
    })),
  );
}
