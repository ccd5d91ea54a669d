// Explains an amount of a bill as a sum of terms, and computes the amount from its explanation.

import type { Basis, Centavos, ChargeComputation, Rate, SentenceParams, Term } from '@ebpls/contracts';

import { multiplyExact, getMinAmount, getMaxAmount, NOTHING, roundExact, sumCentavos, WHOLE_RATE } from '../money.ts';
import { computeTariffAmount } from '../tariff/amounts/tariff-basis.ts';

/** Creates a summand of an explained amount: amount × times × rate. */
export function createTerm(
  label: string,
  amount: Centavos,
  details: { readonly times?: number; readonly rate?: Rate } = {},
): Term {
  return { label: `explain.term.${label}`, amount, times: details.times ?? 1, rate: details.rate ?? WHOLE_RATE };
}

export interface ChargeReason {
  readonly message_key: string;
  readonly params: SentenceParams;
  readonly terms: readonly Term[];
  readonly at_most?: Centavos;
  readonly at_least?: Centavos;
  readonly share?: Rate;
  readonly rounding?: Basis['rounding'];
  readonly changes_with: readonly string[];
  readonly computation?: ChargeComputation;
}

/** The reason of a line in the contract's shape, with null for every absent part. */
export function toBasis(reason: ChargeReason): Basis {
  return {
    message_key: `explain.${reason.message_key}`,
    params: reason.params,
    terms: [...reason.terms],
    at_most: reason.at_most ?? null,
    share: reason.share ?? WHOLE_RATE,
    at_least: reason.at_least ?? null,
    rounding: reason.rounding ?? 'ONCE',
    changes_with: [...reason.changes_with],
    ...(reason.computation === undefined ? {} : { computation: reason.computation }),
  };
}

function computeExactAmount({ amount, rate, times }: Term): bigint {
  return multiplyExact(amount, rate as Rate, times);
}

function sharedSum({ terms, share, rounding, at_most }: Basis): Centavos {
  if (rounding === 'EACH_TERM')
    return sumCentavos(terms.map((each) => roundExact(computeExactAmount(each), share as Rate)));
  const exactTotal = terms.reduce((total, each) => total + computeExactAmount(each), 0n);
  const cappedAmount = at_most === null ? exactTotal : getMinAmount(exactTotal, multiplyExact(at_most, WHOLE_RATE));
  return roundExact(cappedAmount, share as Rate);
}

/**
 * Amount of an explanation, in centavos. Bills are computed with it, so that a line never explains one amount and
 * charges another; half a centavo rounds up, once. A charge by a tariff is rounded as its row says.
 */
export function computeBasisAmount(basis: Basis): Centavos {
  if (basis.computation !== undefined) return computeTariffAmount(basis.computation);
  return getMaxAmount(basis.at_least ?? NOTHING, sharedSum(basis));
}
