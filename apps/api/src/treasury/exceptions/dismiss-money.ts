// Dismisses an entry of money set aside that turned out to be no money of the municipality.

import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { reverseEntry } from '../../domain/ledger/ledger.ts';
import { isBooked } from './exception-reply.ts';
import { closeExceptionCase, getEntryId, lockExceptionCase, getNextExceptionState } from './exception-case.ts';

/**
 * Closes an entry that turned out to be no money of the municipality, and reverses its booking. Refused: conflict when
 * it was decided already.
 */
export async function dismissMoney(tx: ActorTransaction, exception_id: number, reason: string): Promise<void> {
  const { exception } = await lockExceptionCase(tx, exception_id);
  getNextExceptionState(exception, 'dismiss');
  if (isBooked(exception)) await reverseEntry(tx, getEntryId(exception), reason);
  await closeExceptionCase(tx, exception, { act: 'dismiss', outcome: 'DISMISSED', reason });
}
