import { type Centavos, pesosText } from '@ebpls/contracts';
import { billMachine, move } from '@ebpls/rules';
import { sql } from 'kysely';

import { audit } from '../../platform/identity/audit.ts';
import { tellOwnerOfDelegate } from '../delegations/tell-owner.ts';
import { type ApplicationRow, lockApplicationById } from '../applications/find-application.ts';
import { moveApplication } from '../applications/move-application.ts';
import { recordAct } from '../applications/record-act.ts';
import type { OwnerMail } from '../applications/tell.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { peso } from '../../platform/format.ts';
import type { PaidItem, Tender } from '../../tables/money.ts';
import { issueReceipts, type TakeNumber } from './issue-receipts.ts';
import { listItems, type OrderRow } from '../due/orders.queries.ts';

export interface Received {
  readonly order: OrderRow;
  readonly request_id: string | null;
  readonly amount: Centavos;
  readonly items: readonly PaidItem[];
  /** What the money came as; it decides where the ledger finds it until it reaches the bank. */
  readonly tender: Tender;
  readonly channel: string;
  readonly reference: string;
  /** The cashier's account; null when nobody took the money by hand. */
  readonly collector_id: number | null;
  /** How a receipt gets its number; the electronic series of the year when left out. */
  readonly takeNumber?: TakeNumber;
  /** The day and time that counts for penalties: when the payment was begun. */
  readonly paid_at: string | Date;
}

/** Whether every item is still unpaid; when not, the money is surplus and belongs to the treasurer's list. */
export async function isStillOwed(
  { trx }: Pick<Transaction, 'trx'>,
  order: OrderRow,
  items: readonly PaidItem[],
): Promise<boolean> {
  if (order.state !== 'APPROVED') return false;
  const { rows } = await sql<{ no: number; line_no: number; open: number }>`
    select i.no, t.line_no, t.amount - t.paid as open from installment i join installment_item t using (installment_id)
    where i.bill_id = ${order.bill_id}::bigint and i.state not in ('VOID', 'WAIVED')`.execute(trx);
  return items.every((item) =>
    rows.some(({ no, line_no, open }) => no === item.installment_no && line_no === item.line_no && open >= item.amount),
  );
}

/**
 * Posts money to a locked order that still owes it, whole: items, installments, one receipt for each agency, the
 * order's and the application's state, audit, mail and nudge (domain reference 5.3 step 5 and 5.5). The receipt numbers
 * have no gap: they are given back when this fails.
 */
export async function postPayment(tx: Transaction, received: Received): Promise<string[]> {
  const { trx, actor } = tx;
  const { order, request_id, amount, channel, reference, paid_at } = received;
  const { payment_id } = await trx
    .insertInto('payment')
    .values({ request_id, bill_id: order.bill_id, amount, channel, reference, paid_at, posted_at: tx.now })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  await allocate(tx, received);
  const settled = await closeInstallments(tx, order);
  const receipts = await issueReceipts(tx, { ...received, payment_id });
  await audit(trx, actor, {
    act: 'payment.post',
    object_kind: 'payment',
    object_id: payment_id,
    detail: { bill_id: order.bill_id, amount: pesosText(amount), receipts, settled, reference },
  });
  await tellAll(tx, received, receipts);
  return receipts;
}

async function allocate({ trx }: Transaction, { order, items }: Received): Promise<void> {
  const list = JSON.stringify(items);
  await sql`
    update installment_item t
    set
      paid = t.paid + x.amount, surcharge_paid = t.surcharge_paid + x.surcharge,
      interest_paid = t.interest_paid + x.interest
    from json_to_recordset(${list}::json) as x(
        installment_no integer, line_no integer, amount bigint, surcharge bigint, interest bigint
      )
    join installment i on i.bill_id = ${order.bill_id}::bigint and i.no = x.installment_no
    where t.installment_id = i.installment_id and t.line_no = x.line_no`.execute(trx);
}

/** An installment whose every item is paid is paid; an order whose every installment is paid is settled. */
async function closeInstallments({ trx, now }: Transaction, order: OrderRow): Promise<boolean> {
  await sql`
    update installment i
    set state = 'PAID', paid_at = ${now}::timestamptz
    where i.bill_id = ${order.bill_id}::bigint
      and i.state not in ('PAID', 'VOID', 'WAIVED')
      and not exists (
        select
        from installment_item t
        where t.installment_id = i.installment_id and t.paid < t.amount
      )`.execute(trx);
  const open = await trx
    .selectFrom('installment')
    .select('no')
    .where('bill_id', '=', order.bill_id)
    .where('state', 'not in', ['PAID', 'VOID', 'WAIVED'])
    .execute();
  const moved = move(billMachine, order.state, { act: 'settle', actor: 'system' });
  if (open.length > 0 || 'refused' in moved) return false;
  await trx.updateTable('bill').set({ state: moved.to }).where('bill_id', '=', order.bill_id).execute();
  return true;
}

/** A payment that a delegate began is told to the owner by that name. */
async function tellOfPayer(
  tx: Transaction,
  { top_no, company_code }: OrderRow,
  { amount, request_id }: { readonly amount: Centavos; readonly request_id: string },
): Promise<void> {
  const attempt = await tx.trx
    .selectFrom('payment_attempt')
    .select('paid_under')
    .where('request_id', '=', request_id)
    .executeTakeFirst();
  if (attempt?.paid_under == null) return;
  await tellOwnerOfDelegate(tx, {
    template: 'delegate_paid',
    delegation_id: attempt.paid_under,
    path: `/app/management/companies/account/soa?company_code=${company_code}`,
    params: () => ({ amount: peso(amount), top_no: top_no ?? '' }),
  });
}

/** Row A12 when the first installment, which carries all fees, is receipted; later installments only tell. */
async function tellAll(
  tx: Transaction,
  { order, amount, request_id }: Received,
  receipts: readonly string[],
): Promise<void> {
  const params = { amount: peso(amount) };
  if (request_id !== null) await tellOfPayer(tx, order, { amount, request_id });
  const mail: OwnerMail = {
    template: 'payment_received',
    params: { ...params, top_no: order.top_no ?? '', receipts: receipts.join(', ') },
  };
  await moveWhenFirstIsPaid(tx, order, { params, mail });
}

interface PaidMessage {
  readonly params: Readonly<Record<string, string>>;
  readonly mail: OwnerMail;
}

async function moveWhenFirstIsPaid(tx: Transaction, order: OrderRow, { params, mail }: PaidMessage): Promise<void> {
  const application = await lockApplicationById(tx, order.assessment_id);
  const first = (await listItems(tx.trx, [order.bill_id])).filter(({ no }) => no === 1);
  if (application.state === 'FOR_PAYMENT' && first.every(({ state }) => state === 'PAID'))
    await moveToPaid(tx, application, { params, mail });
  else await recordAct(tx, application, { mail });
}

async function moveToPaid(tx: Transaction, application: ApplicationRow, { params, mail }: PaidMessage): Promise<void> {
  await moveApplication(tx, application, { act: 'post_payment', as: 'system', params, mail });
  if (application.provisional_days === null) return;
  const { assessment_id } = application;
  await enqueue(tx.trx, {
    task: 'grant_provisional',
    payload: { assessment_id },
    job_key: `grant_provisional ${assessment_id}`,
  });
}

/**
 * The same without money: what is owed became less, so an installment, and the first payment of the application, may be
 * paid by what came before. Tells the owner.
 */
export async function closePaid(tx: Transaction, order: OrderRow, told: PaidMessage): Promise<void> {
  await closeInstallments(tx, order);
  await moveWhenFirstIsPaid(tx, order, told);
}
