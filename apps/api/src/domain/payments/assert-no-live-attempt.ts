// Refuses an action on an order while an online payment of it is in progress (domain reference 3.10c).

import { Refused } from '../../platform/refused.ts';
import { formatPeso } from '../../platform/format.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { expireAttempt } from './query-gateway.ts';
import { computeLockEnd, isLocked } from './attempt-lock.ts';
import { findLiveAttempt } from './attempts/attempts.queries.ts';

/**
 * The basis of a live payment must not change (domain reference 3.10c). An attempt past its lock is ended, and a
 * success that the gateway reports later is set aside unless the order still owes it. The caller has locked the bill.
 * Refused: conflict, with the end of the payment's lock.
 */
export async function assertNoLiveAttempt(tx: Transaction, bill_id: number): Promise<void> {
  const liveAttempt = await findLiveAttempt(tx.trx, bill_id);
  if (!liveAttempt) return;
  if (isLocked(liveAttempt, tx.now))
    throw new Refused('conflict', 'bill.payment_open', {
      params: { amount: formatPeso(liveAttempt.amount), time: computeLockEnd(liveAttempt).toISOString() },
    });
  await expireAttempt(tx, liveAttempt);
}
