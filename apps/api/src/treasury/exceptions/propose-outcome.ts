import { loadOfficeRules } from '../../platform/reference/office-rules.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { getNextExceptionState } from './exception-case.ts';
import { toRefundApproval } from './exception-reply.ts';
import type { ExceptionRecord } from './exceptions.queries.ts';

interface ProposedOutcome {
  readonly outcome: NonNullable<ExceptionRecord['proposed_outcome']>;
  /** Number of the business, or of the order of payment. */
  readonly target: string;
}

/**
 * Whether a second treasury officer must agree who gets the money: nobody knows its payer, and it is more than one
 * officer refunds alone.
 */
export async function needsProposal(
  { trx }: ActorTransaction,
  { kind, amount }: Pick<ExceptionRecord, 'kind' | 'amount'>,
): Promise<boolean> {
  return kind === 'UNKNOWN' && amount > (await loadOfficeRules(trx)).refund_alone_most;
}

/** Stores a proposal, which changes nothing until another treasury officer approves it. Refused: conflict when decided. */
export async function proposeOutcome(
  tx: ActorTransaction,
  exception: ExceptionRecord,
  { outcome, target, reason }: ProposedOutcome & { readonly reason: string },
): Promise<void> {
  const { trx, actor, now } = tx;
  await trx
    .updateTable('payment_exception')
    .set({
      state: getNextExceptionState(exception, 'propose_outcome'),
      reason,
      proposed_by: actor.account_id,
      proposed_at: now,
      decided_by: null,
      proposed_outcome: outcome,
      proposed_target: target,
    })
    .where('exception_id', '=', exception.exception_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'exception.propose_outcome',
    object_kind: 'exception',
    object_id: exception.exception_id,
    detail: { outcome, target, reason, amount: exception.amount },
  });
  await insertEvent(tx, paymentsChanged, {});
}

/**
 * Admits the second treasury officer to a proposal as they read it. Refused: forbidden to the proposer, conflict when it
 * was decided or another one replaced it.
 */
export async function assertApprovable(
  tx: ActorTransaction,
  exception: ExceptionRecord,
  { outcome, target }: ProposedOutcome,
): Promise<void> {
  getNextExceptionState(exception, 'approve_outcome');
  if (exception.proposed_outcome !== outcome || exception.proposed_target !== target)
    throw new Refused('conflict', 'request.try_again');
  await refuseDependent(tx, toRefundApproval(exception));
}
