import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import {
  CompanyCode,
  Id,
  IdText,
  Instant,
  ListQuery,
  definePage,
  Pesos,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

export const EXCEPTION_KINDS = ['OVERPAYMENT', 'MISMATCH', 'UNKNOWN'] as const;
export const EXCEPTION_STATES = ['OPEN', 'PROPOSED', 'REFUNDING', 'CLOSED'] as const;
export const ExceptionState = v.picklist(EXCEPTION_STATES);
export type ExceptionState = (typeof EXCEPTION_STATES)[number];
export const EXCEPTION_OUTCOMES = ['POSTED', 'REFUNDED', 'CREDITED', 'MATCHED', 'DISMISSED'] as const;
export type ExceptionOutcome = (typeof EXCEPTION_OUTCOMES)[number];
export const EXCEPTION_ACTS = ['refund', 'approve', 'decline', 'credit', 'match', 'dismiss'] as const;
export type ExceptionAct = (typeof EXCEPTION_ACTS)[number];

/** Money that could not be posted as it came, and its outcome. `acts` are those of the reader. */
export const ExceptionRow = v.object({
  exception_id: Id,
  kind: v.picklist(EXCEPTION_KINDS),
  state: ExceptionState,
  outcome: v.nullable(v.picklist(EXCEPTION_OUTCOMES)),
  amount: Pesos,
  currency: v.string(),
  message: v.string(),
  detail: v.string(),
  request_id: v.nullable(v.string()),
  notification_id: v.nullable(Id),
  company_code: v.nullable(CompanyCode),
  company_name: v.nullable(v.string()),
  top_no: v.nullable(v.string()),
  reason: v.string(),
  opened_at: Instant,
  closed_at: v.nullable(Instant),
  proposed_by: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
  acts: v.array(v.picklist(EXCEPTION_ACTS)),
  why_another: WhyAnother,
});
export type ExceptionRow = v.InferOutput<typeof ExceptionRow>;

const ExceptionPath = v.object({ exception_id: IdText });
const ExceptionReason = defineText('reason.required', 500);
export const ReasonInput = v.object({ reason: ExceptionReason });
export const TopNo = v.pipe(v.string('top_no.format'), v.trim(), v.regex(/^TOP-\d{4}-\d{6}$/, 'top_no.format'));

export const listExceptions = defineEndpoint({
  method: 'GET',
  path: '/api/payments/exceptions',
  summary: 'List unallocated payments: pending ones first, oldest first; then closed ones',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(['waiting', 'closed'])) }),
  reply: definePage(ExceptionRow),
});

/** Above the amount that one treasurer may refund alone, it waits for another one. */
export const refundException = defineEndpoint({
  method: 'POST',
  path: '/api/payments/exceptions/:exception_id/refund',
  summary: 'Refund an unallocated payment through the gateway, or propose its refund',
  params: ExceptionPath,
  body: ReasonInput,
  reply: ExceptionRow,
});

export const approveRefund = defineEndpoint({
  method: 'POST',
  path: '/api/payments/exceptions/:exception_id/approve',
  summary: 'Approve a proposed refund as another treasury officer',
  params: ExceptionPath,
  reply: ExceptionRow,
});

export const declineRefund = defineEndpoint({
  method: 'POST',
  path: '/api/payments/exceptions/:exception_id/decline',
  summary: 'Refuse a proposed refund as another treasury officer; the payment is pending again',
  params: ExceptionPath,
  body: ReasonInput,
  reply: ExceptionRow,
});

/** `company_code` names the business when the gateway’s number is not one of ours. */
export const ExceptionCreditInput = v.object({
  reason: ExceptionReason,
  company_code: v.optional(
    v.pipe(v.string(), v.trim(), v.union([v.literal(''), CompanyCode], 'company_code.format')),
    '',
  ),
});

export const creditException = defineEndpoint({
  method: 'POST',
  path: '/api/payments/exceptions/:exception_id/credit',
  summary: 'Credit an unallocated payment to the business',
  params: ExceptionPath,
  body: ExceptionCreditInput,
  reply: ExceptionRow,
});

export const MoneyMatchInput = v.object({ top_no: TopNo, reason: ExceptionReason });

export const matchException = defineEndpoint({
  method: 'POST',
  path: '/api/payments/exceptions/:exception_id/match',
  summary: 'Post an unallocated payment to an unpaid order of payment; the remainder becomes a credit',
  params: ExceptionPath,
  body: MoneyMatchInput,
  reply: ExceptionRow,
});

export const dismissException = defineEndpoint({
  method: 'POST',
  path: '/api/payments/exceptions/:exception_id/dismiss',
  summary: 'Close an entry that is not money of the municipality, with its reason',
  params: ExceptionPath,
  body: ReasonInput,
  reply: ExceptionRow,
});

export const NOTIFICATION_VERDICTS = ['RECEIVED', 'FORGED', 'UNKNOWN', 'JUDGED'] as const;
export const NotificationVerdict = v.picklist(NOTIFICATION_VERDICTS);
export type NotificationVerdict = (typeof NOTIFICATION_VERDICTS)[number];

/** A notification of the gateway, or of somebody who claims to be it; `stated` is its content, believed or not. */
export const NotificationRow = v.object({
  notification_id: Id,
  received_at: Instant,
  request_id: v.nullable(v.string()),
  remote_address: v.nullable(v.string()),
  is_signed: v.nullable(v.boolean()),
  verdict: NotificationVerdict,
  message: v.string(),
  times: v.number(),
  stated: v.nullable(
    v.object({
      response_id: v.string(),
      code: v.string(),
      message: v.string(),
      amount: v.nullable(Pesos),
      currency: v.nullable(v.string()),
      provider_ref: v.string(),
    }),
  ),
});
export type NotificationRow = v.InferOutput<typeof NotificationRow>;

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/payments/notifications',
  summary: 'List the stored gateway notifications, newest first',
  query: v.object({ ...ListQuery, verdict: v.optional(NotificationVerdict) }),
  reply: definePage(NotificationRow),
});
