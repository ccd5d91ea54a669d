// Computes what paying by a day takes off a part of an installment.

import type { Centavos } from '@ebpls/contracts';
import type { Fraction } from '@ebpls/contracts/tariff';

import { addCentavos, getMinAmount, NOTHING, subtractCentavos } from '../money.ts';
import { multiplySum, roundExactSum, toExact } from '../tariff/amounts/exact.ts';
import { addDays, type CalendarDay } from '../time/calendar.ts';
import { type Freeze, listPutOffDays, toCountedDay } from './freeze.ts';
import type { EarlyDiscount } from './open-installment.ts';

/** A part of which some was paid; amounts in centavos. */
export interface DiscountedPart {
  readonly earlyDiscount?: EarlyDiscount;
  readonly freeze?: Freeze;
  /** Unpaid and not taken off. */
  readonly principal: Centavos;
  /** Taken off by payments before. */
  readonly granted_discount: Centavos;
}

/**
 * What is taken off a part when all of it is paid on a day, in centavos. The days of a dispute are not counted, as for
 * lateness.
 */
export function computeOpenDiscount(part: DiscountedPart, day: CalendarDay): Centavos {
  const { earlyDiscount, freeze, principal, granted_discount } = part;
  if (earlyDiscount === undefined) return NOTHING;
  const countedDay = toCountedDay(freeze, day);
  if (countedDay > earlyDiscount.until) return computeLaterDiscount(earlyDiscount, principal, countedDay);
  const remainder = Math.max(0, earlyDiscount.discount - granted_discount) as Centavos;
  return getMinAmount(principal, remainder);
}

const isOpenOn =
  (day: CalendarDay) =>
  ({ until }: Pick<EarlyDiscount, 'until'>): boolean =>
    day <= until;

/** The share of what is unpaid after the first day of the discount; a centavo of it at least is paid. */
function computeLaterDiscount({ later = [] }: EarlyDiscount, principal: Centavos, day: CalendarDay): Centavos {
  const step = later.find(isOpenOn(day));
  if (step === undefined || principal === NOTHING) return NOTHING;
  return getMinAmount(computeEarlyShare(principal, step.share), (principal - 1) as Centavos);
}

/** A share of an amount, in whole centavos. */
export function computeEarlyShare(amount: Centavos, share: Fraction): Centavos {
  return roundExactSum(multiplySum(toExact(amount), share), undefined);
}

/** The day until which the discount of a part that is open on a day is given; undefined where none is. */
export function findDiscountEnd(
  { earlyDiscount, freeze }: Pick<DiscountedPart, 'earlyDiscount' | 'freeze'>,
  day: CalendarDay,
): CalendarDay | undefined {
  if (earlyDiscount === undefined) return undefined;
  return [earlyDiscount, ...(earlyDiscount.later ?? [])].find(isOpenOn(toCountedDay(freeze, day)))?.until;
}

/**
 * What paying some of an amount takes off, in centavos: the whole discount with the whole amount, else its share
 * rounded down. The discount is on what is paid in time alone, so that a part payment has its own share of it.
 */
export function computePaidDiscount(
  { amount, discount }: { readonly amount: Centavos; readonly discount: Centavos },
  paidAmount: Centavos,
): Centavos {
  if (paidAmount === NOTHING) return NOTHING;
  if (paidAmount >= amount) return discount;
  return Number((BigInt(paidAmount) * BigInt(discount)) / BigInt(amount)) as Centavos;
}

/** A part on the way through time: payments reduce its principal. */
type OpenPart = { -readonly [Key in keyof DiscountedPart]: DiscountedPart[Key] };

/**
 * Pays the principal of parts in their order, each with the discount of what is paid of it. Returns the centavos that
 * are left.
 */
export function payPrincipal(parts: readonly OpenPart[], day: CalendarDay, money: Centavos): Centavos {
  let remainder = money;
  for (const part of parts) {
    const discount = computeOpenDiscount(part, day);
    const amount = subtractCentavos(part.principal, discount);
    const paidAmount = getMinAmount(remainder, amount);
    settlePrincipal(part, paidAmount, computePaidDiscount({ amount, discount }, paidAmount));
    remainder = subtractCentavos(remainder, paidAmount);
  }
  return remainder;
}

/** Takes a paid amount and its discount off the principal of a part. Centavos. */
export function settlePrincipal(part: OpenPart, paidAmount: Centavos, discount: Centavos): void {
  part.principal = subtractCentavos(part.principal, addCentavos(paidAmount, discount));
  part.granted_discount = addCentavos(part.granted_discount, discount);
}

/** The days on which the discount of a part ends, later where a dispute put it off. */
export function listDiscountEnds({
  earlyDiscount,
  freeze,
}: Pick<DiscountedPart, 'earlyDiscount' | 'freeze'>): CalendarDay[] {
  if (earlyDiscount === undefined) return [];
  return [earlyDiscount, ...(earlyDiscount.later ?? [])].flatMap(({ until }) => {
    const end = addDays(until, 1);
    return freeze === undefined ? [end] : [end, ...listPutOffDays(freeze, end)];
  });
}
