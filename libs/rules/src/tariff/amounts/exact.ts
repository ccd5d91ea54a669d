// Computes with exact fractions of a centavo, and rounds them as a row of the tariff says.

import type { Centavos } from '@ebpls/contracts';
import type { Fraction, Hundredths, TariffCharge } from '@ebpls/contracts/tariff';

/** A sum in centavos before rounding. */
export interface ExactSum {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ONE: Fraction = { numerator: 1, denominator: 1 };
/** Once, in hundredths. */
export const ONCE = 100 as Hundredths;
export const EXACT_NOTHING: ExactSum = { numerator: 0n, denominator: 1n };

export function toExact(amount: number): ExactSum {
  return { numerator: BigInt(amount), denominator: 1n };
}

export function addExact(one: ExactSum, other: ExactSum): ExactSum {
  if (one.denominator === other.denominator)
    return { numerator: one.numerator + other.numerator, denominator: one.denominator };
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

export function multiplySum(sum: ExactSum, { numerator, denominator }: Fraction): ExactSum {
  if (numerator === denominator) return sum;
  return { numerator: sum.numerator * BigInt(numerator), denominator: sum.denominator * BigInt(denominator) };
}

export function isExactBelow(one: ExactSum, other: ExactSum): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

export function multiplyFractions(one: Fraction, other: Fraction): Fraction {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator };
}

/** Rounds to the centavo, or to the whole amounts that the row names; a half goes up. Centavos. */
export function roundExactSum({ numerator, denominator }: ExactSum, rounding: TariffCharge['rounding']): Centavos {
  const unit = denominator * BigInt(rounding?.to ?? 1);
  const way = rounding?.way ?? 'NEAREST';
  const offset = way === 'NEAREST' ? unit : way === 'UP' ? unit * 2n - 2n : 0n;
  const rounded = (numerator * 2n + offset) / (unit * 2n);
  return (Number(rounded) * (rounding?.to ?? 1)) as Centavos;
}
