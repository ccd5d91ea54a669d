import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { LineDispute } from './line-dispute.ts';
import {
  Amount,
  AssessmentCode,
  CompanyCode,
  Day,
  Instant,
  ListQuery,
  page,
  Pesos,
  text,
  WhyAnother,
} from './primitives.ts';

const DisputeNo = v.pipe(v.string(), v.regex(/^DSP-\d{4}-\d{6}$/, 'id.format'));
const DisputePath = v.object({ dispute_no: DisputeNo });
const AssessmentPath = v.object({ assessment_code: AssessmentCode });

/** A reason that nobody can judge is no protest. */
const WORDS_LEAST = 5;
const MOST_LINES = 999;

/** A line of the order as the page of disputes shows it. `blocked` says in words why it cannot be disputed. */
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

/** The lines of the order in force, until when they may be disputed, and what was disputed already. */
export const getDisputable = endpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/disputable',
  summary: 'Which lines of the order of payment may be disputed, and until when',
  params: AssessmentPath,
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

/** The case as the treasury sees it. `acts` are those of the person who asks. */
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

const DisputeFiled = v.object({
  line_no: v.pipe(v.number('dispute.line'), v.integer('dispute.line'), v.minValue(1), v.maxValue(MOST_LINES)),
  amount_held: Amount,
  reason: v.pipe(
    text('dispute.reason', 1_000),
    v.check((reason) => reason.split(/\s+/).length >= WORDS_LEAST, 'dispute.reason_words'),
  ),
});

/** Within the days of the revenue code from the notice of assessment, 60 by law (RA 7160 s.195). */
export const fileDispute = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/disputes',
  summary: 'The owner disputes one line of the order of payment; its surcharge and interest stand still',
  params: AssessmentPath,
  body: DisputeFiled,
  reply: DisputeRow,
});

export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/:dispute_no/withdrawal',
  summary: 'The owner takes a dispute back; surcharge and interest go on',
  params: DisputePath,
  reply: DisputeRow,
});

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/disputes',
  summary: 'Disputed lines: what waits, the oldest day first; or what is closed, newest first',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(['waiting', 'closed'])) }),
  reply: page(DisputeRow),
});

export const getDispute = endpoint({
  method: 'GET',
  path: '/api/disputes/:dispute_no',
  summary: 'One disputed line',
  params: DisputePath,
  reply: DisputeRow,
});

const DisputeDecided = v.object({
  is_upheld: v.boolean(),
  /** What the line is; of one that is upheld alone. */
  amount_found: v.optional(Amount),
  decision: text('dispute.decision', 1_000),
});

/** Refused to whoever owns the business or files for it. */
export const decideDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/:dispute_no/decision',
  summary: 'The treasurer upholds or rejects a dispute, with the reason',
  params: DisputePath,
  body: DisputeDecided,
  reply: DisputeRow,
});
