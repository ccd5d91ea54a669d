// Schema of the reason of a bill line: a sentence, and the terms that come to its amount.

import * as v from 'valibot';

import { ChargeComputation } from './charge-computation.ts';
import { Pesos } from '../shared/primitives.ts';

export const SentenceParams = v.record(v.string(), v.union([v.string(), v.number()]));
export type SentenceParams = v.InferOutput<typeof SentenceParams>;

/** One summand of an explanation: amount × times × rate. */
export const Term = v.object({ label: v.string(), amount: Pesos, times: v.number(), rate: v.number() });
export type Term = v.InferOutput<typeof Term>;

/**
 * Explanation of a line. The billed amount is the sum of the terms, capped by `at_most`, times `share`, rounded half up
 * (each term by itself if `rounding` requires it), and never below `at_least`. Rates and shares are millionths. The
 * amount of a charge by a tariff is that of its `computation`.
 */
export const Basis = v.object({
  message_key: v.string(),
  params: SentenceParams,
  terms: v.array(Term),
  at_most: v.nullable(Pesos),
  share: v.number(),
  at_least: v.nullable(Pesos),
  rounding: v.picklist(['ONCE', 'EACH_TERM']),
  /** Fields that would change the amount when declared otherwise. */
  changes_with: v.array(v.string()),
  /** Of a charge by a tariff: the terms in exact fractions. */
  computation: v.optional(ChargeComputation),
});
export type Basis = v.InferOutput<typeof Basis>;
