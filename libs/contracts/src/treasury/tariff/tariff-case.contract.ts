// Schema of the case that a tariff assesses: the kind of application and what was declared or found.

import * as v from 'valibot';

import { TariffType } from './charges.ts';
import { PrintedAmount, TariffCode } from './figures.ts';
import { Day } from '../../shared/primitives.ts';
import { PaymentMode } from '../../shared/states.ts';

/** Values by the code of their measure; a number is a text as printed, so that no decimal is lost. */
const MeasureValues = v.record(TariffCode, v.union([v.string(), v.boolean()], 'tariff_case.value'));

export const TariffCase = v.strictObject({
  tax_year: v.pipe(
    v.number('tariff_case.year'),
    v.integer('tariff_case.year'),
    v.minValue(1992, 'tariff_case.year'),
    v.maxValue(2100, 'tariff_case.year'),
  ),
  type: TariffType,
  payment_mode: PaymentMode,
  as_of: Day,
  date_started: v.optional(Day),
  /** Business tax that was paid for the year; with it the deficiency after the proof of gross is computed. */
  tax_paid: v.optional(PrintedAmount),
  measures: MeasureValues,
  lines: v.pipe(
    v.array(v.strictObject({ line: TariffCode, measures: MeasureValues }), 'tariff.list'),
    v.minLength(1, 'tariff.list_empty'),
    v.maxLength(200, 'tariff.too_many'),
  ),
  reliefs: v.optional(
    v.array(
      v.strictObject({
        code: TariffCode,
        line: v.optional(TariffCode),
        figures: v.optional(v.record(TariffCode, PrintedAmount), {}),
      }),
      'tariff.list',
    ),
    [],
  ),
});
export type TariffCase = v.InferOutput<typeof TariffCase>;
export type TariffCaseText = v.InferInput<typeof TariffCase>;
