// Endpoints of disputes about lines of a bill: file, withdraw, list and decide them (LGC s.195).

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { LineDispute } from './line-dispute.ts';
import {
  Amount,
  AssessmentCode,
  CompanyCode,
  Day,
  Instant,
  ListQuery,
  definePage,
  Pesos,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

const DisputeNo = v.pipe(v.string(), v.regex(/^DSP-\d{4}-\d{6}$/, 'id.format'));
const DisputePath = v.object({ dispute_no: DisputeNo });
const DisputeAssessmentPath = v.object({ assessment_code: AssessmentCode });

const MIN_DISPUTE_WORDS = 5; // a shorter reason cannot be reviewed
const MAX_DISPUTE_LINES = 999;

/** A line of the order as the page of disputes shows it. `blocked` is the sentence why it cannot be disputed. */
const DisputableLine = v.object({
  line_no: v.number(),
  name: v.string(),
  reason: v.string(),
  ordinance_section: v.string(),
  amount: Pesos,
  /** Unpaid of it, without what lateness added. */
  unpaid: Pesos,
  blocked: v.nullable(v.string()),
});

/** Returns the lines of a bill that its owner may dispute now (LGC s.195). */
export const getDisputable = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/disputable',
  summary: 'List the lines of the order of payment that can be disputed, with their deadline',
  params: DisputeAssessmentPath,
  reply: v.object({
    company_code: CompanyCode,
    company_name: v.string(),
    top_no: v.string(),
    noticed_on: Day,
    last_day: Day,
    ordinance_section: v.string(),
    lines: v.array(DisputableLine),
    disputes: v.array(LineDispute),
  }),
});

/** The case as the treasury sees it. `acts` are those of the reader. */
export const DisputeRow = v.object({
  ...v.omit(LineDispute, ['held']).entries,
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  top_no: v.string(),
  assessment_code: v.string(),
  amount_billed: Pesos,
  amount_held: Pesos,
  amount_found: v.nullable(Pesos),
  reason: v.string(),
  /** The sentence by which the line was billed. */
  billed_reason: v.string(),
  filed_at: Instant,
  is_late: v.boolean(),
  /** The order was taken back or ended since: nothing is left to decide. */
  is_moot: v.boolean(),
  acts: v.array(v.picklist(['decide', 'withdraw'])),
  why_another: WhyAnother,
});
export type DisputeRow = v.InferOutput<typeof DisputeRow>;

const DisputeInput = v.object({
  line_no: v.pipe(v.number('dispute.line'), v.integer('dispute.line'), v.minValue(1), v.maxValue(MAX_DISPUTE_LINES)),
  amount_held: Amount,
  reason: v.pipe(
    defineText('dispute.reason', 1_000),
    v.check((reason) => reason.split(/\s+/).length >= MIN_DISPUTE_WORDS, 'dispute.reason_words'),
  ),
});

/** Within the days of the revenue code from the notice of assessment, 60 by law (RA 7160 s.195). */
export const fileDispute = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/disputes',
  summary: 'Dispute a line of the order of payment; its surcharge and interest are paused',
  params: DisputeAssessmentPath,
  body: DisputeInput,
  reply: DisputeRow,
});

export const withdrawDispute = defineEndpoint({
  method: 'POST',
  path: '/api/disputes/:dispute_no/withdrawal',
  summary: 'Withdraw a dispute; surcharge and interest resume',
  params: DisputePath,
  reply: DisputeRow,
});

export const listDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/disputes',
  summary: 'List disputed lines: pending ones, earliest due date first; or closed ones, newest first',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(['waiting', 'closed'])) }),
  reply: definePage(DisputeRow),
});

export const getDispute = defineEndpoint({
  method: 'GET',
  path: '/api/disputes/:dispute_no',
  summary: 'Get a disputed line',
  params: DisputePath,
  reply: DisputeRow,
});

const DisputeDecisionInput = v.object({
  is_upheld: v.boolean(),
  /** Amount of the line; for an upheld one alone. */
  amount_found: v.optional(Amount),
  decision: defineText('dispute.decision', 1_000),
});

/** Refused to an account that owns the business or files for it. */
export const decideDispute = defineEndpoint({
  method: 'POST',
  path: '/api/disputes/:dispute_no/decision',
  summary: 'Uphold or reject a dispute with the reason, as treasurer',
  params: DisputePath,
  body: DisputeDecisionInput,
  reply: DisputeRow,
});
