import type { AttemptState } from '@ebpls/contracts';
import { type AttemptAct, attemptMachine, getNextState } from '@ebpls/rules';

import { METHOD_TITLES } from './gateway/payment-methods.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { GatewayResult } from './gateway/payment-provider.ts';
import { lockApplicationById } from '../applications/find-application.ts';
import { recordAct } from '../applications/record-act.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { isStillOwed, postPayment } from '../ledger/collection/post-payment.ts';
import { findOrder, lockBill } from '../ledger/due/orders.queries.ts';
import { type AttemptRow, findAttempt, findLiveAttempt, lockAttempt } from './attempts.queries.ts';
import { isLocked } from './attempt-lock.ts';
import { setAsideMoney, closeMismatchException } from './set-aside-money.ts';
import type { LockedAttempt } from './locked-attempt.ts';

export type GatewayOutcome = 'POSTED' | 'OVERPAID' | 'MISMATCH' | 'CLOSED' | 'WAITING' | 'UNCHANGED' | 'UNKNOWN';

const ACT_OF_STATUS: Readonly<Record<GatewayResult['status'], AttemptAct>> = {
  SUCCEEDED: 'confirm',
  PENDING: 'wait',
  FAILED: 'fail',
  CANCELLED: 'cancel',
};

/**
 * Applies the gateway's result of an attempt, from a notification, a return or a query. Safe to repeat and to reorder:
 * the locked attempt decides, a success is never reversed, money that does not fit is set aside for the treasurer
 * (domain reference 5.3).
 */
export async function applyGatewayResult(tx: Transaction, result: GatewayResult): Promise<GatewayOutcome> {
  const { trx } = tx;
  const attempt = await findAttempt(trx, result.request_id);
  if (!attempt) return 'UNKNOWN';
  // Application, bill, attempt: the same order everywhere, so that no two transactions wait for each other.
  const application = await lockApplicationById(tx, attempt.assessment_id);
  const bill_state = await lockBill(trx, attempt.bill_id);
  const state = (await lockAttempt(trx, attempt.request_id)) ?? attempt.state;
  const transition = getNextState(attemptMachine, state, { act: ACT_OF_STATUS[result.status], actor: 'system' });
  if ('refused' in transition) return 'UNCHANGED';

  const order = await findOrder(trx, attempt.bill_id);
  if (!order) throw new Error(`bill ${attempt.bill_id} is gone`);
  const settlement: LockedAttempt = {
    attempt: { ...attempt, state },
    application,
    order: { ...order, state: bill_state },
    result,
  };
  if (result.status === 'SUCCEEDED') return confirmPayment(tx, settlement);
  await saveAttemptState(tx, settlement, transition.to);
  // The offers on the payer's pages depend on the attempt, so they are reloaded also when nobody is mailed.
  const params = { amount: formatPeso(attempt.amount), top_no: attempt.top_no };
  await recordAct(tx, application, {
    ...(result.status === 'FAILED' && { mail: { template: 'payment_failed', params } }),
  });
  return result.status === 'PENDING' ? 'WAITING' : 'CLOSED';
}

async function confirmPayment(tx: Transaction, settlement: LockedAttempt): Promise<GatewayOutcome> {
  const { attempt, order, result } = settlement;
  if (!isRequestedCharge(result, attempt)) {
    await setAsideMoney(tx, settlement, 'MISMATCH');
    return 'MISMATCH';
  }
  await saveAttemptState(tx, settlement, 'SUCCEEDED');
  await closeMismatchException(tx, attempt.request_id);
  const isOwed = await isStillOwed(tx, order, { items: attempt.items, paid_at: attempt.created_at });
  if (!isOwed || (await hasOtherLiveAttempt(tx, attempt))) {
    await setAsideMoney(tx, settlement, 'OVERPAYMENT');
    return 'OVERPAID';
  }
  await postPayment(tx, {
    order,
    request_id: attempt.request_id,
    amount: attempt.amount,
    items: attempt.items,
    tender: 'GATEWAY',
    channel: METHOD_TITLES[attempt.method],
    collector_id: null,
    reference: result.provider_ref || result.response_id,
    // Penalties count to the begin of the payment, not to the time of the gateway's reply.
    paid_at: attempt.created_at,
  });
  return 'POSTED';
}

/** While another payment of the order is in progress, its basis must not change (3.10c). */
async function hasOtherLiveAttempt({ trx, now }: Transaction, { bill_id, request_id }: AttemptRow): Promise<boolean> {
  const live = await findLiveAttempt(trx, bill_id);
  return live !== undefined && live.request_id !== request_id && isLocked(live, now);
}

/** A charge stated by the gateway must equal the requested charge; a charge that it does not state was signed by us. */
function isRequestedCharge({ amount, currency }: GatewayResult, attempt: AttemptRow): boolean {
  return (amount === undefined || amount === attempt.amount) && (currency === undefined || currency === 'PHP');
}

async function saveAttemptState(
  { trx, actor, now }: Transaction,
  { attempt, result }: LockedAttempt,
  state: AttemptState,
): Promise<void> {
  const isOpen = state === 'PENDING';
  await trx
    .updateTable('payment_attempt')
    .set({
      state,
      message: result.message,
      response_id: result.response_id,
      response_code: result.code,
      provider_ref: result.provider_ref,
      ...(isOpen ? {} : { closed_at: now, ask_again_at: null }),
    })
    .where('request_id', '=', attempt.request_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `attempt.${ACT_OF_STATUS[result.status]}`,
    object_kind: 'attempt',
    object_id: attempt.request_id,
    detail: { from: attempt.state, to: state, code: result.code },
  });
}
