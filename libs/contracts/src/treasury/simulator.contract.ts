// Endpoint that returns the revenue code of a year with the lists that a page needs to compute a bill in the browser.

import * as v from 'valibot';

import { TAX_YEARS } from './assess.contract.ts';
import { FormMeasure } from '../licensing/form-measures.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { Barangay, Holiday, LineOfBusiness } from '../operations/municipality.contract.ts';
import { Ordinance } from './ordinance.contract.ts';
import { Day } from '../shared/primitives.ts';

const TaxYear = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/, 'tax_year.format'),
  v.transform(Number),
  v.minValue(TAX_YEARS.first, 'tax_year.range'),
  v.maxValue(TAX_YEARS.last, 'tax_year.range'),
);

/** A line of business as the version lists it: one of a tariff has the municipality's own code and no category. */
const CodeLine = v.object({
  ...LineOfBusiness.entries,
  line: v.string(),
  psic: v.string(),
  taxed_as: v.array(LineOfBusiness.entries.taxed_as.pipe[0].item),
});

/** Fields of the form that only some revenue codes compute with. */
export const ESTIMATE_FIELDS = [
  'total_assets',
  'vehicles',
  'motorcycles',
  'liquor_or_tobacco',
  'capitalization',
  'gross',
  'gross_essential',
] as const;

/** A field that the bill may depend on; without `lines`, the bill of every line of business does. */
const EstimateField = v.object({ field: v.picklist(ESTIMATE_FIELDS), lines: v.optional(v.array(v.string())) });
export type EstimateField = v.InferOutput<typeof EstimateField>;

/** A version of the revenue code with the lists it is read with: all that a bill of one year is computed from. */
export const RevenueCode = v.object({
  tax_year: v.number(),
  today: Day,
  ordinance: Ordinance,
  /** Lines of the catalogue; none where the version is a tariff. */
  lines: v.array(LineOfBusiness),
  /** Present where the version is a tariff: its own lines. */
  tariff_lines: v.optional(v.array(CodeLine)),
  barangays: v.array(v.pick(Barangay, ['brgycode', 'name', 'clearance_fee'])),
  holidays: v.array(v.pick(Holiday, ['day', 'kind'])),
  /**
   * Present where the version is a tariff, which the server alone computes with: what it asks beside the fields of the
   * form, each with the lines of business for which it is asked.
   */
  form_measures: v.optional(v.object({ NEW: v.array(FormMeasure), RENEWAL: v.array(FormMeasure) })),
  /** Which of those fields the version computes with; an estimate leaves the others out. */
  form_fields: v.optional(v.object({ NEW: v.array(EstimateField), RENEWAL: v.array(EstimateField) })),
});
export type RevenueCode = v.InferOutput<typeof RevenueCode>;

/** An ordinance is public law: everyone may read the version that a bill names, or the one in force for a year. */
export const getRevenueCode = defineEndpoint({
  method: 'GET',
  path: '/api/revenue-code',
  summary:
    'Get the revenue code in force for a tax year (default: the current year), or a published version, as used for computation',
  query: v.object({
    tax_year: v.optional(TaxYear),
    version: v.optional(v.pipe(v.string(), v.maxLength(40, 'text.too_long'))),
  }),
  reply: RevenueCode,
});
