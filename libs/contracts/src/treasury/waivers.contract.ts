import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { BillState } from '../shared/states.ts';
import { IdText, Instant, defineText, WhyAnother } from '../shared/primitives.ts';

const BillPath = v.object({ bill_id: IdText });

/** A resolution that forgives an installment: one person proposes it, another one approves (domain reference 3.5). */
export const Waiver = v.object({
  waiver_id: v.number(),
  no: v.number(),
  state: v.picklist(['PROPOSED', 'APPROVED', 'DENIED']),
  resolution_no: v.string(),
  reason: v.string(),
  proposed_by: v.string(),
  proposed_at: Instant,
  decided_by: v.nullable(v.string()),
  acts: v.array(v.picklist(['approve_waiver', 'deny_waiver'])),
  why_another: WhyAnother,
});
export type Waiver = v.InferOutput<typeof Waiver>;

/** From a form it comes as text. */
const InstallmentNo = v.pipe(
  v.union(
    [
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'installment.required'), v.transform(Number)),
      v.number('installment.required'),
    ],
    'installment.required',
  ),
  v.integer('installment.required'),
  v.minValue(1, 'installment.required'),
  v.maxValue(999, 'installment.required'),
);
const WaiverMoveReply = v.object({ waiver_id: v.number(), state: Waiver.entries.state, bill_state: BillState });

export const proposeWaiver = defineEndpoint({
  method: 'POST',
  path: '/api/bills/:bill_id/waivers',
  summary: 'Propose the waiver of an unpaid installment by a resolution',
  params: BillPath,
  body: v.object({
    no: InstallmentNo,
    resolution_no: defineText('resolution.required', 60),
    reason: defineText('reason.required', 500),
  }),
  reply: WaiverMoveReply,
});

/** Refused `forbidden` to the person who proposed it. */
export const decideWaiver = defineEndpoint({
  method: 'POST',
  path: '/api/waivers/:waiver_id/decision',
  summary: 'Approve or deny a waiver as a second person',
  params: v.object({ waiver_id: IdText }),
  body: v.object({ is_approved: v.boolean('decision.required') }),
  reply: WaiverMoveReply,
});
