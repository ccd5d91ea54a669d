import { billMachine, getNextState } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { listUnpaid, computeArrearsFingerprint, getArrearsFingerprint } from './arrears.ts';
import { recordBill, reverseBillEntry } from './book-bill.ts';
import { lockBill, type OrderRow } from './due/orders.queries.ts';

/**
 * Carries unpaid amounts of earlier years over to an order that is being approved: the older orders are superseded and
 * reversed in the ledger, so that no amount is owed twice. Refused: conflict when an amount was paid since it was
 * computed, or a payment of an older order is in progress or may be returned.
 */
export async function applyCarryOver(
  tx: Transaction,
  order: Pick<OrderRow, 'bill_id' | 'business_id' | 'tax_year' | 'application_type'>,
): Promise<void> {
  const { trx } = tx;
  const unpaidItems = await listUnpaid(trx, order);
  const olderBills = [...new Set(unpaidItems.map(({ bill_id }) => bill_id))].toSorted((one, other) => one - other);
  for (const bill_id of olderBills) await lockBill(trx, bill_id);
  const unpaid = await listUnpaid(trx, order);
  if (computeArrearsFingerprint(unpaid) !== (await getArrearsFingerprint(trx, order.bill_id)))
    throw new Refused('conflict', 'bill.arrears_changed');
  for (const bill_id of olderBills) await supersedeBill(tx, { bill_id, by: order.bill_id });
}

async function supersedeBill(
  tx: Transaction,
  { bill_id, by }: { readonly bill_id: number; readonly by: number },
): Promise<void> {
  const { trx, actor } = tx;
  const transition = getNextState(billMachine, 'APPROVED', { act: 'carry_over', actor: 'system' });
  if ('refused' in transition) return;
  const { rows } = await sql`
      select 1
      from payment_attempt
      where bill_id = ${bill_id}::bigint and state in ('CREATED', 'REDIRECTED', 'PENDING')
      union all
      select 1
      from cheque q
      join payment p using (payment_id)
      where p.bill_id = ${bill_id}::bigint and q.state in ('HELD', 'DEPOSITED')
      union all
      select 1
      from deposit_slip s
      join payment p using (payment_id)
      where p.bill_id = ${bill_id}::bigint and not s.is_void and s.matched_at is null`.execute(trx);
  if (rows.length > 0) throw new Refused('conflict', 'bill.older_payment_open');
  await refuseDisputed(tx, bill_id);
  await reverseBillEntry(tx, bill_id, { memo: 'carried over' });
  await trx.updateTable('bill').set({ state: transition.to, carried_to: by }).where('bill_id', '=', bill_id).execute();
  await trx
    .updateTable('installment')
    .set({ state: 'VOID' })
    .where('bill_id', '=', bill_id)
    .where('state', 'not in', ['PAID', 'WAIVED', 'VOID'])
    .execute();
  await recordAudit(trx, actor, {
    act: 'bill.carry_over',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { to: by },
  });
}

/** A dispute is decided on the order that billed the line. */
async function refuseDisputed({ trx }: Transaction, bill_id: number): Promise<void> {
  const open = await trx
    .selectFrom('line_dispute')
    .select('dispute_no')
    .where('bill_id', '=', bill_id)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  if (open) throw new Refused('conflict', 'dispute.open_on_older', { params: { dispute_no: open.dispute_no } });
}

/** Voids the installments of an order that ended; one that a resolution waived stays waived. */
export async function voidUnwaived(trx: Transaction['trx'], bill_id: number): Promise<void> {
  await trx
    .updateTable('installment')
    .set({ state: 'VOID' })
    .where('bill_id', '=', bill_id)
    .where('state', '<>', 'WAIVED')
    .execute();
}

/** Restores orders whose unpaid items were carried over to an order that ended unpaid, so that no debt is lost. */
export async function restoreCarriedBills(tx: Transaction, bill_id: number): Promise<void> {
  const { trx, actor } = tx;
  const olderApprovals = await trx
    .selectFrom('bill')
    .select(['bill_id', 'state'])
    .where('carried_to', '=', bill_id)
    .orderBy('bill_id')
    .forNoKeyUpdate()
    .execute();
  for (const { bill_id: formerBill, state } of olderApprovals) {
    const transition = getNextState(billMachine, state, { act: 'give_back', actor: 'system' });
    if ('refused' in transition) continue;
    await sql`
      update installment i
      set
        state = case
          when exists (
            select from installment n
            where n.bill_id = ${bill_id}::bigint and n.root_id = coalesce(i.root_id, i.installment_id) and n.state = 'WAIVED'
          ) then 'WAIVED'
          when exists (
            select from payment_allocation p where p.root_id = coalesce(i.root_id, i.installment_id) having sum(p.amount) > 0
          ) then 'PARTIAL'
          else 'NOT_DUE'
        end
      where i.bill_id = ${formerBill}::bigint and i.state = 'VOID'`.execute(trx);
    await trx
      .updateTable('bill')
      .set({ state: transition.to, carried_to: null })
      .where('bill_id', '=', formerBill)
      .execute();
    await recordBill(tx, formerBill);
    await recordAudit(trx, actor, {
      act: 'bill.give_back',
      object_kind: 'bill',
      object_id: formerBill,
      detail: { from: bill_id },
    });
  }
}

/**
 * Ends the installments of a bill without payments, reverses its bookings and restores the bills that it had carried
 * over. The caller sets the state of the bill.
 */
export async function endUnpaid(tx: Transaction, bill_id: number, memo: string): Promise<void> {
  await voidUnwaived(tx.trx, bill_id);
  await reverseBillEntry(tx, bill_id, { memo });
  await restoreCarriedBills(tx, bill_id);
}
