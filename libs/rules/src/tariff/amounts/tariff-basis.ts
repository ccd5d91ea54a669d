// The computation of one charge as terms, from which both its amount and its explanation are made.

import type { Bilingual, Centavos } from '@ebpls/contracts';
import type { Fraction, Hundredths, TariffCharge } from '@ebpls/contracts/tariff';

import {
  addExact,
  EXACT_NOTHING,
  type ExactSum,
  isExactBelow,
  multiplyFractions,
  ONE,
  roundExactSum,
  multiplySum,
  toExact,
} from './exact.ts';

/** One summand: amount × times × rate; `say` is the sentence that explains it. */
export interface TariffTerm {
  readonly say: 'fixed' | 'unit' | 'cell' | 'cell_unit' | 'bracket' | 'further' | 'floor' | 'part' | 'rate' | 'percent';
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
}

/** A share of the whole amount, with its reason. */
export interface TariffShare {
  readonly say: 'share' | 'prorate' | 'relief';
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
  const sum = times === 100 ? toExact(amount) : { over: BigInt(amount) * BigInt(times), under: 100n };
  return multiplySum(sum, rate);
}

export function sumTerms(terms: readonly TariffTerm[]): ExactSum {
  return terms.reduce((sum, term) => addExact(sum, computeTermSum(term)), EXACT_NOTHING);
}

/**
 * Amount of a charge from its own computation, in centavos: a bill never explains one amount and charges another. The
 * cap comes first, then the shares, then rounding, then the floor (domain reference 4.1).
 */
export function computeTariffAmount(basis: TariffBasis): Centavos {
  const share = basis.shares.reduce((product, each) => multiplyFractions(product, each.share), ONE);
  if (basis.nothing !== undefined) return 0 as Centavos;
  const sums = basis.parts.map(({ terms }) => sumTerms(terms));
  const round = (sum: ExactSum): Centavos => roundExactSum(multiplySum(sum, share), basis.rounding);
  const amount = basis.round_each ? sums.reduce((all, sum) => all + round(sum), 0) : round(capSum(sums, basis));
  return Math.max(amount, basis.at_least ?? 0) as Centavos;
}

function capSum(sums: readonly ExactSum[], { at_most }: TariffBasis): ExactSum {
  const sum = sums.reduce(addExact, EXACT_NOTHING);
  if (at_most === undefined) return sum;
  const most = toExact(at_most);
  return isExactBelow(most, sum) ? most : sum;
}
