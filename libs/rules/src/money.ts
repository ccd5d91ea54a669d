// Computes with money in whole centavos: rounds, sums, splits and formats amounts without floating-point errors.

import { type Centavos, formatPesosText, type Rate } from '@ebpls/contracts';

export { parseCentavos, formatPesosText, type Centavos, type Rate } from '@ebpls/contracts';

/** The whole of something, as a rate: 100%. */
export const WHOLE_RATE = 1_000_000 as Rate;

/** An amount before rounding: whole centavos times millionths, exact. */
export type Exact = bigint;

const MILLION = 1_000_000n;

export const NOTHING = 0 as Centavos;

/** Divides non-negative whole numbers, half rounding up. */
export function divideHalfUp(numerator: bigint, denominator: bigint): Centavos {
  return Number((numerator * 2n + denominator) / (denominator * 2n)) as Centavos;
}

/** An amount times a count times a rate, not rounded. */
export function multiplyExact(amount: Centavos, rate: Rate, times = 1): Exact {
  return BigInt(amount) * BigInt(times) * BigInt(rate);
}

/** Rounds an exact amount, or a share of it, to the centavo, half up and once. */
export function roundExact(exact: Exact, share: Rate = WHOLE_RATE): Centavos {
  return divideHalfUp(exact * BigInt(share), MILLION * MILLION);
}

/** A share of an amount, half a centavo rounding up. */
export function computeShare(amount: Centavos, rate: Rate, times = 1): Centavos {
  return divideHalfUp(multiplyExact(amount, rate, times), MILLION);
}

/** Adds centavos; nothing adds up to zero. */
export function sumCentavos(amounts: Iterable<Centavos>): Centavos {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as Centavos;
}

/** Centavos and centavos. */
export function addCentavos(one: Centavos, other: Centavos): Centavos {
  return (one + other) as Centavos;
}

/** Difference in centavos; below zero when the second is more. */
export function subtractCentavos(one: Centavos, other: Centavos): Centavos {
  return (one - other) as Centavos;
}

/** The lower of two amounts of one unit. */
export function getMinAmount<Quantity extends Centavos | Exact>(one: Quantity, other: Quantity): Quantity {
  return one < other ? one : other;
}

/** The higher of two amounts of one unit. */
export function getMaxAmount<Quantity extends Centavos | Exact>(one: Quantity, other: Quantity): Quantity {
  return one > other ? one : other;
}

/**
 * Splits an amount into equal parts rounded half up; the last part takes the remainder (domain reference 4.1). Never a
 * part below zero.
 */
export function splitEvenly(amount: Centavos, parts: number): Centavos[] {
  const each = divideHalfUp(BigInt(amount), BigInt(parts));
  let remainder: number = amount;
  return Array.from({ length: parts }, (_, index) => {
    const part = index === parts - 1 ? remainder : Math.min(remainder, each);
    remainder -= part;
    return part as Centavos;
  });
}

/** Spreads an amount over weights pro rata, half up; the last takes the remainder (domain reference 4.7, rule 9). */
export function splitProRata(amount: Centavos, weights: readonly Centavos[]): Centavos[] {
  const totalWeight = BigInt(sumCentavos(weights));
  let remainder: number = amount;
  return weights.map((weight, index) => {
    const part =
      index === weights.length - 1 || totalWeight === 0n
        ? remainder
        : Math.min(remainder, divideHalfUp(BigInt(amount) * BigInt(weight), totalWeight));
    remainder -= part;
    return part as Centavos;
  });
}

/** An amount as a sentence shows it: `1,200,000.00`. */
export function formatAmount(amount: Centavos): string {
  const text = formatPesosText(amount);
  let end = text.length - 3;
  let fraction = text.slice(end);
  const start = amount < 0 ? 1 : 0;
  for (; end - start > 3; end -= 3) fraction = `,${text.slice(end - 3, end)}${fraction}`;
  return text.slice(0, end) + fraction;
}

/** An amount before rounding as a sentence shows it: `174.75`, and `0.0625` where there is more than the centavo. */
export function formatExact(exact: Exact): string {
  const wholeCentavos = exact / MILLION;
  const beyond = String(exact % MILLION)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${formatAmount(Number(wholeCentavos) as Centavos)}${beyond}`;
}

/** A rate as a sentence shows it, in per cent: 3,750 millionths are `0.375`. */
export function formatPercent(rate: number): string {
  const digits = String(rate).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -4) : `${digits.slice(0, -4)}.${fraction}`;
}
