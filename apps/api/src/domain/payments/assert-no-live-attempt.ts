import { Refused } from '../../platform/refused.ts';
import { formatPeso } from '../../platform/format.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { expireAttempt } from './query-gateway.ts';
import { computeLockEnd } from './attempt-lock.ts';
import { findLiveAttempt, lockAttempt } from './attempts.queries.ts';
import { isLocked } from './attempt-lock.ts';

/**
 * Nothing that a live payment was computed on may change under it (domain reference 3.10c). An attempt whose time is
 * over is ended, and a success that the gateway reports later is set aside unless the order still owes it. The bill is
 * locked before. Refused: conflict, with the time until which the payment is waited for.
 */
export async function assertNoLiveAttempt(tx: Transaction, bill_id: number): Promise<void> {
  const live = await findLiveAttempt(tx.trx, bill_id);
  if (!live) return;
  if (isLocked(live, tx.now))
    throw new Refused('conflict', 'bill.payment_open', {
      params: { amount: formatPeso(live.amount), time: computeLockEnd(live).toISOString() },
    });
  const state = await lockAttempt(tx.trx, live.request_id);
  if (state !== undefined) await expireAttempt(tx, { ...live, state });
}
