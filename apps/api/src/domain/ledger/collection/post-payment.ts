// Posts a received payment to an order: receipts, ledger entries and the states of the order.

import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../../platform/identity/audit.ts';
import { type ApplicationRow, lockApplicationById } from '../../applications/find-application.ts';
import { moveApplication } from '../../applications/move-application.ts';
import { recordAct } from '../../applications/record-act.ts';
import { delegatePaid, type OwnerMailInput } from '../../applications/application-events.ts';
import { insertEvent } from '../../notifications/events/events.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import { formatPeso } from '../../../platform/format.ts';
import type { PaidItem, Tender } from '../../../tables/money.ts';
import type { OrderRow } from '../due/orders.queries.ts';
import { listOwedItems, openAccount } from '../bill-account.ts';
import { issueReceipts, type TakeNumber } from './issue-receipts.ts';
import { type OrderStates, updateOrderStates } from './update-order-states.ts';

export interface ReceivedPayment {
  readonly order: OrderRow;
  readonly request_id: string | null;
  readonly amount: Centavos;
  readonly items: readonly PaidItem[];
  /** Tender of the money; it decides the ledger account until the money reaches the bank. */
  readonly tender: Tender;
  readonly channel: string;
  readonly reference: string;
  /** The cashier's account; null when nobody received the money by hand. */
  readonly collector_id: number | null;
  /** Source of receipt numbers; the electronic series of the year when left out. */
  readonly allocateNumber?: TakeNumber;
  /** Inserts the cheque or the slip of the payment, before it is decided whether the order waits for the bank. */
  readonly recordTender?: (payment_id: number) => Promise<void>;
  /** Time that counts for penalties: the begin of the payment. */
  readonly paid_at: string | Date;
}

/**
 * Whether an order still owes every item of a payment that was computed on a day, so that it may be posted: the order
 * is in force, has no receipt since, and no item is disputed, waived or paid. Otherwise the money goes to the
 * treasurer's list.
 */
export async function isStillOwed(
  { trx, rows, today }: Pick<Transaction, 'trx' | 'rows' | 'today'>,
  order: OrderRow,
  { items, paid_at }: Pick<ReceivedPayment, 'items' | 'paid_at'>,
): Promise<boolean> {
  if (order.state !== 'APPROVED' || (await hasReceivedSince(trx, order, paid_at))) return false;
  const accountThen = await openAccount(trx, order, { rows, day: toManilaDay(paid_at) });
  const owedThen = listOwedItems(accountThen);
  const owedNow = listOwedItems(await openAccount(trx, order, { rows, day: today }));
  const find = (owedItems: readonly PaidItem[], { installment_no, line_no }: PaidItem) =>
    owedItems.find((each) => each.installment_no === installment_no && each.line_no === line_no);
  return items.every((item) => {
    const [before, now] = [find(owedThen, item), find(owedNow, item)];
    return (
      before !== undefined &&
      before.amount >= item.amount &&
      before.surcharge >= item.surcharge &&
      before.interest >= item.interest &&
      (item.amount === 0 || (now?.amount ?? 0) >= item.amount)
    );
  });
}

async function hasReceivedSince(
  trx: Transaction['trx'],
  { bill_id }: OrderRow,
  paid_at: string | Date,
): Promise<boolean> {
  const { rows } = await sql`
    select
    from receipt r
    join payment p using (payment_id)
    where p.bill_id = ${bill_id}::bigint and r.state = 'ISSUED' and r.issued_at > ${paid_at}::timestamptz
    limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Posts a whole payment to a locked order that still owes it: items, installments, one receipt for each agency, the
 * states of order and application, audit, mail and nudge (domain reference 5.3 step 5 and 5.5). Receipt numbers have no
 * gap: they are released when this fails.
 */
export async function postPayment(tx: Transaction, payment: ReceivedPayment): Promise<string[]> {
  const { trx, actor } = tx;
  const { order, request_id, amount, channel, reference, paid_at } = payment;
  const { payment_id } = await trx
    .insertInto('payment')
    .values({ request_id, bill_id: order.bill_id, amount, channel, reference, paid_at, posted_at: tx.now })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  const receipts = await issueReceipts(tx, { ...payment, payment_id });
  await payment.recordTender?.(payment_id);
  const states = await updateOrderStates(tx, order);
  await recordAudit(trx, actor, {
    act: 'payment.post',
    object_kind: 'payment',
    object_id: payment_id,
    detail: {
      bill_id: order.bill_id,
      amount: formatPesosText(amount),
      receipts,
      settled: states.bill === 'SETTLED',
      reference,
    },
  });
  await notifyAboutPayment(tx, payment, { receipts, states });
  return receipts;
}

/** A payment that a delegate began: the owner is notified, with the name of the delegate. */
async function recordDelegatePayment(
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
  await insertEvent(tx, delegatePaid, {
    delegation_id: attempt.paid_under,
    company_code,
    amount: formatPeso(amount),
    top_no: top_no ?? '',
  });
}

/** Row A12 applies when the first installment, which carries all fees, is receipted; later installments only notify. */
async function notifyAboutPayment(
  tx: Transaction,
  { order, amount, request_id }: ReceivedPayment,
  { receipts, states }: { readonly receipts: readonly string[]; readonly states: OrderStates },
): Promise<void> {
  const params = { amount: formatPeso(amount) };
  if (request_id !== null) await recordDelegatePayment(tx, order, { amount, request_id });
  const mail: OwnerMailInput = {
    template: 'payment_received',
    params: { ...params, top_no: order.top_no ?? '', receipts: receipts.join(', ') },
  };
  await moveWhenFirstIsPaid(tx, order, { act: 'post_payment', states, params, mail });
}

interface PaymentNotice {
  readonly act: 'post_payment' | 'complete_payment';
  readonly states: OrderStates;
  readonly params: Readonly<Record<string, string>>;
  readonly mail?: OwnerMailInput;
}

async function moveWhenFirstIsPaid(tx: Transaction, order: OrderRow, message: PaymentNotice): Promise<void> {
  const { act, states, params, mail } = message;
  const application = await lockApplicationById(tx, order.assessment_id);
  if (application.state === 'FOR_PAYMENT' && states.isFirstPaid) {
    await moveToPaid(tx, application, message);
    return;
  }
  const waits = act === 'post_payment' && states.isPendingAtBank;
  await recordAct(tx, application, {
    ...(waits && { history: { act: 'await_bank', params } }),
    ...(mail && { mail }),
  });
}

async function moveToPaid(tx: Transaction, application: ApplicationRow, message: PaymentNotice): Promise<void> {
  const { act, params, mail } = message;
  await moveApplication(tx, application, { act, as: 'system', params, ...(mail && { mail }) });
  if (application.provisional_days === null) return;
  const { assessment_id } = application;
  await enqueueJob(tx.trx, {
    task: 'grant_provisional',
    payload: { assessment_id },
    job_key: `grant_provisional ${assessment_id}`,
  });
}

/**
 * Updates an order without new money: the amount owed became less, or the bank confirmed a payment, so earlier payments
 * may complete an installment, and the first payment of the application. Notifies the owner.
 */
export async function updatePaidOrder(
  tx: Transaction,
  order: OrderRow,
  message: Pick<PaymentNotice, 'params' | 'mail'>,
): Promise<OrderStates> {
  const states = await updateOrderStates(tx, order);
  await moveWhenFirstIsPaid(tx, order, { ...message, act: 'complete_payment', states });
  return states;
}
