import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { ReceiptNo } from '../treasury/receipts.contract.ts';
import {
  Amount,
  AssessmentCode,
  Id,
  IdText,
  Instant,
  defineOptionalText,
  Pesos,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

export const APPROVAL_KINDS = ['PARTIAL', 'REVERSE'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];
export const APPROVAL_STATES = ['ASKED', 'GRANTED', 'DENIED', 'USED', 'LAPSED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/**
 * Requests a treasurer's approval to collect less than is owed, or to reverse a receipt of an earlier day; another
 * person than the requester decides.
 */
export const requestApproval = defineEndpoint({
  method: 'POST',
  path: '/api/counter/approvals',
  summary: 'Request a treasurer’s approval for an action that requires two people',
  body: v.variant('kind', [
    v.object({
      kind: v.literal('PARTIAL'),
      assessment_code: AssessmentCode,
      amount: Amount,
      reason: defineText('reason.required', 300),
    }),
    v.object({ kind: v.literal('REVERSE'), receipt_no: ReceiptNo, reason: defineText('reason.required', 300) }),
  ]),
  reply: v.object({ approval_id: Id, state: v.picklist(APPROVAL_STATES) }),
});

export const ApprovalRow = v.object({
  approval_id: Id,
  kind: v.picklist(APPROVAL_KINDS),
  state: v.picklist(APPROVAL_STATES),
  amount: Pesos,
  reason: v.string(),
  company_name: v.string(),
  top_no: v.string(),
  receipt_nos: v.array(v.string()),
  asked_by: v.string(),
  asked_at: Instant,
  can_decide: v.boolean(),
  why_another: WhyAnother,
});
export type ApprovalRow = v.InferOutput<typeof ApprovalRow>;

export const listApprovals = defineEndpoint({
  method: 'GET',
  path: '/api/counter/approvals',
  summary: 'List the pending approval requests of cashiers',
  reply: v.object({ data: v.array(ApprovalRow) }),
});

export const decideApproval = defineEndpoint({
  method: 'POST',
  path: '/api/counter/approvals/:approval_id/decide',
  summary: 'Approve or deny a request of a cashier; an approved reversal is carried out immediately',
  params: v.object({ approval_id: IdText }),
  body: v.object({ is_granted: v.boolean(), remarks: defineOptionalText(300) }),
  reply: v.object({ approval_id: Id, state: v.picklist(APPROVAL_STATES) }),
});
