// Schema of how the amount of a tariff's charge was computed, by which an auditor computes it again.

import * as v from 'valibot';

import { Pesos } from '../shared/primitives.ts';
import { Bilingual } from './ordinance/vocabulary.ts';
import type { Hundredths } from './tariff/figures.ts';

export const ExactRate = v.object({ numerator: v.number(), denominator: v.number() });
/** Hundredths of a unit of measure. */
const Figure = v.custom<Hundredths>((figure) => typeof figure === 'number');

/** A share of the whole amount, with its reason. */
const ChargeShare = v.object({
  say: v.picklist(['share', 'prorate', 'relief', 'relief_part', 'relief_rest', 'others', 'several']),
  share: ExactRate,
  relief: v.exactOptional(Bilingual),
});

/** One summand: amount × times × rate; `of` and `quantity` are what was measured, and how much of it. */
const ChargeTerm = v.object({
  say: v.picklist([
    'fixed',
    'unit',
    'cell',
    'cell_unit',
    'bracket',
    'further',
    'excess',
    'floor',
    'part',
    'rate',
    'percent',
    'own_percent',
    'found',
    'whole_year',
    'carried',
  ]),
  amount: Pesos,
  times: Figure,
  rate: ExactRate,
  of: v.exactOptional(v.array(Bilingual)),
  quantity: v.exactOptional(Figure),
  step: v.exactOptional(Figure),
});

/** The terms of one line, of one group of lines, or of the whole business. */
const ChargePart = v.object({
  name: v.exactOptional(Bilingual),
  terms: v.array(ChargeTerm),
  share: v.exactOptional(ChargeShare),
  /** Quantities by which the terms are multiplied, such as the days of a fair. */
  factors: v.exactOptional(v.array(v.object({ name: Bilingual, times: Figure }))),
  /** What of it counts beside the highest of several lines or groups. */
  beside: v.exactOptional(ChargeShare),
});

/**
 * The computation of a charge by a row of a tariff: the terms of each part, capped by `at_most`, times every share,
 * rounded to `rounding` (each line or group by itself if `round_each`), and never below `at_least`.
 */
export const ChargeComputation = v.object({
  /** Code of the row. */
  charge: v.string(),
  /** Why nothing is due; then there are no terms. */
  nothing: v.exactOptional(Bilingual),
  parts: v.array(ChargePart),
  at_most: v.exactOptional(Pesos),
  shares: v.array(ChargeShare),
  at_least: v.exactOptional(Pesos),
  rounding: v.exactOptional(v.object({ to: Pesos, way: v.picklist(['NEAREST', 'UP', 'DOWN']) })),
  round_each: v.boolean(),
});
export type ChargeComputation = v.InferOutput<typeof ChargeComputation>;
