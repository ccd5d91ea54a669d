import { sql } from 'kysely';

import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';
import type { LockedPayment } from './lock-payment.ts';

/**
 * Reopens installments that were waived or voided after this payment had paid a part of them: the receipted part is
 * owed again, the waived part stays waived. Runs before the receipts are reversed.
 */
export async function reopenEndedInstallments(
  { trx }: ActorTransaction,
  { order, payment_id }: LockedPayment,
): Promise<void> {
  const { rows } = await sql<{ installment_id: number }>`
    select distinct i.installment_id
    from journal_entry e
    join journal_line l using (entry_id)
    join installment i on i.bill_id = l.bill_id and i.no = l.installment_no
    where e.payment_id = ${payment_id}::bigint
      and l.kind is not null
      and i.bill_id = ${order.bill_id}::bigint
      and i.state in ('WAIVED', 'VOID')`.execute(trx);
  const ids = rows.map(({ installment_id }) => installment_id);
  if (ids.length === 0) return;
  await sql`
    update installment_item t
    set amount = p.principal, early_discount = case when t.early_until is not null then p.discount end
    from item_payment p
    where t.installment_id = any(${ids}::bigint[])
      and p.bill_id = ${order.bill_id}::bigint
      and p.installment_id = t.installment_id
      and p.line_no = t.line_no`.execute(trx);
  await trx.updateTable('installment').set({ state: 'NOT_DUE' }).where('installment_id', 'in', ids).execute();
}
