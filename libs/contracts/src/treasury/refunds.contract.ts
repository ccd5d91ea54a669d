import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { RECEIPT_STATES, ReceiptNo } from './receipts.contract.ts';
import {
  Amount,
  CompanyCode,
  Day,
  Instant,
  ListQuery,
  definePage,
  Pesos,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

/** The life of a claim to have money back (domain reference 5.7); the edges are a table in libs/rules. */
export const REFUND_STATES = [
  'CLAIMED',
  'EVALUATED',
  'APPROVED',
  'DENIED',
  'REFUNDING',
  'CREDITED',
  'REFUNDED',
] as const;
export const RefundState = v.picklist(REFUND_STATES);
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_GROUNDS = ['PAID_TWICE', 'WRONG_COMPUTATION', 'CLOSED_OR_EXEMPT', 'OTHER'] as const;
export type RefundGround = (typeof REFUND_GROUNDS)[number];

/** How money leaves the treasury that did not come through the gateway. */
export const VOUCHER_KINDS = ['CHEQUE', 'CASH'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export const REFUND_ACTS = ['evaluate', 'approve', 'deny', 'credit', 'pay_out', 'send_back'] as const;
export type RefundAct = (typeof REFUND_ACTS)[number];

export const RefundNo = v.pipe(v.string(), v.regex(/^RFC-\d{4}-\d{6}$/, 'id.format'));
const RefundPath = v.object({ refund_no: RefundNo });
const ReceiptPath = v.object({ receipt_no: ReceiptNo });

/** A reason that nobody can review is no written claim. */
const MIN_REFUND_WORDS = 5;
const WrittenReason = v.pipe(
  defineText('refund.reason', 1_000),
  v.check((reason) => reason.split(/\s+/).length >= MIN_REFUND_WORDS, 'refund.reason_words'),
);

const RefundBrief = v.object({
  refund_no: RefundNo,
  receipt_no: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  /** Claimed amount. */
  amount: Pesos,
  /** Amount that the treasury found due; null until it was evaluated. */
  amount_found: v.nullable(Pesos),
  ground: v.picklist(REFUND_GROUNDS),
  state: RefundState,
  /** State and next step, in the reader’s language. */
  message: v.string(),
  due_on: Day,
  is_late: v.boolean(),
  filed_at: Instant,
});

/** A row of the owner’s list and of the treasury’s. */
export const RefundRow = v.object({ ...RefundBrief.entries, claimant: v.string() });
export type RefundRow = v.InferOutput<typeof RefundRow>;

/** One claim, whole. `acts` are those of the reader; only the treasury sees which of its officers acted. */
export const RefundRecord = v.object({
  ...RefundRow.entries,
  reason: v.string(),
  receipt_amount: Pesos,
  paid_on: Day,
  channel: v.string(),
  file_name: v.nullable(v.string()),
  can_send_file: v.boolean(),
  finding: v.string(),
  evaluated_at: v.nullable(Instant),
  evaluated_by: v.nullable(v.string()),
  decision: v.string(),
  decided_at: v.nullable(Instant),
  decided_by: v.nullable(v.string()),
  voucher_kind: v.nullable(v.picklist(VOUCHER_KINDS)),
  voucher_no: v.nullable(v.string()),
  settled_at: v.nullable(Instant),
  /** The gateway's reason for a refusal; null without one. */
  problem: v.nullable(v.string()),
  acts: v.array(v.picklist(REFUND_ACTS)),
  why_another: WhyAnother,
  /** Why the claim cannot be approved now; null when it can. */
  blocked: v.nullable(v.string()),
});
export type RefundRecord = v.InferOutput<typeof RefundRecord>;

/** A receipt as the claim form shows it. `blocked` is the sentence why nothing can be claimed of it. */
export const Refundable = v.object({
  receipt_no: v.string(),
  state: v.picklist(RECEIPT_STATES),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  payor: v.string(),
  paid_on: Day,
  channel: v.string(),
  amount: Pesos,
  left: Pesos,
  last_day: Day,
  open_refund: v.nullable(RefundNo),
  blocked: v.nullable(v.string()),
});
export type Refundable = v.InferOutput<typeof Refundable>;

export const RefundClaimBody = v.object({
  amount: v.pipe(
    Amount,
    v.check((amount) => amount > 0, 'refund.amount'),
  ),
  ground: v.picklist(REFUND_GROUNDS, 'refund.ground'),
  reason: WrittenReason,
});

export const getRefundable = defineEndpoint({
  method: 'GET',
  path: '/api/receipts/:receipt_no/refundable',
  summary: 'Get the refundable amount of a receipt, with its deadline',
  params: ReceiptPath,
  reply: Refundable,
});

/** Within two years from the payment (RA 7160 s.196). */
export const fileRefund = defineEndpoint({
  method: 'POST',
  path: '/api/receipts/:receipt_no/refunds',
  summary: 'Request the refund of a receipt as owner',
  params: ReceiptPath,
  body: RefundClaimBody,
  reply: RefundRecord,
});

export const fileRefundFor = defineEndpoint({
  method: 'POST',
  path: '/api/counter/receipts/:receipt_no/refunds',
  summary: 'Record a refund request of an owner at the counter',
  params: ReceiptPath,
  body: RefundClaimBody,
  reply: RefundRecord,
});

/** One picture or PDF in the part `file`, by the same rules as the papers of an application. */
export const sendRefundFile = defineEndpoint({
  method: 'POST',
  path: '/api/refunds/:refund_no/file',
  summary: 'Add a document to a refund request that was not evaluated',
  params: RefundPath,
  accepts: 'multipart',
  reply: RefundRecord,
});

export const downloadRefundFile = defineEndpoint({
  method: 'GET',
  path: '/api/refunds/:refund_no/file',
  summary: 'Download the document of a refund request',
  params: RefundPath,
});

export const listMyRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/refunds/mine',
  summary: 'List the owner’s refund requests, newest first',
  query: v.object({ cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: definePage(RefundRow),
});

export const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/refunds',
  summary: 'List refund requests: pending ones, earliest due date first; or closed ones, newest first',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(['waiting', 'closed'])) }),
  reply: definePage(RefundRow),
});

export const getRefund = defineEndpoint({
  method: 'GET',
  path: '/api/refunds/:refund_no',
  summary: 'Get a refund request',
  params: RefundPath,
  reply: RefundRecord,
});

export const RefundEvaluationInput = v.object({ amount_found: Amount, finding: defineText('refund.finding', 1_000) });

export const evaluateRefund = defineEndpoint({
  method: 'POST',
  path: '/api/refunds/:refund_no/evaluation',
  summary: 'Evaluate the refundable amount as treasury clerk',
  params: RefundPath,
  body: RefundEvaluationInput,
  reply: RefundRecord,
});

export const RefundDecisionInput = v.object({ is_approved: v.boolean(), decision: defineText('refund.decision', 500) });

/** Refused to the officer who evaluated the claim. */
export const decideRefund = defineEndpoint({
  method: 'POST',
  path: '/api/refunds/:refund_no/decision',
  summary: 'Approve or deny a refund request as another treasury officer',
  params: RefundPath,
  body: RefundDecisionInput,
  reply: RefundRecord,
});

export const VoucherInput = v.object({
  voucher_kind: v.picklist(VOUCHER_KINDS, 'refund.voucher_kind'),
  voucher_no: v.pipe(defineText('refund.voucher_no', 40), v.regex(/^[\w./ -]+$/, 'refund.voucher_format')),
});

/** The way that approved money goes. A credit is used by the next order of payment. */
export const RefundSettlementInput = v.variant(
  'way',
  [
    v.object({ way: v.literal('CREDIT') }),
    v.object({ way: v.literal('VOUCHER'), ...VoucherInput.entries }),
    v.object({ way: v.literal('GATEWAY') }),
  ],
  'refund.way',
);

export const settleRefund = defineEndpoint({
  method: 'POST',
  path: '/api/refunds/:refund_no/settlement',
  summary: 'Credit an approved refund, pay it by voucher, or refund it through the gateway',
  params: RefundPath,
  body: RefundSettlementInput,
  reply: RefundRecord,
});
