// The computation of one charge as terms, from which both its amount and its explanation are made.

import type { Bilingual, Centavos } from '@ebpls/contracts';
import type { Fraction, Hundredths, TariffCharge } from '@ebpls/contracts/tariff';

import {
  addExact,
  EXACT_NOTHING,
  type ExactSum,
  isExactBelow,
  multiplyFractions,
  ONCE,
  ONE,
  roundExactSum,
  multiplySum,
  toExact,
} from './exact.ts';

/** One summand: amount × times × rate; `say` is the sentence that explains it. */
export interface TariffTerm {
  readonly say:
    | 'fixed'
    | 'unit'
    | 'cell'
    | 'cell_unit'
    | 'bracket'
    | 'further'
    | 'excess'
    | 'floor'
    | 'part'
    | 'rate'
    | 'percent'
    | 'own_percent'
    | 'found'
    | 'whole_year'
    | 'carried';
  readonly amount: Centavos;
  readonly times: Hundredths;
  readonly rate: Fraction;
  /** What was measured, and how much of it. */
  readonly of?: readonly Bilingual[];
  readonly quantity?: Hundredths;
  readonly step?: Hundredths;
}

/** The terms of one line, of one group of lines, or of the whole business. */
export interface TariffPart {
  readonly name?: Bilingual;
  readonly terms: readonly TariffTerm[];
  /** Only this share of the terms counts. */
  readonly share?: TariffShare;
  /** What the terms are multiplied by, one after the other. */
  readonly factors?: readonly TariffFactor[];
  /** What of it counts beside the highest of several lines or groups. */
  readonly beside?: TariffShare;
}

/** A quantity that multiplies an amount, such as the days of a fair. */
export interface TariffFactor {
  readonly name: Bilingual;
  readonly times: Hundredths;
}

/** A share of the whole amount, with its reason. */
export interface TariffShare {
  readonly say: 'share' | 'prorate' | 'relief' | 'relief_part' | 'relief_rest' | 'others' | 'several';
  readonly share: Fraction;
  readonly relief?: Bilingual;
}

export interface TariffBasis {
  /** Why nothing is due; then there are no terms. */
  readonly nothing?: Bilingual;
  readonly parts: readonly TariffPart[];
  readonly at_most?: Centavos;
  readonly shares: readonly TariffShare[];
  readonly at_least?: Centavos;
  readonly rounding?: TariffCharge['rounding'];
  readonly round_each: boolean;
}

/** Value of a term before rounding, in centavos. */
export function computeTermSum({ amount, times, rate }: TariffTerm): ExactSum {
  const sum = times === 100 ? toExact(amount) : { numerator: BigInt(amount) * BigInt(times), denominator: 100n };
  return multiplySum(sum, rate);
}

export function sumTerms(terms: readonly TariffTerm[]): ExactSum {
  return terms.reduce((sum, term) => addExact(sum, computeTermSum(term)), EXACT_NOTHING);
}

/** Value of a part before rounding, in centavos. */
function sumPart({ terms, share, beside, factors = [] }: TariffPart): ExactSum {
  const sum = [share, beside].reduce(
    (all, each) => (each === undefined ? all : multiplySum(all, each.share)),
    sumTerms(terms),
  );
  return factors.reduce((all, { times }) => multiplySum(all, { numerator: times, denominator: ONCE }), sum);
}

/** Value of parts before rounding, in centavos. */
export function sumParts(parts: readonly TariffPart[]): ExactSum {
  return parts.reduce((sum, part) => addExact(sum, sumPart(part)), EXACT_NOTHING);
}

/** The sums that are rounded: the cap, everything together, or each line or group by itself. */
function listRoundedSums({ parts, round_each, at_most }: TariffBasis): readonly ExactSum[] {
  const sum = sumParts(parts);
  if (at_most !== undefined && isExactBelow(toExact(at_most), sum)) return [toExact(at_most)];
  if (!round_each) return [sum];
  return [...Map.groupBy(parts, ({ name }) => name).values()].map(sumParts);
}

/** The sum of parts whose terms are whole amounts; undefined where a rate, a quantity or a share makes a fraction. */
function sumWholeAmounts(parts: readonly TariffPart[]): number | undefined {
  let sum = 0;
  for (const { terms, share, beside, factors } of parts) {
    if (share !== undefined || beside !== undefined || factors !== undefined) return undefined;
    for (const { amount, times, rate } of terms) {
      if (times !== 100 || rate.numerator !== rate.denominator) return undefined;
      sum += amount;
    }
  }
  return sum;
}

/** Most fees are a sum of whole amounts, for which no exact fractions are needed. */
function findWholeAmount(basis: TariffBasis): number | undefined {
  if (basis.shares.length > 0 || basis.rounding !== undefined) return undefined;
  const sum = sumWholeAmounts(basis.parts);
  if (sum === undefined || basis.at_most === undefined) return sum;
  return Math.min(sum, basis.at_most);
}

/**
 * Amount of a charge from its own computation, in centavos: a bill never explains one amount and charges another. The
 * cap comes first, then the shares, then rounding, then the floor (domain reference 4.1).
 */
export function computeTariffAmount(basis: TariffBasis): Centavos {
  if (basis.nothing !== undefined) return 0 as Centavos;
  const amount = findWholeAmount(basis) ?? computeRoundedAmount(basis);
  return Math.max(amount, basis.at_least ?? 0) as Centavos;
}

function computeRoundedAmount(basis: TariffBasis): number {
  const share = basis.shares.reduce((product, each) => multiplyFractions(product, each.share), ONE);
  return listRoundedSums(basis).reduce((all, sum) => all + roundExactSum(multiplySum(sum, share), basis.rounding), 0);
}
