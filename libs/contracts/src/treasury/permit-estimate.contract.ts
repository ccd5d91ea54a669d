// Endpoint that estimates what a permit costs and requires, from figures that a visitor types without an account.

import * as v from 'valibot';

import { Agency, MeasuredValues } from './ordinance/vocabulary.ts';
import { ACTIVITIES_OF_PLACE, BusinessLine, defineMaxLines } from '../licensing/business-form.ts';
import { DeclaredLine } from '../licensing/declarations.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { OrgType } from '../shared/states.ts';
import { Amount, BarangayCode, Count, Day, Pesos } from '../shared/primitives.ts';

const EstimateLine = v.object({
  ...DeclaredLine.entries,
  line: BusinessLine.entries.line,
  units: BusinessLine.entries.units,
});

/** The figures that the revenue code and the list of requirements depend on; no name and no address. */
export const PermitEstimateInput = v.object({
  application_type: v.picklist(['NEW', 'RENEWAL'], 'application_type.required'),
  org_type: OrgType,
  brgycode: BarangayCode,
  activity_of_place: v.picklist(ACTIVITIES_OF_PLACE, 'activity_of_place.required'),
  business_area_sqm: v.pipe(
    v.number('area.required'),
    v.minValue(0.01, 'area.positive'),
    v.maxValue(1_000_000, 'area.too_large'),
    v.check((area) => Number.isInteger(Math.round(area * 1e6) / 1e4), 'area.decimals'),
  ),
  employees_female: Count,
  employees_male: Count,
  /** These three are left out where the revenue code does not compute with them. */
  vehicles: v.optional(Count),
  motorcycles: v.optional(Count),
  total_assets: v.optional(Amount),
  lines: v.pipe(v.array(EstimateLine, 'lines.required'), v.minLength(1, 'lines.required'), defineMaxLines()),
  /** Measures of the business that the revenue code asks, by their code. */
  measures: v.optional(MeasuredValues),
  sells_liquor: v.boolean('yes_no.format'),
  sells_tobacco: v.boolean('yes_no.format'),
  /** The business did not operate in the year before. */
  zero_gross_affidavit: v.optional(v.boolean('yes_no.format')),
});
export type PermitEstimateInput = v.InferOutput<typeof PermitEstimateInput>;
/** The same as it is typed and sent: money as text. */
export type PermitEstimateFigures = v.InferInput<typeof PermitEstimateInput>;

/** One charge with its explanation in the reader's language: the sentence, then the computation step by step. */
export const EstimatedLine = v.object({
  code: v.string(),
  name: v.string(),
  agency: Agency,
  reason: v.string(),
  steps: v.array(v.string()),
  ordinance_section: v.string(),
  amount: Pesos,
});
export type EstimatedLine = v.InferOutput<typeof EstimatedLine>;

/** A document that the application requires, with the titles of the offices that check it. */
export const EstimatedRequirement = v.object({
  code: v.string(),
  name: v.string(),
  is_mandatory: v.boolean(),
  checked_by: v.array(v.string()),
});

/** An office that clears the application, what it issues, and why. */
export const EstimatedClearance = v.object({
  office: ClearingOffice,
  title: v.string(),
  issues: v.string(),
  reason: v.string(),
});

export const PermitEstimate = v.object({
  tax_year: v.number(),
  as_of: Day,
  ordinance: v.object({ version: v.string(), title: v.string(), effective_on: Day }),
  lines: v.array(EstimatedLine),
  total: Pesos,
  due_now: Pesos,
  warnings: v.array(v.string()),
  requirements: v.array(EstimatedRequirement),
  clearances: v.array(EstimatedClearance),
});
export type PermitEstimate = v.InferOutput<typeof PermitEstimate>;

/** Anyone may know the cost of a permit before the registration; nothing of the request is stored. */
export const computePermitEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/revenue-code/estimate',
  summary:
    'Estimate the amount for a business with these figures this year, with documents and offices; nothing is saved',
  body: PermitEstimateInput,
  reply: PermitEstimate,
});
