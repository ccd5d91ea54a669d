import * as v from 'valibot';

import { ClaimedExemption } from './assess.contract.ts';
import { linesAtMost } from './business-form.ts';
import { nameText } from './names.ts';
import { PaymentMode } from './states.ts';
import { Amount, Count } from './primitives.ts';

/** Gross of the year before by line (renewal), or capital by line (new business). */
export const DeclaredLine = v.object({
  line: v.string(),
  category: v.optional(v.string()),
  capitalization: v.optional(Amount),
  gross_essential: v.optional(Amount),
  gross_non_essential: v.optional(Amount),
});

/**
 * What the owner declares for one tax year, under penalty of perjury (form fields 3, 24, 30–33, 39).
 */
export const Declaration = v.object({
  payment_mode: PaymentMode,
  total_assets: Amount,
  employees_male: Count,
  employees_female: Count,
  lines: v.pipe(v.array(DeclaredLine), v.minLength(1, 'lines.required'), linesAtMost()),
  zero_gross_affidavit: v.optional(v.boolean(), false),
  exemptions: v.optional(v.pipe(v.array(ClaimedExemption), v.maxLength(20, 'exemptions.too_many')), []),
  signed_name: nameText('signed_name.required', 120),
  agrees: v.literal(true, 'declaration.required'),
});
export type Declaration = v.InferOutput<typeof Declaration>;
export type DeclarationSent = v.InferInput<typeof Declaration>;
