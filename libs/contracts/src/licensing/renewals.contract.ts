import * as v from 'valibot';

import { Declaration } from './declarations.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ApplicationState, PaymentMode } from '../shared/states.ts';
import { AssessmentCode, Pesos } from '../shared/primitives.ts';

/** Why an unchanged renewal goes to the offices before its bill, in the order in which the reasons are checked. */
export const RENEWAL_STOPS = [
  'changed',
  'not_allowed',
  'too_large',
  'not_low_risk',
  'clearance',
  'fire_list',
  'papers_brought',
  'gross',
  'sampled',
  'other_agencies',
] as const;
export type RenewalStop = (typeof RENEWAL_STOPS)[number];

/** Facts that are compared with last year’s permit. */
export const RENEWAL_FACTS = [
  'company_name',
  'owner',
  'registration_no',
  'address',
  'premises',
  'business_area_sqm',
  'lines',
  'liquor_tobacco',
  'employees',
  'total_assets',
] as const;
const RenewalFact = v.object({
  fact: v.picklist(RENEWAL_FACTS),
  /** Present value in the reader’s language. */
  now: v.string(),
  before: v.string(),
  is_same: v.boolean(),
});
export type RenewalFact = v.InferOutput<typeof RenewalFact>;

/** A line, or one category of it, with what was declared of it last year; null where the line has no such sales. */
const RenewedLine = v.object({
  line: v.string(),
  category: v.nullable(v.string()),
  name: v.string(),
  asks_essential: v.boolean(),
  gross_essential: Pesos,
  gross_non_essential: Pesos,
  /** False where last year's declaration had no sales, as that of a new business; the amounts are then 0. */
  had_sales: v.optional(v.boolean()),
});
export type RenewedLine = v.InferOutput<typeof RenewedLine>;

/** Last year beside this year. */
export const Renewal = v.object({
  former_year: v.number(),
  is_unchanged: v.boolean(),
  facts: v.array(RenewalFact),
  lines: v.array(RenewedLine),
  /** Values that carry over from last year’s declaration without being typed. */
  declared: v.object({
    payment_mode: PaymentMode,
    total_assets: Pesos,
    employees_male: v.number(),
    employees_female: v.number(),
  }),
  /** Reason why the offices see it, with any declared gross. */
  stop: v.picklist(RENEWAL_STOPS),
  /** It is paid first all the same, and permitted for so many days; null where the offices come first. */
  provisional_days: v.nullable(v.number()),
});
export type Renewal = v.InferOutput<typeof Renewal>;

const RenewalPath = v.object({ assessment_code: AssessmentCode });

export const getRenewal = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/renewal',
  summary: 'Compare a renewal with last year’s application; null if there was no permit last year',
  params: RenewalPath,
  reply: v.object({ renewal: v.nullable(Renewal) }),
});

/**
 * Files like any application; what the revenue code lets be billed at once has its order of payment when it answers.
 */
export const renewAtOnce = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/renew',
  summary: 'File the renewal of an unchanged business, and bill it if the revenue code allows it',
  params: RenewalPath,
  body: v.object({
    ...Declaration.entries,
    /** Required when the gross fell much or is below the presumed income of the revenue code. */
    gross_reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'text.too_long')), ''),
  }),
  reply: v.object({ assessment_code: v.string(), state: ApplicationState }),
});
