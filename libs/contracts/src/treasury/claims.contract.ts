import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import {
  Amount,
  AssessmentCode,
  CompanyCode,
  Day,
  Instant,
  ListQuery,
  defineOptionalText,
  definePage,
  Pesos,
  defineDay,
  defineText,
} from '../shared/primitives.ts';

/** States of an owner's claim that a payment was made and is not posted. */
export const CLAIM_STATES = ['OPEN', 'ANSWERED'] as const;
export const ClaimState = v.picklist(CLAIM_STATES);
export type ClaimState = (typeof CLAIM_STATES)[number];
export const CLAIM_OUTCOMES = ['MATCHED', 'REFUSED'] as const;
export const ClaimOutcome = v.picklist(CLAIM_OUTCOMES);
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

const ClaimNo = v.pipe(v.string(), v.regex(/^CLM-\d{4}-\d{6}$/, 'id.format'));
const ClaimPath = v.object({ claim_no: ClaimNo });

/** An owner's claim that a payment is not posted. It always ends with a reply. */
export const PaymentClaim = v.object({
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
  /** The finding, or the next step and its day. */
  message: v.string(),
  due_on: Day,
  is_late: v.boolean(),
  opened_at: Instant,
  answered_at: v.nullable(Instant),
  receipts: v.array(v.string()),
  file_name: v.nullable(v.string()),
});
export type PaymentClaim = v.InferOutput<typeof PaymentClaim>;

/** The same for the treasurer, with what the gateway knows of the order. */
export const ClaimRow = v.object({
  ...PaymentClaim.entries,
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

export const PaymentClaimInput = v.object({
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
  paid_on: defineDay('claim.paid_on_required'),
  note: defineOptionalText(500),
});

export const makeClaim = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/claims',
  summary: 'Report a payment that is not posted; the gateway is queried immediately, and a report is opened if needed',
  params: v.object({ assessment_code: AssessmentCode }),
  body: PaymentClaimInput,
  reply: PaymentClaim,
});

/** One picture or PDF in the part `file`, by the same rules as the papers of an application. */
export const sendClaimFile = defineEndpoint({
  method: 'POST',
  path: '/api/claims/:claim_no/file',
  summary: 'Add a screenshot to an open payment report',
  params: ClaimPath,
  accepts: 'multipart',
  reply: PaymentClaim,
});

export const downloadClaimFile = defineEndpoint({
  method: 'GET',
  path: '/api/claims/:claim_no/file',
  summary: 'Download the screenshot of a payment report',
  params: ClaimPath,
});

export const listMyClaims = defineEndpoint({
  method: 'GET',
  path: '/api/claims/mine',
  summary: 'List the owner’s payment reports, newest first',
  query: v.object({ cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: definePage(PaymentClaim),
});

export const listClaims = defineEndpoint({
  method: 'GET',
  path: '/api/claims',
  summary: 'List payment reports: overdue ones first, then by due date; or answered ones, newest first',
  query: v.object({ ...ListQuery, state: v.optional(ClaimState) }),
  reply: definePage(ClaimRow),
});

export const ClaimAnswerInput = v.pipe(
  v.object({
    outcome: v.picklist(CLAIM_OUTCOMES, 'claim.outcome'),
    request_id: v.optional(v.pipe(v.string(), v.regex(/^(?:|[A-Z0-9]{8,32})$/, 'id.format')), ''),
    answer: defineText('claim.answer', 500),
  }),
  v.forward(
    v.check(({ outcome, request_id }) => outcome === 'REFUSED' || request_id !== '', 'claim.request_id'),
    ['request_id'],
  ),
);

export const answerClaim = defineEndpoint({
  method: 'POST',
  path: '/api/claims/:claim_no/answer',
  summary: 'Match a payment report with a payment, or explain why there is none',
  params: ClaimPath,
  body: ClaimAnswerInput,
  reply: ClaimRow,
});
