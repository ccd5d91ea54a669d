// Checks from when a tariff accrues, and how its taxes rise against the version before.

import type { Hundredths, SimpleAmount } from '@ebpls/contracts/tariff';

import { type Centavos, formatAmount } from '../../money.ts';
import { addDays, type CalendarDay, countDays, getFirstDayOfQuarter } from '../../time/calendar.ts';
import { multiplySum, roundExactSum, toExact } from '../amounts/exact.ts';
import { type OpenCharge, type OpenTariff, toCellKey } from '../open-tariff.ts';
import { COMPARED_PESOS } from './ceilings.ts';
import { createDoubt, createRefusal, type TariffFinding } from '../judge/finding.ts';
import { computeScheduleTax, isTaxOnGross } from './schedule-tax.ts';

const HUNDRED = 100;
const MORE_THAN_A_QUARTER_IN_DAYS = 100;

/** The first day of the quarter after the one of a day. */
function getNextQuarter(day: CalendarDay): CalendarDay {
  return getFirstDayOfQuarter(addDays(getFirstDayOfQuarter(day), MORE_THAN_A_QUARTER_IN_DAYS));
}

/** A new tax accrues from the first day of the quarter next following the effectivity of its ordinance (LGC s.166). */
export function checkFirstDay({ tariff }: OpenTariff): TariffFinding[] {
  const { effective_on, ordinance_effective_on } = tariff;
  const details = { section: 's.166', law: 'LGC s.166' };
  if (getFirstDayOfQuarter(effective_on) !== effective_on)
    return [
      createRefusal('effective_on', 'judge.first_day', { ...details, params: { day: getNextQuarter(effective_on) } }),
    ];
  if (ordinance_effective_on === undefined) return [];
  const day = getNextQuarter(ordinance_effective_on);
  if (effective_on >= day) return [];
  const params = { day, ordinance: ordinance_effective_on };
  return [createRefusal('effective_on', 'judge.accrues_early', { ...details, params })];
}

/** An amount of one version beside the same of the version before. Centavos. */
interface AmountPair {
  readonly path: string;
  readonly was: Centavos;
  readonly is: Centavos;
  readonly gross?: Centavos;
}

function pairScheduleAmounts(before: OpenCharge, row: OpenCharge): AmountPair[] {
  return COMPARED_PESOS.flatMap((pesos) => {
    const gross = (pesos * HUNDRED) as Hundredths;
    const [was, is] = [computeScheduleTax(before, gross), computeScheduleTax(row, gross)];
    if (was === undefined || is === undefined) return [];
    return [{ path: `charges.${row.place}.amount`, was, is, gross: gross as number as Centavos }];
  });
}

/** The printed amounts of an amount, by what they are for. */
function listPrintedAmounts(
  amount: SimpleAmount,
): readonly (readonly [place: string, amount: Centavos, key: string])[] {
  if (amount.kind === 'FIXED' || amount.kind === 'PER_UNIT') return [['amount', amount.amount, 'amount']];
  if (amount.kind !== 'TABLE') return [];
  return amount.cells.map((cell, index) => [`cells.${index}.amount`, cell.amount, toCellKey(cell.at)] as const);
}

function pairPrintedAmounts(before: OpenCharge, row: OpenCharge): AmountPair[] {
  return row.amounts.flatMap((amount, index) => {
    const other = before.amounts[index];
    const formerAmounts = new Map(
      other?.kind === amount.kind ? listPrintedAmounts(other).map(([, was, key]) => [key, was] as const) : [],
    );
    const path = `charges.${row.place}.amount${row.amounts.length > 1 ? `.of.${index}` : ''}`;
    return listPrintedAmounts(amount).flatMap(([place, is, key]): AmountPair[] => {
      const formerAmount = formerAmounts.get(key);
      return formerAmount === undefined ? [] : [{ path: `${path}.${place}`, was: formerAmount, is }];
    });
  });
}

const FIVE_YEARS_IN_DAYS = 1826;
const TENTH_MORE = { numerator: 11, denominator: 10 };

function checkRise(
  formerTariff: OpenTariff,
  row: OpenCharge,
  at: { isEarly: boolean; isOnGross: boolean },
): TariffFinding[] {
  const before = formerTariff.charges.find(
    ({ charge }) => charge.code === row.charge.code && charge.types.some((type) => row.charge.types.includes(type)),
  );
  if (before === undefined) return [];
  const pairs = at.isOnGross ? pairScheduleAmounts(before, row) : pairPrintedAmounts(before, row);
  const isAboveTenth = ({ was, is }: AmountPair): boolean =>
    is > roundExactSum(multiplySum(toExact(was), TENTH_MORE), undefined);
  const raisedPairs = pairs.filter(({ was, is }) => is > was);
  const pair = raisedPairs.find(isAboveTenth) ?? (at.isEarly ? raisedPairs[0] : undefined);
  if (pair === undefined) return [];
  const key = isAboveTenth(pair) ? 'judge.above_tenth' : 'judge.early_rise';
  const amounts = { was: formatAmount(pair.was), is: formatAmount(pair.is) };
  const params = pair.gross === undefined ? amounts : { ...amounts, gross: formatAmount(pair.gross) };
  const finding = pair.gross === undefined && key === 'judge.above_tenth' ? 'judge.amount_above_tenth' : key;
  return [createDoubt(pair.path, finding, { section: row.charge.section, law: 'LGC s.191', params })];
}

/** Taxes that rise by more than a tenth, or within five years of the version before (LGC s.191). */
export function checkRises(open: OpenTariff, formerTariff: OpenTariff): TariffFinding[] {
  const isEarly = countDays(formerTariff.tariff.effective_on, open.tariff.effective_on) < FIVE_YEARS_IN_DAYS;
  return open.charges
    .filter(({ charge }) => charge.kind === 'TAX' && charge.in_force !== false)
    .flatMap((row) => checkRise(formerTariff, row, { isEarly, isOnGross: isTaxOnGross(open, row) }));
}
