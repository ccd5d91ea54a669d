// Endpoints and schemas of legal time limits: the fire bureau's list, overdue offices, extensions, and approval by law
// (RA 11032).

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode, CompanyCode, Day, Instant, defineDay, defineText } from '../shared/primitives.ts';

const MAX_TIMER_ROWS = 5000;
const YearPath = v.object({
  tax_year: v.pipe(v.string(), v.regex(/^20\d{2}$/, 'tax_year.required'), v.transform(Number)),
});
/** The document by which the fire bureau submitted its list of a year (RA 11032 s.11). */
export const FireListPaper = v.object({
  kind: v.picklist(['NEGATIVE', 'POSITIVE'], 'fire_list.kind_required'),
  reference: defineText('fire_list.reference_required', 120),
  given_on: defineDay('fire_list.given_on_required'),
});

const FireList = v.object({
  /** Null until the bureau has given a list; without one by 20 December a renewal is taken to hold a valid FSIC. */
  paper: v.nullable(v.object({ kind: v.picklist(['NEGATIVE', 'POSITIVE']), reference: v.string(), given_on: Day })),
  data: v.array(v.object({ company_code: v.string(), company_name: v.string(), listed_at: Instant })),
});

/**
 * An office that has let its last day pass. `acts_on`: the working day on which the rule of the barangay (T5) or of the
 * fire list (T5f) acts; null where the part stays with its office, which is every other office: its days decide nothing.
 */
export const Overdue = v.object({ since: Day, acts_on: v.nullable(Day), ground: v.string() });
export type Overdue = v.InferOutput<typeof Overdue>;

/** The one written extension of the legal days, with its reason and who made it (RA 11032, Sec. 9(b)(2)). */
const LegalExtension = v.object({
  days: v.number(),
  reason: v.string(),
  extended_on: Day,
  former_last_day: Day,
  last_day: Day,
  extended_by: v.string(),
});
export type LegalExtension = v.InferOutput<typeof LegalExtension>;

/** Present or coming effect of the law on an application whose legal days pass (RA 11032, Sec. 10). */
export const ApplicationSilence = v.object({
  outcome: v.picklist(['APPROVED_BY_LAW', 'PERMIT_EXTENDED']),
  /** Null while the outcome is still to come. */
  decided_on: v.nullable(Day),
  /** Null while a pause that began within the days is not over. */
  last_day: v.nullable(Day),
  /** The permit that was generated, or the former one that is or will be extended; null where none can be. */
  permit_no: v.nullable(v.string()),
  extension: v.optional(LegalExtension),
  /** By how many working days the reader may extend the legal days; absent where the reader may not. */
  extension_days_at_most: v.optional(v.number()),
});
export type ApplicationSilence = v.InferOutput<typeof ApplicationSilence>;

/**
 * Basis of a part's approval by the clock, in rows of databases before migration 0200: the counted days, the working
 * days with the owner that were not counted, and when the head of the office was reminded.
 */
export const DeemedApproval = v.object({
  ground: v.string(),
  received_on: Day,
  due_on: Day,
  deemed_on: Day,
  days_limit: v.number(),
  paused_days: v.number(),
  counted_days: v.array(Day),
  reminders: v.array(v.object({ stage: v.picklist(['50', '80']), at: Instant })),
});
export type DeemedApproval = v.InferOutput<typeof DeemedApproval>;

export const getFireList = defineEndpoint({
  method: 'GET',
  path: '/api/fire-list/:tax_year',
  summary: 'List the businesses on the fire bureau’s negative list of a year',
  params: YearPath,
  reply: FireList,
});

export const saveFireList = defineEndpoint({
  method: 'PUT',
  path: '/api/fire-list/:tax_year',
  summary: 'Replace the fire bureau’s list of a year',
  params: YearPath,
  body: v.object({
    /** Unchanged when absent. */
    paper: v.optional(FireListPaper),
    company_codes: v.pipe(v.array(CompanyCode), v.maxLength(MAX_TIMER_ROWS, 'list.too_long')),
  }),
  reply: FireList,
});

const TimerPath = v.object({ assessment_code: AssessmentCode });

/** A20: the owner whom silence keeps from a bill requests the order of payment on the declared figures. */
export const requestDeclaredOrder = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/request-declared-order',
  summary: 'Request the order of payment on declared figures as owner (RA 11032, Sec. 10)',
  params: TimerPath,
  reply: v.object({ assessment_code: v.string(), requested_on: Day, issues_on: Day }),
});

/** Once, up to the last legal day, by at most the days of the class. */
export const extendLegalDays = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/extend-legal-days',
  summary: 'Extend the legal deadline in writing as head of the licensing office (RA 11032, Sec. 9(b)(2))',
  params: TimerPath,
  body: v.object({
    days: v.pipe(
      v.number('legal_extension.days_required'),
      v.safeInteger('legal_extension.days_required'),
      v.minValue(1, 'legal_extension.days_required'),
    ),
    reason: defineText('reason.required', 500),
  }),
  reply: v.object({ assessment_code: v.string(), former_last_day: Day, last_day: Day }),
});

export const downloadExtensionNotice = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/extension-notice',
  summary: 'Download the notice of an extension of the legal deadline as a PDF, with its reason and the final date',
  params: TimerPath,
});

export const downloadSilenceEvidence = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/silence-evidence',
  summary:
    'Download the PDF evidence of an approval or extension by law: acknowledgement, receipts, days, pauses, reminders',
  params: TimerPath,
});
