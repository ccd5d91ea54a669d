import { billMachine, computeBillValidity, getNextState, getUnpaidBillState } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { cancelOpenClearances } from '../../domain/applications/clear-application.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { recordBill, reverseBillEntry } from '../../domain/ledger/book-bill.ts';
import { restoreCarriedBills, voidUnwaived } from '../../domain/ledger/carry-over.ts';
import { openAccount } from '../../domain/ledger/bill-account.ts';
import { findOrder, listItems, lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { getBillMoney, createOrderNo, getNextVersion } from '../../domain/billing/bills.queries.ts';

/**
 * T7: replaces an order that was not paid within its validity by one with today's amounts; sixty days after the first
 * one the application lapses.
 */
export async function renewUnpaidBills(api: Api): Promise<void> {
  const endedBills = await api.db
    .selectFrom('bill')
    .select('bill_id')
    .where('state', '=', 'APPROVED')
    .where('valid_until', '<', api.clock.today())
    .orderBy('bill_id')
    .execute();
  for (const { bill_id } of endedBills) await inTransaction(api, undefined, (tx) => renewOrLapse(tx, bill_id));
}

async function renewOrLapse(tx: Transaction, bill_id: number): Promise<void> {
  const { trx, today } = tx;
  const order = await findOrder(trx, bill_id);
  if (!order) return;
  const application = await lockApplicationById(tx, order.assessment_id);
  const state = await lockBill(trx, bill_id);
  const money = await getBillMoney(trx, bill_id);
  const transition = getNextState(billMachine, state, { act: 'expire', actor: 'system' });
  if ('refused' in transition || money.paid || money.under_way || application.state !== 'FOR_PAYMENT') return;

  await trx.updateTable('bill').set({ state: transition.to }).where('bill_id', '=', bill_id).execute();
  await voidUnwaived(trx, bill_id);
  await reverseBillEntry(tx, bill_id, { memo: order.top_no ?? '' });
  await recordAudit(trx, undefined, {
    act: 'bill.expire',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { valid_until: order.valid_until },
  });
  if (getUnpaidBillState(today, await findFirstValidUntil(tx, order)) === 'LAPSED')
    await lapseApplication(tx, application, order);
  else await renewBill(tx, application, order);
}

async function findFirstValidUntil({ trx }: Transaction, { assessment_id, valid_until }: OrderRow): Promise<string> {
  const row = await trx
    .selectFrom('bill')
    .select(({ fn }) => fn.min('valid_until').as('first'))
    .where('assessment_id', '=', assessment_id)
    .where('state', '=', 'EXPIRED')
    .executeTakeFirst();
  return row?.first ?? valid_until ?? '';
}

async function lapseApplication(tx: Transaction, application: ApplicationRow, order: OrderRow): Promise<void> {
  await restoreCarriedBills(tx, order.bill_id);
  await moveApplication(tx, application, {
    act: 'lapse',
    as: 'system',
    // Open clearances of an application that was paid first and whose payment was reversed.
    offices: await cancelOpenClearances(tx, application.assessment_id),
    mail: { template: 'bill_lapsed', params: { top_no: order.top_no ?? '' } },
  });
}

/** The same computation under a new number: only additions by time change, so the approval stays valid. */
async function renewBill(tx: Transaction, application: ApplicationRow, oldOrder: OrderRow): Promise<void> {
  const { trx, today, now, rows } = tx;
  const days =
    oldOrder.application_type !== 'RENEWAL'
      ? []
      : (await listItems(trx, [oldOrder.bill_id])).map(({ due_on }) => due_on);
  const valid_until = computeBillValidity(today, days);
  const top_no = await createOrderNo(tx);
  const bill_id = await copyBill(tx, oldOrder, { top_no, valid_until });
  await recordBill(tx, bill_id);
  await recordAudit(trx, undefined, {
    act: 'bill.renew',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { from: oldOrder.top_no, top_no, valid_until, at: now.toISOString() },
  });
  const order = await findOrder(trx, bill_id);
  if (!order) throw new Error(`bill ${bill_id} is gone`);
  const { due } = await openAccount(trx, order, { rows, day: today });
  await recordAct(tx, application, {
    history: { act: 'renew_bill', params: { top_no } },
    mail: { template: 'bill_approved', params: { top_no, amount: formatPeso(due.total), valid_until } },
  });
}

async function copyBill(
  { trx, now }: Transaction,
  oldOrder: OrderRow,
  newOrder: { readonly top_no: string; readonly valid_until: string },
): Promise<number> {
  const version = await getNextVersion(trx, oldOrder.assessment_id);
  const { rows } = await sql<{ bill_id: number }>`
    insert into bill (
      assessment_id, version, top_no, state, ordinance_version_id, input, result, back_years, total, computed_by,
      computed_at, approved_by, approved_at, valid_until
    )
    select
      assessment_id, ${version}, ${newOrder.top_no}, 'APPROVED', ordinance_version_id, input, result, back_years,
      total, computed_by, computed_at, approved_by, ${now}::timestamptz, ${newOrder.valid_until}::date
    from bill
    where bill_id = ${oldOrder.bill_id}::bigint
    returning bill_id`.execute(trx);
  const bill_id = rows[0]?.bill_id ?? 0;
  await copyLines(trx, { from: oldOrder.bill_id, to: bill_id });
  await copyInstallments(trx, oldOrder, { bill_id, valid_until: newOrder.valid_until });
  // It is the same assessment: disputes on it continue, and each line is disputed once.
  await trx.updateTable('line_dispute').set({ bill_id }).where('bill_id', '=', oldOrder.bill_id).execute();
  await moveWaivers(trx, { from: oldOrder.bill_id, to: bill_id });
  // Items of earlier years that the old order carried move to the new one.
  await trx.updateTable('bill').set({ carried_to: bill_id }).where('carried_to', '=', oldOrder.bill_id).execute();
  return bill_id;
}

interface BillCopy {
  readonly from: number;
  readonly to: number;
}

async function copyLines(trx: Trx, { from, to }: BillCopy): Promise<void> {
  await sql`
    insert into bill_line (
      bill_id, line_no, code, name, name_fil, kind, agency, account_code, ordinance_section, basis, amount, of_year
    )
    select
      ${to}::bigint, line_no, code, name, name_fil, kind, agency, account_code, ordinance_section, basis,
      amount, of_year
    from bill_line
    where bill_id = ${from}::bigint`.execute(trx);
}

interface RenewedBill {
  readonly bill_id: number;
  readonly valid_until: string;
}

/** Copies the installments with their items. */
async function copyInstallments(trx: Trx, oldOrder: OrderRow, { bill_id, valid_until }: RenewedBill): Promise<void> {
  // Everything except a renewal has no fixed due day: its first installment is due while the order is valid.
  const due_on =
    oldOrder.application_type !== 'RENEWAL'
      ? sql`case when root_id is null and no = 1 then ${valid_until}::date else due_on end`
      : sql`due_on`;
  await sql`
    insert into installment (
      bill_id, no, nominal_due_on, due_on, state, of_year, of_no, of_mode, of_ordinance_version_id, root_id
    )
    select
      ${bill_id}::bigint, no, nominal_due_on, ${due_on}, case state when 'WAIVED' then state else 'NOT_DUE' end,
      of_year, of_no, of_mode, of_ordinance_version_id, root_id
    from installment
    where bill_id = ${oldOrder.bill_id}::bigint`.execute(trx);
  await sql`
    insert into installment_item (
      installment_id, line_no, root_line_no, amount, bears_penalty, late_code, due_on, early_until, early_discount,
      early_later, disputed_on, freed_on
    )
    select
      f.installment_id, t.line_no, t.root_line_no, t.amount, t.bears_penalty, t.late_code, t.due_on, t.early_until,
      t.early_discount, t.early_later, t.disputed_on, t.freed_on
    from installment_item t
    join installment o using (installment_id)
    join installment f on f.bill_id = ${bill_id}::bigint and f.no = o.no
    where o.bill_id = ${oldOrder.bill_id}::bigint`.execute(trx);
}

/** A resolution waives the installment of the assessment, so that it holds for the order that replaces the expired one. */
async function moveWaivers(trx: Trx, { from, to }: BillCopy): Promise<void> {
  await sql`
    update installment_waiver w
    set installment_id = f.installment_id
    from installment o
    join installment f on f.no = o.no and f.bill_id = ${to}::bigint
    where o.bill_id = ${from}::bigint and w.installment_id = o.installment_id`.execute(trx);
}
