import { type AttemptState, PAYMENT_METHOD_TITLES } from '@ebpls/contracts';
import { type AttemptAct, attemptMachine, getNextState, sumCentavos } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { GatewayResult } from './gateway/payment-provider.ts';
import { getApplicationCode, lockApplicationById } from '../applications/find-application.ts';
import { recordAct } from '../applications/record-act.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { isStillOwed, postPayment } from '../ledger/collection/post-payment.ts';
import { findOrder, lockBill } from '../ledger/due/orders.queries.ts';
import { type AttemptRow, findLiveAttempt, listGatewayAttempts, lockAttempt } from './attempts/attempts.queries.ts';
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
 * Applies the gateway's result of an attempt, or of several orders that are paid together, from a notification, a return
 * or a query. Safe to repeat and to reorder: the locked attempts decide, a success is never reversed, money that does
 * not fit is set aside for the treasurer (domain reference 5.3).
 */
export async function applyGatewayResult(tx: Transaction, result: GatewayResult): Promise<GatewayOutcome> {
  const attempts = await listGatewayAttempts(tx.trx, result.request_id);
  if (attempts.length === 0) return 'UNKNOWN';
  const act = ACT_OF_STATUS[result.status];
  const open = (await lockShares(tx, attempts, result)).flatMap((share) => {
    const transition = getNextState(attemptMachine, share.attempt.state, { act, actor: 'system' });
    return 'refused' in transition ? [] : [{ share, to: transition.to }];
  });
  const shares = open.map(({ share }) => share);
  if (shares.length === 0) return 'UNCHANGED';
  if (result.status === 'SUCCEEDED') return confirmPayment(tx, shares, result);

  for (const { share, to } of open) await saveAttemptState(tx, share, to);
  await recordUnpaid(tx, shares, result);
  return result.status === 'PENDING' ? 'WAITING' : 'CLOSED';
}

/**
 * Locks every share with its application and order: all applications, all bills, then the attempts, the same order
 * everywhere, so that no two transactions wait for each other.
 */
async function lockShares(
  tx: Transaction,
  attempts: readonly AttemptRow[],
  result: GatewayResult,
): Promise<LockedAttempt[]> {
  const { trx } = tx;
  const applications = new Map<number, LockedAttempt['application']>();
  for (const { assessment_id } of attempts.toSorted((one, other) => one.assessment_id - other.assessment_id))
    applications.set(assessment_id, await lockApplicationById(tx, assessment_id));
  const bill_states = new Map<number, LockedAttempt['order']['state']>();
  for (const { bill_id } of attempts.toSorted((one, other) => one.bill_id - other.bill_id))
    bill_states.set(bill_id, await lockBill(trx, bill_id));
  const shares: LockedAttempt[] = [];
  for (const attempt of attempts) {
    const state = (await lockAttempt(trx, attempt.request_id)) ?? attempt.state;
    const order = await findOrder(trx, attempt.bill_id);
    const [application, bill_state] = [applications.get(attempt.assessment_id), bill_states.get(attempt.bill_id)];
    if (!order || !application || !bill_state) throw new Error(`bill ${attempt.bill_id} is gone`);
    shares.push({ attempt: { ...attempt, state }, application, order: { ...order, state: bill_state }, result });
  }
  return shares;
}

/**
 * The offers on the payer's pages depend on the attempt, so they are reloaded also when nobody is mailed. One mail for
 * each owner: several orders that were to be paid together are one payment for them.
 */
async function recordUnpaid(
  tx: Transaction,
  shares: readonly LockedAttempt[],
  { status }: GatewayResult,
): Promise<void> {
  for (const ownShares of Map.groupBy(shares, ({ application }) => application.owner_id).values()) {
    const attempts = ownShares.map(({ attempt }) => attempt);
    const params = {
      amount: formatPeso(sumCentavos(attempts.map(({ amount }) => amount))),
      top_no: formatOrders(attempts),
    };
    const joint_codes = ownShares.map(({ application }) => getApplicationCode(application));
    for (const [index, { application }] of ownShares.entries())
      await recordAct(tx, application, {
        ...(status === 'FAILED' && index === 0 && { mail: { template: 'payment_failed', params, joint_codes } }),
      });
  }
}

const formatOrders = (attempts: readonly AttemptRow[]): string => attempts.map(({ top_no }) => top_no).join(', ');

/**
 * Confirms what was paid at the gateway, each order by itself. A wrong amount is about all orders and is set aside whole,
 * with the first.
 */
async function confirmPayment(
  tx: Transaction,
  shares: readonly LockedAttempt[],
  result: GatewayResult,
): Promise<GatewayOutcome> {
  const [first] = shares;
  if (first && !isRequestedCharge(result, first.attempt)) {
    const top_no = formatOrders(shares.map(({ attempt }) => attempt));
    await setAsideMoney(tx, { ...first, attempt: { ...first.attempt, top_no } }, 'MISMATCH');
    return 'MISMATCH';
  }
  const outcomes: GatewayOutcome[] = [];
  for (const share of shares) {
    const { amount } = share.attempt;
    outcomes.push(await confirmShare(tx, { ...share, result: { ...result, amount } }));
  }
  return outcomes.find((outcome) => outcome === 'OVERPAID') ?? 'POSTED';
}

async function confirmShare(tx: Transaction, share: LockedAttempt): Promise<GatewayOutcome> {
  const { attempt, order, result } = share;
  await saveAttemptState(tx, share, 'SUCCEEDED');
  await closeMismatchException(tx, attempt.request_id);
  const isOwed = await isStillOwed(tx, order, { items: attempt.items, paid_at: attempt.created_at });
  if (!isOwed || (await hasOtherLiveAttempt(tx, attempt))) {
    await setAsideMoney(tx, share, 'OVERPAYMENT');
    return 'OVERPAID';
  }
  await postPayment(tx, {
    order,
    request_id: attempt.request_id,
    amount: attempt.amount,
    items: attempt.items,
    tender: 'GATEWAY',
    channel: PAYMENT_METHOD_TITLES[attempt.method],
    collector_id: null,
    reference: result.provider_ref || result.response_id,
    // Penalties count to the begin of the payment, not to the time of the gateway's reply.
    paid_at: attempt.created_at,
  });
  return 'POSTED';
}

/** While another payment of the order is in progress, its basis must not change (3.10c). */
async function hasOtherLiveAttempt({ trx, now }: Transaction, { bill_id, request_id }: AttemptRow): Promise<boolean> {
  const liveAttempt = await findLiveAttempt(trx, bill_id);
  return liveAttempt !== undefined && liveAttempt.request_id !== request_id && isLocked(liveAttempt, now);
}

/** A charge stated by the gateway must equal the requested charge; a charge that it does not state was signed by us. */
function isRequestedCharge({ amount, currency }: GatewayResult, attempt: AttemptRow): boolean {
  return (amount === undefined || amount === attempt.charged) && (currency === undefined || currency === 'PHP');
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
