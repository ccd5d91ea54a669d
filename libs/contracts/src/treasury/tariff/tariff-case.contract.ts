// Schema of the case that a tariff assesses: the kind of application and what was declared or found.

import * as v from 'valibot';

import { TariffType } from './charges.ts';
import { PrintedAmount, TariffCode } from './figures.ts';
import { Day } from '../../shared/primitives.ts';
import { Amendment, PaymentMode } from '../../shared/states.ts';

/** Values by the code of their measure; a number is a text as printed, so that no decimal is lost. */
const MeasureValues = v.record(TariffCode, v.union([v.string(), v.boolean()], 'tariff_case.value'));

const FoundCharge = v.strictObject({
  charge: TariffCode,
  amount: PrintedAmount,
  office: v.string('tariff_case.value'),
  reason: v.string('tariff_case.value'),
});

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
  /** The day on which the application was filed; absent: the day of the case. */
  filed_on: v.optional(Day),
  /** With a kind of application other than NEW: the business began then, and pays for the rest of the year. */
  date_started: v.optional(Day),
  amendment: v.optional(Amendment),
  /** Values of a classification for which the business has paid in the year. */
  paid_classes: v.optional(v.record(TariffCode, v.array(TariffCode, 'tariff.list')), {}),
  /** The year was not filed: the charges that name back years are due. */
  is_back_year: v.optional(v.boolean('tariff.yes_no'), false),
  /** The owner has no record of the sales: the income that the tariff presumes is taken. */
  is_presumed: v.optional(v.boolean('tariff.yes_no'), false),
  /** Business tax that was paid or billed for the year: the deficiency of the year or of a closure is the rest. */
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
        lines: v.optional(v.array(TariffCode, 'tariff.list')),
        figures: v.optional(v.record(TariffCode, PrintedAmount), {}),
      }),
      'tariff.list',
    ),
    [],
  ),
  /** Amounts that offices found by their inspection, in the place of those that the tariff computes. */
  found: v.optional(v.pipe(v.array(FoundCharge, 'tariff.list'), v.maxLength(40, 'tariff.too_many')), []),
});
export type TariffCase = v.InferOutput<typeof TariffCase>;
export type TariffCaseText = v.InferInput<typeof TariffCase>;
