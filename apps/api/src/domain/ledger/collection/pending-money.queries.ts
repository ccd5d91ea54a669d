// Queries of receipted money that the bank has not confirmed: cheques and deposit slips.

import { type ReplyBody, type Centavos, type getCurrentDue, formatPesosText } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { MessageKey } from '../../../platform/messages/catalogue.ts';

/** Receipted money that the bank has not confirmed: a cheque, or a deposit slip. */
export interface PendingMoneyRow {
  readonly bill_id: number;
  readonly payment_id: number;
  readonly kind: 'CHEQUE' | 'DEPOSIT';
  readonly bank: string;
  readonly reference: string;
  readonly amount: Centavos;
  readonly received_on: string;
}

/** Money of orders that the bank has not confirmed, oldest first. */
export async function listPendingMoney(db: Database | Trx, bill_ids: readonly number[]): Promise<PendingMoneyRow[]> {
  const { rows } = await sql<PendingMoneyRow>`
    select p.bill_id, p.payment_id, 'CHEQUE' as kind, q.bank, q.cheque_no as reference, p.amount, q.received_on
    from cheque q
    join payment p using (payment_id)
    where p.bill_id = any(${[...bill_ids]}::bigint[])
      and q.state in ('HELD', 'DEPOSITED')
      and q.confirmed_at is null
    union all
    select p.bill_id, p.payment_id, 'DEPOSIT', s.bank, s.reference, p.amount, s.deposited_on
    from deposit_slip s
    join payment p using (payment_id)
    where p.bill_id = any(${[...bill_ids]}::bigint[]) and not s.is_void and s.matched_at is null
    order by 2`.execute(db);
  return rows;
}

/** The same row for a reply. */
export function toPendingMoney({
  kind,
  bank,
  reference,
  amount,
  received_on,
}: PendingMoneyRow): ReplyBody<typeof getCurrentDue>['waiting'][number] {
  return { kind, bank, reference, amount: formatPesosText(amount), received_on };
}

/** Money received for some orders by a day that still waits for the bank, for a reply. */
export function toWaitingOn(
  pendingRows: readonly PendingMoneyRow[],
  { day, bill_ids }: { readonly day: string; readonly bill_ids: readonly number[] },
) {
  return pendingRows
    .filter(({ bill_id, received_on }) => bill_ids.includes(bill_id) && received_on <= day)
    .map(toPendingMoney);
}

/** Numbers of the installments that such money has paid. */
export async function listWaitingInstallments(trx: Trx, bill_id: number): Promise<ReadonlySet<number>> {
  const pendingMoney = (await listPendingMoney(trx, [bill_id])).map(({ payment_id }) => payment_id);
  if (pendingMoney.length === 0) return new Set();
  const { rows } = await sql<{ no: number }>`
    select distinct l.installment_no as no
    from journal_entry e
    join journal_line l using (entry_id)
    where e.bill_id = ${bill_id}::bigint
      and e.payment_id = any(${pendingMoney}::bigint[])
      and l.kind is not null
      and l.installment_no is not null`.execute(trx);
  return new Set(rows.map(({ no }) => no));
}

/** Message why nothing is due on an order: it is paid, or its payment waits for the bank. */
export async function findNothingDueKey(db: Database | Trx, bill_id: number): Promise<MessageKey> {
  const pendingMoney = await listPendingMoney(db, [bill_id]);
  return pendingMoney.length > 0 ? 'payment.pending_at_bank' : 'payment.nothing_due';
}
