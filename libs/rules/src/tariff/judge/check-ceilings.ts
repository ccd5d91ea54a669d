// Compares the taxes of a tariff with the ceilings of the Local Government Code, and with the version before.

import type { Hundredths, SimpleAmount, TaxCategoryRow } from '@ebpls/contracts/tariff';

import { formatAmount, type Centavos } from '../../money.ts';
import { addDays, countDays, getFirstDayOfQuarter } from '../../time/calendar.ts';
import { roundExactSum, multiplySum, toExact, addExact, type ExactSum, EXACT_NOTHING, ONE } from '../amounts/exact.ts';
import { listCoveringCharges, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { COMPARED_PESOS, findCeiling } from './ceilings.ts';
import { createQuestion, createRefusal, type TariffFinding } from './finding.ts';

const HUNDRED = 100;
const CITY = { numerator: 3, denominator: 2 };

function sumMarginal(amount: Extract<SimpleAmount, { kind: 'MARGINAL' }>, gross: number): ExactSum {
  let from = 0;
  let sum = EXACT_NOTHING;
  for (const { to, rate } of [...amount.steps, { to: gross, rate: amount.above }]) {
    const part = Math.min(gross, to) - from;
    if (part > 0) {
      sum = addExact(sum, multiplySum(toExact(part), rate));
      from = to;
    }
  }
  return sum;
}

function findBracketSum(amount: Extract<SimpleAmount, { kind: 'BRACKETS' }>, gross: number): ExactSum | undefined {
  const step = amount.steps.find(({ to }) => (amount.bound === 'BELOW' ? gross < to : gross <= to));
  if (step !== undefined) return toExact(step.amount);
  if (amount.above.kind === 'AMOUNT') return toExact(amount.above.amount);
  if (amount.above.kind === 'FURTHER') return undefined;
  const rated = multiplySum(toExact(gross), amount.above.rate);
  const least = toExact(amount.above.at_least ?? 0);
  return roundExactSum(rated, undefined) < roundExactSum(least, undefined) ? least : rated;
}

/** Tax of a single schedule on a gross; undefined where it is no schedule of gross alone. Centavos. */
function computeScheduleTax({ charge, amounts }: OpenCharge, gross: Hundredths): Centavos | undefined {
  const [amount, ...more] = amounts;
  if (amount === undefined || more.length > 0) return undefined;
  const sum = computeAmountSum(amount, gross);
  return sum === undefined ? undefined : roundExactSum(multiplySum(sum, charge.share ?? ONE), charge.rounding);
}

function computeAmountSum(amount: SimpleAmount, gross: number): ExactSum | undefined {
  if (amount.kind === 'RATE') return multiplySum(toExact(gross), amount.rate);
  if (amount.kind === 'MARGINAL') return sumMarginal(amount, gross);
  return amount.kind === 'BRACKETS' ? findBracketSum(amount, gross) : undefined;
}

function isTaxOnGross(open: OpenTariff, { charge, line_measures }: OpenCharge): boolean {
  const isMoney = line_measures.length > 0 && line_measures.every((code) => open.measures.get(code)?.kind === 'MONEY');
  return charge.kind === 'TAX' && isMoney && charge.types.includes('RENEWAL') && charge.per.each === 'BUSINESS';
}

function findParagraph(open: OpenTariff, row: OpenCharge): TaxCategoryRow['paragraph'] {
  const line = open.tariff.lines.find((each) => listCoveringCharges(open, each).includes(row));
  return open.tariff.taxes.find(({ code }) => code === line?.tax)?.paragraph;
}

function checkCeiling(open: OpenTariff, row: OpenCharge): TariffFinding[] {
  const paragraph = findParagraph(open, row);
  if (paragraph === undefined || row.charge.nothing_when?.tests.length === 0) return [];
  const share = open.tariff.government === 'CITY' ? CITY : ONE;
  for (const pesos of COMPARED_PESOS) {
    const tax = computeScheduleTax(row, (pesos * HUNDRED) as Hundredths);
    if (tax === undefined) return [];
    const ceiling = roundExactSum(multiplySum(toExact(findCeiling(paragraph, pesos)), share), undefined);
    if (tax <= ceiling) continue;
    const amounts = { gross: formatAmount((pesos * HUNDRED) as Centavos), tax: formatAmount(tax) };
    const params = { ...amounts, ceiling: formatAmount(ceiling), paragraph: `143(${paragraph})` };
    return [createRefusal(`charges.${row.place}.amount`, 'judge.above_143', { section: row.charge.section, params })];
  }
  return [];
}

/** Taxes above the ceilings of LGC s.143, half as much again in a city (s.151). */
export function checkCeilings(open: OpenTariff): TariffFinding[] {
  return open.charges.filter((row) => isTaxOnGross(open, row)).flatMap((row) => checkCeiling(open, row));
}

/** A new tax accrues from the first day of a quarter (LGC s.166). */
export function checkFirstDay({ tariff }: OpenTariff): TariffFinding[] {
  const { effective_on } = tariff;
  if (getFirstDayOfQuarter(effective_on) === effective_on) return [];
  const next = getFirstDayOfQuarter(addDays(getFirstDayOfQuarter(effective_on), 100));
  return [createRefusal('effective_on', 'judge.first_day', { section: 's.166', params: { day: next } })];
}

const FIVE_YEARS_IN_DAYS = 1826;
const TENTH = { numerator: 11, denominator: 10 };

function checkRise(former: OpenTariff, row: OpenCharge, isEarly: boolean): TariffFinding[] {
  const before = former.charges.find(
    ({ charge }) => charge.code === row.charge.code && charge.types.some((type) => row.charge.types.includes(type)),
  );
  if (before === undefined) return [];
  for (const pesos of COMPARED_PESOS) {
    const gross = (pesos * HUNDRED) as Hundredths;
    const [was, is] = [computeScheduleTax(before, gross), computeScheduleTax(row, gross)];
    if (was === undefined || is === undefined || is <= was) continue;
    const isAboveTenth = is > roundExactSum(multiplySum(toExact(was), TENTH), undefined);
    if (!isAboveTenth && !isEarly) continue;
    const key = isAboveTenth ? 'judge.above_tenth' : 'judge.early_rise';
    const params = { gross: formatAmount(gross as number as Centavos), was: formatAmount(was), is: formatAmount(is) };
    return [createQuestion(`charges.${row.place}.amount`, key, { section: row.charge.section, params })];
  }
  return [];
}

/** Taxes that rise by more than a tenth, or within five years of the version before (LGC s.191). */
export function checkRises(open: OpenTariff, former: OpenTariff): TariffFinding[] {
  const isEarly = countDays(former.tariff.effective_on, open.tariff.effective_on) < FIVE_YEARS_IN_DAYS;
  return open.charges.filter((row) => isTaxOnGross(open, row)).flatMap((row) => checkRise(former, row, isEarly));
}
