import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import {
  Amount,
  AssessmentCode,
  CompanyCode,
  Day,
  Instant,
  ListQuery,
  optionalText,
  page,
  Pesos,
  requiredDay,
  text,
} from './primitives.ts';

export const CLAIM_STATES = ['OPEN', 'ANSWERED'] as const;
export const ClaimState = v.picklist(CLAIM_STATES);
export type ClaimState = (typeof CLAIM_STATES)[number];
export const CLAIM_OUTCOMES = ['MATCHED', 'REFUSED'] as const;
export const ClaimOutcome = v.picklist(CLAIM_OUTCOMES);
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

const ClaimNo = v.pipe(v.string(), v.regex(/^CLM-\d{4}-\d{6}$/, 'id.format'));
const ClaimPath = v.object({ claim_no: ClaimNo });

/** An owner says that a payment is not posted. It always ends with an answer. */
export const Claim = v.object({
  claim_no: v.string(),
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  reference: v.string(),
  amount: Pesos,
  paid_on: Day,
  note: v.string(),
  state: ClaimState,
  outcome: v.nullable(ClaimOutcome),
  answer: v.string(),
  /** What was found, or what happens next and until when. */
  message: v.string(),
  due_on: Day,
  is_late: v.boolean(),
  opened_at: Instant,
  answered_at: v.nullable(Instant),
  receipts: v.array(v.string()),
  file_name: v.nullable(v.string()),
});
export type Claim = v.InferOutput<typeof Claim>;

/** The same for the treasurer, with what the gateway knows of the order. */
export const ClaimRow = v.object({
  ...Claim.entries,
  claimant: v.string(),
  email: v.string(),
  attempts: v.array(
    v.object({
      request_id: v.string(),
      state: v.string(),
      amount: Pesos,
      started_at: Instant,
      provider_ref: v.string(),
    }),
  ),
});
export type ClaimRow = v.InferOutput<typeof ClaimRow>;

export const ClaimMade = v.object({
  reference: v.pipe(
    v.string('claim.reference'),
    v.trim(),
    v.minLength(4, 'claim.reference'),
    v.maxLength(60, 'text.too_long'),
  ),
  amount: v.pipe(
    Amount,
    v.check((amount) => amount > 0, 'claim.amount'),
  ),
  paid_on: requiredDay('claim.paid_on_required'),
  note: optionalText(500),
});

export const makeClaim = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/claims',
  summary: 'The owner paid and it is not posted: the gateway is asked at once, else a ticket is opened',
  params: v.object({ assessment_code: AssessmentCode }),
  body: ClaimMade,
  reply: Claim,
});

/** One picture or PDF in the part `file`, by the same rules as the papers of an application. */
export const sendClaimFile = endpoint({
  method: 'POST',
  path: '/api/claims/:claim_no/file',
  summary: 'Adds a screenshot to an open claim',
  params: ClaimPath,
  accepts: 'multipart',
  reply: Claim,
});

export const downloadClaimFile = endpoint({
  method: 'GET',
  path: '/api/claims/:claim_no/file',
  summary: 'The screenshot of a claim',
  params: ClaimPath,
});

export const listMyClaims = endpoint({
  method: 'GET',
  path: '/api/claims/mine',
  summary: 'The owner’s claims, newest first',
  query: v.object({ cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: page(Claim),
});

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/claims',
  summary: 'All claims: late ones on top, then by their day; or the answered ones, newest first',
  query: v.object({ ...ListQuery, state: v.optional(ClaimState) }),
  reply: page(ClaimRow),
});

export const ClaimAnswered = v.pipe(
  v.object({
    outcome: v.picklist(CLAIM_OUTCOMES, 'claim.outcome'),
    request_id: v.optional(v.pipe(v.string(), v.regex(/^(?:|[A-Z0-9]{8,32})$/, 'id.format')), ''),
    answer: text('claim.answer', 500),
  }),
  v.forward(
    v.check(({ outcome, request_id }) => outcome === 'REFUSED' || request_id !== '', 'claim.request_id'),
    ['request_id'],
  ),
);

export const answerClaim = endpoint({
  method: 'POST',
  path: '/api/claims/:claim_no/answer',
  summary: 'The treasurer names the payment that was found, or says why there is none',
  params: ClaimPath,
  body: ClaimAnswered,
  reply: ClaimRow,
});
