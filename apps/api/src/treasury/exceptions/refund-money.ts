import { attemptMachine, getNextState } from '@ebpls/rules';

import { loadOfficeRules } from '../../platform/reference/office-rules.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { assertNoPendingRefund } from '../../domain/payments/attempts/joint-refunds.queries.ts';
import { makeRequestId } from '../../domain/payments/gateway/paynamics-fields.ts';
import { Refused } from '../../platform/refused.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import { toRefundApproval } from './exception-reply.ts';
import {
  lockExceptionCase,
  type ExceptionCase,
  getNextExceptionState,
  confirmAttempt,
  saveCaseState,
} from './exception-case.ts';

/**
 * Refunds money through the gateway: at once up to the limit of the settings, else after another treasurer agrees. The
 * gateway is called after the commit. Refused: conflict when it was decided already or the amount is not booked.
 */
export async function refundMoney(tx: ActorTransaction, exception_id: number, reason: string): Promise<void> {
  const { trx, actor, now } = tx;
  const openedCase = await lockExceptionCase(tx, exception_id);
  const { refund_alone_most } = await loadOfficeRules(trx);
  const act = openedCase.exception.amount <= refund_alone_most ? 'refund' : 'propose_refund';
  const state = getNextExceptionState(openedCase.exception, act);
  await trx
    .updateTable('payment_exception')
    .set({ state, reason, proposed_by: actor.account_id, proposed_at: now, decided_by: null, refund_id: null })
    .where('exception_id', '=', exception_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `exception.${act}`,
    object_kind: 'exception',
    object_id: exception_id,
    detail: { reason, amount: openedCase.exception.amount },
  });
  if (state === 'REFUNDING') await sendOut(tx, openedCase);
  await insertEvent(tx, paymentsChanged, {});
}

/** Another treasurer agrees. Refused: forbidden to the proposer (domain reference 7). */
export async function approveRefund(tx: ActorTransaction, exception_id: number): Promise<void> {
  const { trx, actor } = tx;
  const openedCase = await lockExceptionCase(tx, exception_id);
  const state = getNextExceptionState(openedCase.exception, 'approve_refund');
  if (openedCase.exception.proposed_outcome !== null) throw new Refused('conflict', 'request.try_again');
  await refuseDependent(tx, toRefundApproval(openedCase.exception));
  await trx
    .updateTable('payment_exception')
    .set({ state, decided_by: actor.account_id })
    .where('exception_id', '=', exception_id)
    .execute();
  await recordAudit(trx, actor, { act: 'exception.approve_refund', object_kind: 'exception', object_id: exception_id });
  await sendOut(tx, openedCase);
  await insertEvent(tx, paymentsChanged, {});
}

/** Withdraws the proposal; the money waits for another decision. */
export async function declineRefund(tx: ActorTransaction, exception_id: number, reason: string): Promise<void> {
  const { trx, actor } = tx;
  const { exception } = await lockExceptionCase(tx, exception_id);
  const state = getNextExceptionState(exception, 'decline_refund');
  await trx
    .updateTable('payment_exception')
    .set({
      state,
      reason,
      proposed_by: null,
      proposed_at: null,
      decided_by: null,
      proposed_outcome: null,
      proposed_target: '',
    })
    .where('exception_id', '=', exception_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'exception.decline_refund',
    object_kind: 'exception',
    object_id: exception_id,
    detail: { reason, proposed_by: exception.proposed_by },
  });
  await insertEvent(tx, paymentsChanged, {});
}

/** All repetitions use one number, so that the gateway refunds once. */
async function sendOut(tx: ActorTransaction, { exception, attempt }: ExceptionCase): Promise<void> {
  const { trx, actor, today } = tx;
  await trx
    .updateTable('payment_exception')
    .set({ refund_id: makeRequestId(today, 'RF') })
    .where('exception_id', '=', exception.exception_id)
    .execute();
  await enqueueJob(trx, { task: 'send_refunds', payload: {}, job_key: `send_refunds ${exception.exception_id}` });
  if (!attempt) return;
  await confirmAttempt(tx, attempt);
  await assertNoPendingRefund(trx, attempt.request_id);
  const transition = getNextState(attemptMachine, 'SUCCEEDED', { act: 'request_refund', actor: 'treasurer' });
  if ('refused' in transition) throw new Refused('conflict', 'request.try_again');
  await saveCaseState(trx, { exception, attempt }, transition.to);
  await recordAudit(trx, actor, {
    act: 'attempt.request_refund',
    object_kind: 'attempt',
    object_id: attempt.request_id,
    detail: { amount: exception.amount },
  });
}
