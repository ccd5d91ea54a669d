import { type ReplyBody, type ApprovalState, type decideApproval as decideEndpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { lockPayment, type LockedPayment, toCancelDecision } from '../../domain/payments/counter/lock-payment.ts';
import { undoPayment } from '../../domain/payments/counter/undo-payment.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { type SecondPersonDecision, refuseDependent } from '../../domain/access/separation/second-person.ts';
import { approvalChanged } from './approval-events.ts';
import { type Collection, findRequestedApproval, listCollections, lockApproval } from './approvals.queries.ts';
import { refuseReversal } from './request-approval.ts';

interface ApprovalRequest {
  readonly asked_by: number;
  readonly asked_at: string | Date;
}

interface DecisionInput {
  readonly approval_id: number;
  readonly is_granted: boolean;
  readonly remarks: string;
}

/**
 * A treasurer grants or denies; a granted reversal is done in the same step. Refused: forbidden to the requester and to
 * the collector, conflict when it is decided or its day is over.
 */
export async function decideApproval(
  tx: ActorTransaction,
  { approval_id, is_granted, remarks }: DecisionInput,
): Promise<ReplyBody<typeof decideEndpoint>> {
  const { trx, actor, now } = tx;
  const request = await findRequestedApproval(trx, approval_id);
  if (!request) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, request.business_id);
  // The payment is locked before the approval, in the order of the cashier's own act.
  const payment = request.payment_id === null || !is_granted ? undefined : await lockPayment(tx, request.payment_id);
  const approval = await openApproval(tx, approval_id);

  const state: ApprovalState = !is_granted ? 'DENIED' : approval.kind === 'REVERSE' ? 'USED' : 'GRANTED';
  await trx
    .updateTable('counter_approval')
    .set({ state, decided_by: actor.account_id, decided_at: now, remarks })
    .where('approval_id', '=', approval_id)
    .execute();
  await recordAudit(trx, actor, {
    act: is_granted ? 'approval.grant' : 'approval.deny',
    object_kind: 'approval',
    object_id: approval_id,
    detail: { kind: approval.kind, remarks },
  });
  if (payment) await reversePayment(tx, payment, approval.reason);
  await insertEvent(tx, approvalChanged, { approval_id });
  return { approval_id, state };
}

/** The requester, and the collectors of what a reversal undoes, so that another person decides. */
export function listApprovalDecisions(
  { asked_by, asked_at }: ApprovalRequest,
  collections: readonly Collection[],
): SecondPersonDecision[] {
  const decision = { action: 'approval.decide', people: [asked_by], since: asked_at, own: 'approval.own' } as const;
  return collections.length === 0
    ? [decision]
    : [decision, { ...toCancelDecision(collections), action: 'approval.decide' }];
}

async function openApproval(tx: ActorTransaction, approval_id: number) {
  const { trx, today } = tx;
  const approval = await lockApproval(trx, approval_id);
  if (approval?.state !== 'ASKED') throw new Refused('conflict', 'approval.decided');
  const collections = approval.payment_id === null ? [] : await listCollections(trx, approval.payment_id);
  for (const decision of listApprovalDecisions(approval, collections)) await refuseDependent(tx, decision);
  if (approval.kind === 'PARTIAL' && approval.asked_on !== today)
    throw new Refused('conflict', 'approval.past_day', { params: { day: approval.asked_on } });
  return approval;
}

async function reversePayment(tx: ActorTransaction, payment: LockedPayment, reason: string): Promise<void> {
  refuseReversal(payment, tx.today);
  await undoPayment(tx, payment, { act: 'reverse', reason, mails_owner: true });
}
