// Confirms a payment that the bank has received, by a person other than its collector (domain reference 3.10c).

import type { Centavos } from '@ebpls/contracts';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { formatPeso } from '../../../platform/format.ts';
import { updatePaidOrder } from '../../ledger/collection/post-payment.ts';
import type { OrderRow } from '../../ledger/due/orders.queries.ts';
import { type SecondPersonDecision, refuseDependent } from '../../access/separation/second-person.ts';
import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';
import { toCancelDecision } from './lock-payment.ts';

/**
 * Collectors of each payment, so that nobody alone makes an order paid by a payment that they recorded (domain
 * reference 3.10c).
 */
export async function loadConfirmationDecisions(
  db: Database | Trx,
  payment_ids: readonly number[],
): Promise<ReadonlyMap<number, SecondPersonDecision>> {
  if (payment_ids.length === 0) return new Map();
  const receipts = await db
    .selectFrom('receipt')
    .select(['payment_id', 'collector_id', 'issued_at'])
    .where('payment_id', 'in', [...payment_ids])
    .execute();
  return new Map(
    [...Map.groupBy(receipts, ({ payment_id }) => payment_id)].map(([payment_id, own]) => [
      payment_id,
      { ...toCancelDecision(own), action: 'cheque.judge', own: 'separation.own_confirmation' },
    ]),
  );
}

/** Refused: forbidden to the collector of the payment, and to a treasurer whom the collector appointed since. */
export async function assertCollectedByOther(tx: ActorTransaction, payment_id: number): Promise<void> {
  const decision = (await loadConfirmationDecisions(tx.trx, [payment_id])).get(payment_id);
  if (decision) await refuseDependent(tx, decision);
}

/** Ends a locked order's wait for the bank: its states and the application's are updated, and the owner is notified. */
export async function confirmPayment(tx: ActorTransaction, order: OrderRow, amount: Centavos): Promise<void> {
  const params = { amount: formatPeso(amount) };
  await updatePaidOrder(tx, order, {
    params,
    mail: { template: 'payment_confirmed', params: { ...params, top_no: order.top_no ?? '' } },
  });
}
