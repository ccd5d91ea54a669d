// Ends an owner's claim about a payment: answered by the treasurer, settled, or escalated.

import type { ClaimOutcome } from '@ebpls/contracts';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { claimAnswered, claimEscalated } from './claim-events.ts';
import { type ClaimRecord, lockClaim } from './claims.queries.ts';

interface ClaimEnd {
  readonly outcome: ClaimOutcome;
  readonly request_id: string | null;
  readonly answer: string;
}

/**
 * The treasurer answers. Refused: missing, conflict when it was answered or the gateway never confirmed the named
 * payment.
 */
export async function answerClaim(
  tx: ActorTransaction,
  claim_no: string,
  { outcome, request_id, answer }: ClaimEnd,
): Promise<void> {
  const claim = await lockClaim(tx.trx, claim_no);
  if (!claim) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, claim.business_id);
  if (claim.state === 'ANSWERED') throw new Refused('conflict', 'claim.answered_already');
  const chosenAttempt = claim.attempts.find((attempt) => attempt.request_id === request_id);
  if (outcome === 'MATCHED' && !chosenAttempt) throw createFieldRefusal('request_id', 'claim.request_id');
  if (outcome === 'MATCHED' && chosenAttempt && !PAID_STATES.includes(chosenAttempt.state))
    throw new Refused('conflict', 'claim.not_paid');
  await endClaim(tx, claim, { outcome, answer, request_id: outcome === 'MATCHED' ? request_id : claim.request_id });
}

const PAID_STATES: readonly string[] = ['SUCCEEDED', 'REFUND_PENDING', 'REFUNDED', 'PARTIALLY_REFUNDED'];

/** Ends a locked claim and always mails the owner. */
export async function endClaim(
  tx: Transaction,
  claim: ClaimRecord,
  { outcome, request_id, answer }: ClaimEnd,
): Promise<void> {
  const { trx, actor, now } = tx;
  await trx
    .updateTable('payment_claim')
    .set({ state: 'ANSWERED', outcome, answer, request_id, answered_at: now, answered_by: actor?.account_id ?? null })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'claim.answer',
    object_kind: 'claim',
    object_id: claim.claim_no,
    detail: { outcome, request_id, answer },
  });
  const mail = outcome === 'MATCHED' ? 'claim_matched' : 'claim_refused';
  await insertEvent(tx, claimAnswered, { claim_no: claim.claim_no, mail });
}

/** Notifies every treasurer once of a claim past its day without an answer. */
export async function escalateClaim(tx: Transaction, claim: ClaimRecord): Promise<void> {
  const { trx, actor, now } = tx;
  await trx.updateTable('payment_claim').set({ escalated_at: now }).where('claim_id', '=', claim.claim_id).execute();
  await recordAudit(trx, actor, {
    act: 'claim.escalate',
    object_kind: 'claim',
    object_id: claim.claim_no,
    detail: { due_on: claim.due_on },
  });
  await insertEvent(tx, claimEscalated, { claim_no: claim.claim_no });
}
