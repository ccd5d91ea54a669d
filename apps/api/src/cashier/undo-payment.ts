import { type Centavos, pesosText } from '@ebpls/contracts';
import { billMachine, installmentMachine, move, type ReceiptAct, receiptMachine } from '@ebpls/rules';
import { sql } from 'kysely';

import { audit } from '../audit.ts';
import { Refused } from '../http/refused.ts';
import { type ApplicationRow, lockApplicationById } from '../licensing/find-application.ts';
import { moveApplication } from '../licensing/move-application.ts';
import { nudgeApplication } from '../licensing/tell.ts';
import { addTimeline } from '../licensing/timeline.ts';
import type { PersonsWork } from '../licensing/work.ts';
import { peso } from '../papers/words.ts';
import type { Fund } from '../tables/ledger.ts';
import type { Tender } from '../tables/money.ts';
import { openAccount } from '../treasury/account.ts';
import { ACCOUNTS } from '../treasury/chart.ts';
import { postEntry, reverseEntry } from '../treasury/ledger.ts';
import { findOrder, listItems, lockBill, type OrderRow } from '../treasury/orders.queries.ts';

export interface StandingReceipt {
  readonly receipt_no: string;
  readonly fund: Fund;
  readonly tender: Tender;
  readonly amount: Centavos;
  readonly entry_id: number;
  readonly report_id: number | null;
  readonly collector_id: number | null;
  readonly issued_at: string;
  /** The cheque's share of this fund is at the bank. */
  readonly is_deposited: boolean;
}

/** A payment with its application, order and receipts, all locked in the order of the house: application, bill, receipt. */
export interface LockedPayment {
  readonly payment_id: number;
  readonly application: ApplicationRow;
  readonly order: OrderRow;
  readonly receipts: readonly StandingReceipt[];
}

/**
 * Locks a payment and the receipts of it that stand. Refused: missing when there is no such payment, conflict when all of it was undone before, some
 * of it is given back, or its order's unpaid rest was taken over by a newer one: what became unpaid again would be owed on no order.
 */
export async function lockPayment({ trx }: Pick<PersonsWork, 'trx'>, payment_id: number): Promise<LockedPayment> {
  const { rows } = await sql<{
    bill_id: number;
    assessment_id: number;
  }>`select p.bill_id, b.assessment_id from payment p join bill b using (bill_id) where p.payment_id = ${payment_id}::bigint`.execute(
    trx,
  );
  const [found] = rows;
  if (!found) throw new Refused('missing', 'thing.missing');
  const application = await lockApplicationById(trx, found.assessment_id);
  const state = await lockBill(trx, found.bill_id);
  const order = await findOrder(trx, found.bill_id);
  const { rows: receipts } = await sql<StandingReceipt>`
    select r.receipt_no, r.fund, r.tender, r.amount, r.entry_id, r.report_id, r.collector_id, r.issued_at,
      exists (select from deposited_cheque d join cheque q using (cheque_id) where q.payment_id = r.payment_id and d.fund = r.fund) as is_deposited
    from receipt r where r.payment_id = ${payment_id}::bigint and r.state = 'ISSUED' order by r.entry_id for update of r`.execute(
    trx,
  );
  if (receipts.length === 0 || !order) throw new Refused('conflict', 'receipt.undone');
  if (await isGivenBack(trx, receipts)) throw new Refused('conflict', 'receipt.refunded');
  if (state === 'SUPERSEDED') throw new Refused('conflict', 'receipt.carried_over');
  return { payment_id, application, order: { ...order, state }, receipts };
}

/** What was approved to be given back cannot be owed again. */
async function isGivenBack(trx: PersonsWork['trx'], receipts: readonly StandingReceipt[]): Promise<boolean> {
  const found = await trx
    .selectFrom('refund_claim')
    .select('claim_id')
    .where(
      'receipt_no',
      'in',
      receipts.map(({ receipt_no }) => receipt_no),
    )
    .where('entry_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Undoing {
  readonly act: ReceiptAct;
  readonly reason: string;
}

/**
 * Takes a locked payment back: every receipt keeps its number and gets a mirror entry, the installments are owed again, the order is open again
 * and an application that was paid waits for payment (domain reference 3.5, 5.4). Answers what was taken back, in centavos.
 */
export async function undoPayment(work: PersonsWork, payment: LockedPayment, undoing: Undoing): Promise<Centavos> {
  const { trx, actor } = work;
  const { order, receipts, payment_id } = payment;
  const amount = receipts.reduce((sum, receipt) => sum + receipt.amount, 0) as Centavos;
  for (const receipt of receipts) await undoReceipt(work, receipt, undoing);
  await openInstallments(work, payment);
  const moved = move(billMachine, order.state, { act: 'unsettle', actor: 'system' });
  if (!('refused' in moved))
    await trx.updateTable('bill').set({ state: moved.to }).where('bill_id', '=', order.bill_id).execute();
  await sql`update deposit_slip set is_void = true where payment_id = ${payment_id}::bigint`.execute(trx);
  await audit(trx, actor, {
    act: `receipt.${undoing.act}`,
    object_kind: 'payment',
    object_id: payment_id,
    detail: {
      receipts: receipts.map(({ receipt_no }) => receipt_no),
      amount: pesosText(amount),
      reason: undoing.reason,
    },
  });
  await tellApplication(work, payment, { amount, reason: undoing.reason });
  return amount;
}

async function undoReceipt(work: PersonsWork, receipt: StandingReceipt, { act, reason }: Undoing): Promise<void> {
  const moved = move(receiptMachine, 'ISSUED', { act, actor: 'treasurer' });
  if ('refused' in moved) throw new Refused('conflict', 'receipt.undone');
  await repayFromBank(work, receipt, reason);
  await reverseEntry(work, receipt.entry_id, reason);
  await work.trx
    .updateTable('receipt')
    .set({ state: moved.to, undone_at: work.now, undone_by: work.actor.account_id, undone_reason: reason })
    .where('receipt_no', '=', receipt.receipt_no)
    .execute();
}

/** Money that has left the officer's hands comes back out of the bank, so that what the officer answers for does not change. */
async function repayFromBank(
  work: PersonsWork,
  { receipt_no, fund, tender, amount, report_id, is_deposited }: StandingReceipt,
  memo: string,
): Promise<void> {
  const was_in =
    tender === 'CASH' && report_id !== null
      ? ACCOUNTS.CASH_TREASURY
      : tender === 'CHEQUE' && is_deposited
        ? ACCOUNTS.CHEQUES_UNCLEARED
        : undefined;
  if (was_in === undefined) return;
  await postEntry(work, {
    kind: 'ADJUSTMENT',
    receipt_no,
    memo,
    lines: [
      { account_code: was_in.account_code, fund, debit: amount },
      { account_code: ACCOUNTS.CASH_BANK.account_code, fund, credit: amount },
    ],
  });
}

/** What the receipts had paid is unpaid again, line by line, as their entries say. */
async function openInstallments(work: PersonsWork, { order, receipts }: LockedPayment): Promise<void> {
  const { trx } = work;
  const entries = receipts.map(({ entry_id }) => entry_id);
  await sql`update installment_item t set paid = t.paid - x.principal, surcharge_paid = t.surcharge_paid - x.surcharge, interest_paid = t.interest_paid - x.interest
    from (select installment_no, line_no, coalesce(sum(credit) filter (where kind = 'PRINCIPAL'), 0) as principal, coalesce(sum(credit) filter (where kind = 'SURCHARGE'), 0) as surcharge,
        coalesce(sum(credit) filter (where kind = 'INTEREST'), 0) as interest
      from journal_line where entry_id = any(${entries}::bigint[]) and kind is not null group by 1, 2) x
    join installment i on i.bill_id = ${order.bill_id}::bigint and i.no = x.installment_no
    where t.installment_id = i.installment_id and t.line_no = x.line_no`.execute(trx);
  await layAgain(work, order);
  const moved = move(installmentMachine, 'PAID', { act: 'unpay', actor: 'system' });
  if ('refused' in moved) return;
  await sql`update installment i set state = ${moved.to}, paid_at = null where i.bill_id = ${order.bill_id}::bigint and i.state in ('PAID', 'PARTIAL')
    and exists (select from installment_item t where t.installment_id = i.installment_id and t.paid < t.amount)`.execute(
    trx,
  );
}

/** Another payment that stays may have found penalties paid that are owed again: what it paid is laid out anew, in the order of rule 20. */
async function layAgain({ trx, rows, today }: PersonsWork, order: OrderRow): Promise<void> {
  const { due, received, lines } = await openAccount(trx, order, { rows, day: today });
  if (received.length === 0) return;
  const numberOf = new Map(lines.map(({ code, line_no }) => [code, line_no]));
  const standing = due.installments.filter(({ status }) => status !== 'VOID' && status !== 'WAIVED');
  const laid = standing.flatMap(({ no, parts }) =>
    parts.map((part) => ({
      no,
      line_no: numberOf.get(part.code) ?? 0,
      paid: part.amount - part.principal,
      surcharge: part.charged_surcharge - part.surcharge,
      interest: part.charged_interest - part.interest,
    })),
  );
  await sql`update installment_item t set paid = x.paid, surcharge_paid = x.surcharge, interest_paid = x.interest
    from json_to_recordset(${JSON.stringify(laid)}::json) as x(no integer, line_no integer, paid bigint, surcharge bigint, interest bigint)
    join installment i on i.bill_id = ${order.bill_id}::bigint and i.no = x.no
    where t.installment_id = i.installment_id and t.line_no = x.line_no`.execute(trx);
}

/** An application whose first installment is owed again is no longer paid; one that went on keeps its state and its history tells. */
async function tellApplication(
  work: PersonsWork,
  { application, order }: LockedPayment,
  { amount, reason }: { readonly amount: Centavos; readonly reason: string },
): Promise<void> {
  const params = { amount: peso(amount) };
  const first = (await listItems(work.trx, [order.bill_id])).filter(({ no }) => no === 1);
  if (application.state === 'PAID' && first.some(({ state }) => state !== 'PAID')) {
    await moveApplication(work, application, { act: 'reverse_payment', as: 'system', note: reason, params });
    return;
  }
  await addTimeline(work, application.assessment_id, { act: 'reverse_payment', note: reason, params });
  await nudgeApplication(work, application);
}
