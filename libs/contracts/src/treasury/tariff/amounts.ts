// Schemas of the ways in which a charge of a tariff comes to an amount.

import * as v from 'valibot';

import { PrintedAmount, PrintedFigure, PrintedPartRate, PrintedRate, TariffCode } from './figures.ts';
import { StepBound, Quantity } from './registers.ts';

const steps = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.array(v.strictObject({ to: PrintedFigure, ...entries }), 'tariff.list'),
    v.maxLength(100, 'tariff.too_many'),
  );

/** A side of a table: the values of a classification or of a choice, or the ranges of a quantity. */
const TableDimension = v.variant('by', [
  v.strictObject({ by: v.literal('CLASSIFICATION'), classification: TariffCode }),
  v.strictObject({ by: v.literal('CHOICE'), measure: TariffCode }),
  v.strictObject({
    by: v.literal('RANGES'),
    of: Quantity,
    bound: StepBound,
    steps: steps({ range: TariffCode }),
    above: TariffCode,
  }),
]);
export type TableDimension = v.InferOutput<typeof TableDimension>;

/** How much of a quantity counts as one; a part of it counts as a whole one. */
const CountedStep = v.pipe(
  PrintedFigure,
  v.check((figure) => figure > 0, 'tariff.figure'),
);

/** What a quantity above the last bracket costs. */
const AboveBrackets = v.variant('kind', [
  v.strictObject({ kind: v.literal('AMOUNT'), amount: PrintedAmount }),
  v.strictObject({ kind: v.literal('RATE'), rate: PrintedRate, at_least: v.optional(PrintedAmount) }),
  /** The amount `plus`, and a rate of what exceeds the last bracket: 8,800.00 and 1.1 % of the excess. */
  v.strictObject({ kind: v.literal('EXCESS'), plus: PrintedAmount, rate: PrintedRate }),
  /** `plus` for what is reached, and `each` for every further `step` or part of one. */
  v.strictObject({
    kind: v.literal('FURTHER'),
    plus: PrintedAmount,
    each: PrintedAmount,
    step: CountedStep,
  }),
]);

const PART = {
  /** Added to the amount before it, so that the sum of both is compared with another one. */
  added: v.optional(v.boolean('tariff.yes_no')),
  /** In a sum: counts instead of the amount before it where it is higher, or where it is lower. */
  instead: v.optional(v.picklist(['IF_HIGHER', 'IF_LOWER'], 'tariff.choice')),
};
const SIMPLE_AMOUNTS = [
  v.strictObject({ ...PART, kind: v.literal('FIXED'), amount: PrintedAmount }),
  v.strictObject({
    ...PART,
    kind: v.literal('PER_UNIT'),
    of: Quantity,
    amount: PrintedAmount,
    free: v.optional(PrintedFigure),
  }),
  v.strictObject({
    ...PART,
    kind: v.literal('TABLE'),
    dimensions: v.pipe(
      v.array(TableDimension, 'tariff.list'),
      v.minLength(1, 'tariff.list_empty'),
      v.maxLength(3, 'tariff.too_many'),
    ),
    cells: v.pipe(
      v.array(v.strictObject({ at: v.array(TariffCode, 'tariff.list'), amount: PrintedAmount }), 'tariff.list'),
      v.maxLength(5_000, 'tariff.too_many'),
    ),
    /** A cell is an amount per unit of this quantity. */
    per_unit: v.optional(Quantity),
  }),
  v.strictObject({
    ...PART,
    kind: v.literal('BRACKETS'),
    of: Quantity,
    bound: StepBound,
    steps: steps({ amount: PrintedAmount }),
    above: AboveBrackets,
  }),
  v.strictObject({
    ...PART,
    kind: v.literal('MARGINAL'),
    of: Quantity,
    steps: steps({ rate: PrintedPartRate }),
    above: PrintedPartRate,
    /** The amounts are for each of so many units, or a part of them; each bracket is counted by itself. */
    step: v.optional(CountedStep),
  }),
  v.strictObject({ ...PART, kind: v.literal('RATE'), of: Quantity, rate: PrintedRate }),
  /** A share of other charges of the same bill, named one by one or as a base that they belong to. */
  v.strictObject({
    ...PART,
    kind: v.literal('PERCENT'),
    rate: PrintedRate,
    charges: v.optional(v.array(TariffCode, 'tariff.list')),
    base: v.optional(TariffCode),
    /** Each line or group of lines pays the percentage of its own part of them, not of the whole. */
    own_part: v.optional(v.boolean('tariff.yes_no')),
  }),
  /**
   * The year's business tax on the gross to the closure, less the tax that was billed for the year (LGC s.145): each
   * measure of the closing year takes the place of one of the year before, and those of `without` count as not declared.
   */
  v.strictObject({
    ...PART,
    kind: v.literal('CLOSING_TAX'),
    measures: v.pipe(
      v.array(v.strictObject({ measure: TariffCode, instead_of: TariffCode }), 'tariff.list'),
      v.minLength(1, 'tariff.list_empty'),
    ),
    without: v.optional(v.array(TariffCode, 'tariff.list')),
  }),
] as const;

const SimpleAmount = v.variant('kind', [...SIMPLE_AMOUNTS]);
export type SimpleAmount = v.InferOutput<typeof SimpleAmount>;

const combine = (maxCount: number) =>
  v.pipe(
    v.array(SimpleAmount, 'tariff.list'),
    v.minLength(2, 'tariff.two_amounts'),
    v.maxLength(maxCount, 'tariff.too_many'),
  );
const MOST_SUMMANDS = 40; // a row for each class and capacity of a measuring instrument
const MOST_COMPARED = 12; // four sums of a few amounts each

/** How much a charge is; a combination holds simple amounts only, so that a row is read at one glance. */
export const ChargeAmount = v.variant('kind', [
  ...SIMPLE_AMOUNTS,
  v.strictObject({ kind: v.literal('SUM'), of: combine(MOST_SUMMANDS) }),
  v.strictObject({ kind: v.literal('GREATER'), of: combine(MOST_COMPARED) }),
  v.strictObject({ kind: v.literal('LESSER'), of: combine(MOST_COMPARED) }),
]);
export type ChargeAmount = v.InferOutput<typeof ChargeAmount>;
