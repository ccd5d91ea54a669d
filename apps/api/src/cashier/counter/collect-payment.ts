import {
  type ReplyBody,
  type Centavos,
  type collectPayment as collectEndpoint,
  formatPesosText,
  type EndpointInput,
} from '@ebpls/contracts';
import { allocatePartPayment, startOfManilaDay } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplication } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import type { PaidItem } from '../../tables/money.ts';
import { type BillAccount, findAllocationDay, listItemsToPay, openAccount } from '../../domain/ledger/bill-account.ts';
import { postPayment } from '../../domain/ledger/collection/post-payment.ts';
import { findOrderInForce, lockBill } from '../../domain/ledger/due/orders.queries.ts';
import { checkTender, getTenderDay, saveTender } from './check-tender.ts';
import { listAgencies, findCounterRefusal } from './counter-order.ts';
import { listIssued } from './counter.queries.ts';
import { usePaperNumbers } from './use-paper-numbers.ts';

type CollectReply = ReplyBody<typeof collectEndpoint>;
type IssuedRow = Awaited<ReturnType<typeof listIssued>>[number];
type CollectionInput = EndpointInput<typeof collectEndpoint>['body'];

/**
 * Collects the whole amount due today, or the smaller amount that a treasurer granted, with the same posting, receipts
 * and ledger as online (domain reference 5.4). Money that the payer brought to the bank counts as of the day of the
 * slip, and is posted today. Refused: conflict when the amount is not today's, nothing is due or the owner is paying
 * online; invalid at the field of a tender or form that does not fit.
 */
export async function collectPayment(
  tx: ActorTransaction,
  assessment_code: string,
  input: CollectionInput,
): Promise<CollectReply> {
  const { trx, actor } = tx;
  const { account, items, day } = await openOrder(tx, assessment_code, input);
  const { order } = account;
  const { change, clears_on, ...paid } = await checkTender(tx, input.tender, input.amount);
  const numbering = await createNumbering(tx, input.receipts, listAgencies(account, items).length);
  const numbers = await postPayment(tx, {
    order,
    request_id: null,
    items,
    amount: input.amount,
    ...paid,
    collector_id: actor.account_id,
    paid_at: day === tx.today ? tx.now : startOfManilaDay(day),
    recordTender: (payment_id) => saveTender(tx, input.tender, { payment_id, amount: input.amount, clears_on }),
    ...numbering,
  });

  const receipts = await listIssued(trx, numbers);
  const payment_id = receipts[0]?.payment_id ?? 0;
  const money = { amount: formatPesosText(input.amount), change: formatPesosText(change) };
  await recordAudit(trx, actor, {
    act: 'counter.collect',
    object_kind: 'payment',
    object_id: payment_id,
    detail: { tender: paid.tender, reference: paid.reference, ...money },
  });
  return {
    receipts: receipts.map(toIssuedReceipt),
    ...money,
    clears_on,
    company_name: order.company_name,
    top_no: order.top_no ?? '',
  };
}

function toIssuedReceipt({ receipt_no, agency, amount }: IssuedRow): CollectReply['receipts'][number] {
  return { receipt_no, agency, amount: formatPesosText(amount) };
}

/** Accountable forms have printed numbers; other receipts take the next of the series. */
async function createNumbering(tx: ActorTransaction, receipts: CollectionInput['receipts'], neededCount: number) {
  return receipts.kind === 'AF51' ? { allocateNumber: await usePaperNumbers(tx, receipts.numbers, neededCount) } : {};
}

interface OpenOrder {
  readonly account: BillAccount;
  readonly items: readonly PaidItem[];
  /** Day as of which it is paid. */
  readonly day: string;
}

/**
 * Application, then bill: the common lock order, so that the second of two cashiers waits and then sees that nothing is
 * owed.
 */
async function openOrder(tx: ActorTransaction, assessment_code: string, input: CollectionInput): Promise<OpenOrder> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const order = await findOrderInForce(trx, application.assessment_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const state = await lockBill(trx, order.bill_id);
  const tenderDay = getTenderDay(input.tender, { today, issued_at: order.approved_at });
  const day = await findAllocationDay(trx, order.bill_id, tenderDay);
  const account = await openAccount(trx, { ...order, state }, { rows, day });
  const refusal = await findCounterRefusal(trx, account, { today: day, now: tx.now });
  if (refusal) throw new Refused('conflict', refusal.key, { params: refusal.params ?? {} });
  return { account, items: await listCoveredItems(tx, account, input), day };
}

async function listCoveredItems(
  tx: ActorTransaction,
  account: BillAccount,
  { amount, approval_id }: CollectionInput,
): Promise<readonly PaidItem[]> {
  const items = listItemsToPay(account);
  const { total } = account.due;
  if (amount === total) return items;
  if (amount > total) throw new Refused('conflict', 'counter.more_than_due', { params: { amount: formatPeso(total) } });
  if (approval_id === undefined)
    throw new Refused('conflict', 'payment.amount_changed', { params: { amount: formatPeso(total) } });
  await useApproval(tx, account.order.bill_id, { approval_id, amount });
  return allocatePartPayment(items, amount);
}

/**
 * Uses a treasurer’s approval of one smaller payment on one day. Refused: conflict when there is none for this amount.
 */
async function useApproval(
  { trx, today }: ActorTransaction,
  bill_id: number,
  { approval_id, amount }: { readonly approval_id: number; readonly amount: Centavos },
): Promise<void> {
  const usedApproval = await trx
    .updateTable('counter_approval')
    .set({ state: 'USED' })
    .where('approval_id', '=', approval_id)
    .where('bill_id', '=', bill_id)
    .where('kind', '=', 'PARTIAL')
    .where('state', '=', 'GRANTED')
    .where('asked_on', '=', today)
    .where('amount', '=', amount)
    .returning('approval_id')
    .executeTakeFirst();
  if (!usedApproval) throw new Refused('conflict', 'approval.missing');
}
