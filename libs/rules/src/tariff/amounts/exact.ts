// Computes with exact fractions of a centavo, and rounds them as a row of the tariff says.

import type { Centavos } from '@ebpls/contracts';
import type { Fraction, Hundredths, TariffCharge } from '@ebpls/contracts/tariff';

/** A sum in centavos before rounding. */
export interface ExactSum {
  readonly over: bigint;
  readonly under: bigint;
}

export const ONE: Fraction = { numerator: 1, denominator: 1 };
/** Once, in hundredths. */
export const ONCE = 100 as Hundredths;
export const EXACT_NOTHING: ExactSum = { over: 0n, under: 1n };

export function toExact(amount: number): ExactSum {
  return { over: BigInt(amount), under: 1n };
}

export function addExact(one: ExactSum, other: ExactSum): ExactSum {
  if (one.under === other.under) return { over: one.over + other.over, under: one.under };
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

export function multiplySum({ over, under }: ExactSum, { numerator, denominator }: Fraction): ExactSum {
  if (numerator === denominator) return { over, under };
  return { over: over * BigInt(numerator), under: under * BigInt(denominator) };
}

export function isExactBelow(one: ExactSum, other: ExactSum): boolean {
  return one.over * other.under < other.over * one.under;
}

export function multiplyFractions(one: Fraction, other: Fraction): Fraction {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator };
}

/** Rounds to the centavo, or to the whole amounts that the row names; a half goes up. Centavos. */
export function roundExactSum({ over, under }: ExactSum, rounding: TariffCharge['rounding']): Centavos {
  const unit = under * BigInt(rounding?.to ?? 1);
  const way = rounding?.way ?? 'NEAREST';
  const offset = way === 'NEAREST' ? unit : way === 'UP' ? unit * 2n - 2n : 0n;
  const rounded = (over * 2n + offset) / (unit * 2n);
  return (Number(rounded) * (rounding?.to ?? 1)) as Centavos;
}
