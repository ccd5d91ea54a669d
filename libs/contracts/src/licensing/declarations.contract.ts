import * as v from 'valibot';

import { ClaimedExemption } from '../treasury/assess.contract.ts';
import { defineMaxLines } from './business-form.ts';
import { defineName } from '../shared/names.ts';
import { PaymentMode } from '../shared/states.ts';
import { Amount, Count } from '../shared/primitives.ts';
import { defineLineCode, MeasuredValues } from '../treasury/ordinance/vocabulary.ts';

/** Gross of the year before by line (renewal), or capital by line (new business). */
export const DeclaredLine = v.object({
  line: v.string(),
  category: v.optional(v.string()),
  capitalization: v.optional(Amount),
  gross_essential: v.optional(Amount),
  gross_non_essential: v.optional(Amount),
  /** Measures of the line that the revenue code asks (`listFormMeasures`), by their code. */
  measures: v.optional(MeasuredValues),
});

/**
 * A year before that of the renewal which nobody filed: the gross of the year before it, or none where the revenue code
 * presumes it.
 */
export const BackYear = v.object({
  tax_year: v.pipe(v.number('tax_year.required'), v.integer('tax_year.format')),
  /** The owner has no record of the sales: the presumptive income of the revenue code of that year is taken. */
  is_presumptive: v.optional(v.boolean('yes_no.format'), false),
  zero_gross_affidavit: v.optional(v.boolean('yes_no.format'), false),
  /** The gross of a presumptive year is not read. */
  lines: v.optional(v.pipe(v.array(v.omit(DeclaredLine, ['capitalization', 'measures'])), defineMaxLines()), []),
});
export type BackYear = v.InferOutput<typeof BackYear>;
export type BackYearInput = v.InferInput<typeof BackYear>;

/** A registered line that the revenue code of the year replaced, and the line that is declared in its place. */
const ReplacedLine = v.object({
  was: v.pipe(v.string('lines.unknown'), v.maxLength(40, 'lines.unknown')),
  line: defineLineCode('lines.unknown'),
});

/** The owner's declaration for one tax year, under penalty of perjury (form fields 3, 24, 30–33, 39). */
export const Declaration = v.object({
  payment_mode: PaymentMode,
  total_assets: Amount,
  employees_male: Count,
  employees_female: Count,
  lines: v.pipe(v.array(DeclaredLine), v.minLength(1, 'lines.required'), defineMaxLines()),
  /** For a renewal, where the owner chose them; the only successor of a line needs no choice. */
  replaced_lines: v.optional(v.pipe(v.array(ReplacedLine), v.maxLength(40, 'list.too_long'))),
  zero_gross_affidavit: v.optional(v.boolean(), false),
  /** Measures of the business that the revenue code asks, by their code. */
  measures: v.optional(MeasuredValues),
  exemptions: v.optional(v.pipe(v.array(ClaimedExemption), v.maxLength(20, 'exemptions.too_many')), []),
  /** Years that were not filed and are billed with this renewal (domain reference 3.10b). */
  back_years: v.optional(v.pipe(v.array(BackYear), v.maxLength(40, 'list.too_long')), []),
  signed_name: defineName('signed_name.required', 120),
  agrees: v.literal(true, 'declaration.required'),
});
export type Declaration = v.InferOutput<typeof Declaration>;
export type DeclarationInput = v.InferInput<typeof Declaration>;
