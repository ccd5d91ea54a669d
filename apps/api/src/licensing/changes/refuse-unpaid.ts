// Refuses the retirement of a business whose orders of payment are due and unpaid.

import { formatDayInWords } from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { listUnpaidOrders } from '../../domain/ledger/due/year-order.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

/**
 * Amounts due before the closing are paid on their own order first (decision 0079). Refused: conflict, naming the
 * orders.
 */
export async function refuseUnpaid(
  { trx, actor }: ActorTransaction,
  application: ApplicationRow,
  closure_date: string,
): Promise<void> {
  const unpaidOrders = await listUnpaidOrders(trx, application, closure_date);
  if (unpaidOrders.length === 0) return;
  const orders = unpaidOrders
    .map(({ top_no, due_on }) =>
      getMessageText('retirement.order_due', { top_no, day: formatDayInWords(due_on) }, actor.locale),
    )
    .join('; ');
  throw new Refused('conflict', 'retirement.bills_unpaid', { params: { orders } });
}
