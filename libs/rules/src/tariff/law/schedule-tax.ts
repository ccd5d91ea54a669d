// Computes what a schedule of a tariff comes to on a gross alone, to compare it with the law and with another version.

import type { Fraction, Hundredths, SimpleAmount, TariffCharge } from '@ebpls/contracts/tariff';

import type { Centavos } from '../../money.ts';
import {
  addExact,
  EXACT_NOTHING,
  type ExactSum,
  isExactBelow,
  multiplyFractions,
  multiplySum,
  ONE,
  roundExactSum,
  toExact,
} from '../amounts/exact.ts';
import { MONTHS_OF_YEAR } from '../due-charges.ts';
import type { ComparedSum, OpenCharge, OpenTariff } from '../open-tariff.ts';

const HUNDRED = 100;

function sumMarginal(amount: Extract<SimpleAmount, { kind: 'MARGINAL' }>, gross: number): ExactSum {
  let from = 0;
  let sum = EXACT_NOTHING;
  for (const { to, rate } of [...amount.steps, { to: gross, rate: amount.above }]) {
    const part = Math.min(gross, to) - from;
    if (part > 0) {
      const counted = amount.step === undefined ? part : Math.ceil(part / amount.step) * HUNDRED;
      sum = addExact(sum, multiplySum(toExact(counted), rate));
      from = to;
    }
  }
  return sum;
}

function findBracketSum(amount: Extract<SimpleAmount, { kind: 'BRACKETS' }>, gross: number): ExactSum {
  const { steps, bound, above } = amount;
  const step = steps.find(({ to }) => (bound === 'BELOW' ? gross < to : gross <= to));
  if (step !== undefined) return toExact(step.amount);
  if (above.kind === 'AMOUNT') return toExact(above.amount);
  const excess = gross - (steps.at(-1)?.to ?? 0);
  if (above.kind === 'FURTHER') return toExact(above.plus + above.each * Math.ceil(excess / above.step));
  if (above.kind === 'EXCESS') return addExact(toExact(above.plus), multiplySum(toExact(excess), above.rate));
  const ratedTax = multiplySum(toExact(gross), above.rate);
  const minimum = toExact(above.at_least ?? 0);
  return isExactBelow(ratedTax, minimum) ? minimum : ratedTax;
}

function computeAmountSum(amount: SimpleAmount, gross: number): ExactSum | undefined {
  if (amount.kind === 'RATE') return multiplySum(toExact(gross), amount.rate);
  if (amount.kind === 'MARGINAL') return sumMarginal(amount, gross);
  if (amount.kind === 'FIXED') return toExact(amount.amount);
  return amount.kind === 'BRACKETS' ? findBracketSum(amount, gross) : undefined;
}

function addAmounts(amounts: readonly SimpleAmount[], gross: number): ExactSum | undefined {
  const sums = amounts.map((amount) => computeAmountSum(amount, gross));
  return sums.every((sum) => sum !== undefined) ? sums.reduce(addExact, EXACT_NOTHING) : undefined;
}

/** What a summand comes to without the amounts that are left out; nothing where none of it is left. */
function computeSummand(summand: readonly ComparedSum[], { recorded_amounts }: OpenCharge, gross: number) {
  return summand
    .map(({ amounts, instead }) => ({ amounts: amounts.filter((each) => !recorded_amounts.has(each)), instead }))
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ amounts, instead }) => ({ sum: addAmounts(amounts, gross), instead }))
    .reduce<ExactSum | undefined>((bestSum, { sum, instead }, index) => {
      if (index === 0 || sum === undefined || bestSum === undefined) return index === 0 ? sum : undefined;
      return isExactBelow(bestSum, sum) === (instead === 'IF_HIGHER') ? sum : bestSum;
    }, EXACT_NOTHING);
}

/** The share that is due where it is most: with those that add, and without those that lessen under a condition. */
function getHighestShare({ share = ONE, shares = [] }: TariffCharge): Fraction {
  const raisedShares = shares.filter((each) => each.share.numerator > each.share.denominator);
  return raisedShares.reduce((product, each) => multiplyFractions(product, each.share), share);
}

/**
 * Tax of a schedule on a gross, without what an office records of an earlier year; undefined where it is none of gross
 * alone, or multiplied by a quantity. Centavos.
 */
export function computeScheduleTax(row: OpenCharge, gross: Hundredths): Centavos | undefined {
  const { charge, summands } = row;
  if (charge.times !== undefined) return undefined;
  const sums = summands.map((summand) => computeSummand(summand, row, gross));
  if (!sums.every((sum) => sum !== undefined)) return undefined;
  const months = { numerator: charge.monthly === true ? MONTHS_OF_YEAR : 1, denominator: 1 };
  const year = multiplySum(sums.reduce(addExact, EXACT_NOTHING), months);
  const share = multiplySum(year, getHighestShare(charge));
  return Math.max(roundExactSum(share, charge.rounding), charge.at_least ?? 0) as Centavos;
}

/** A business tax on the sales of lines, of a renewal: the one that the ceilings of the law are for. */
export function isTaxOnGross(open: OpenTariff, { charge, line_measures }: OpenCharge): boolean {
  const measures = line_measures.flatMap((code) => open.measures.get(code) ?? []);
  const isOnSales = measures.every(
    ({ kind, money_of }) => kind === 'MONEY' && money_of !== 'CAPITAL' && money_of !== 'OTHER',
  );
  const isTax = charge.kind === 'TAX' && charge.in_force !== false && charge.types.includes('RENEWAL');
  return isTax && measures.length > 0 && isOnSales;
}
