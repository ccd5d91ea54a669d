import {
  type Answer,
  type Centavos,
  type collectPayment as collectEndpoint,
  pesosText,
  type Received,
} from '@ebpls/contracts';
import { partPayment, startOfManilaDay } from '@ebpls/rules';

import { audit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplication } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { peso } from '../../platform/format.ts';
import type { PaidItem } from '../../tables/money.ts';
import { type Account, findAllocationDay, itemsToPay, openAccount } from '../../domain/accounting/account.ts';
import { postPayment } from '../../domain/collection/collect.ts';
import { findOrderInForce, lockBill } from '../../domain/due/orders.queries.ts';
import { checkTender, dayThatCounts, keepTender } from './check-tender.ts';
import { agenciesOf, blockedBy } from './counter-order.ts';
import { listIssued } from './counter.queries.ts';
import { takePaperNumbers } from './take-paper-numbers.ts';

type Collected = Answer<typeof collectEndpoint>;
type CollectionInput = Received<typeof collectEndpoint>['body'];

/**
 * The cashier takes money for all that is due today, or for the smaller amount that a treasurer granted: the same
 * posting, receipts and ledger as online (domain reference 5.4). Money that the payer brought to the bank counts as of
 * the day of the slip, and is posted today. Refused: conflict when the amount is not today's, nothing is due or the
 * owner is paying online; invalid at the field of a tender or form that does not fit.
 */
export async function collectPayment(
  tx: ActorTransaction,
  assessment_code: string,
  input: CollectionInput,
): Promise<Collected> {
  const { trx, actor } = tx;
  const { account, items, day } = await openOrder(tx, assessment_code, input);
  const { order } = account;
  const { change, clears_on, ...paid } = await checkTender(tx, input.tender, input.amount);
  const numbering = await numberingOf(tx, input.receipts, agenciesOf(account, items).length);
  const numbers = await postPayment(tx, {
    order,
    request_id: null,
    items,
    amount: input.amount,
    ...paid,
    collector_id: actor.account_id,
    paid_at: day === tx.today ? tx.now : startOfManilaDay(day),
    recordTender: (payment_id) => keepTender(tx, input.tender, { payment_id, amount: input.amount, clears_on }),
    ...numbering,
  });

  const receipts = await listIssued(trx, numbers);
  const payment_id = receipts[0]?.payment_id ?? 0;
  const money = { amount: pesosText(input.amount), change: pesosText(change) };
  await audit(trx, actor, {
    act: 'counter.collect',
    object_kind: 'payment',
    object_id: payment_id,
    detail: { tender: paid.tender, reference: paid.reference, ...money },
  });
  return {
    receipts: receipts.map(({ receipt_no, agency, amount }) => ({ receipt_no, agency, amount: pesosText(amount) })),
    ...money,
    clears_on,
    company_name: order.company_name,
    top_no: order.top_no ?? '',
  };
}

/** Accountable forms bring numbers of their own; printed receipts take the next of the series. */
async function numberingOf(tx: ActorTransaction, receipts: CollectionInput['receipts'], needed: number) {
  return receipts.kind === 'AF51' ? { takeNumber: await takePaperNumbers(tx, receipts.numbers, needed) } : {};
}

interface OpenOrder {
  readonly account: Account;
  readonly items: readonly PaidItem[];
  /** The day as of which it is paid. */
  readonly day: string;
}

/**
 * Application, then bill: the order of locks everywhere, so that the second of two cashiers waits and then sees that
 * nothing is owed.
 */
async function openOrder(tx: ActorTransaction, assessment_code: string, input: CollectionInput): Promise<OpenOrder> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const found = await findOrderInForce(trx, application.assessment_id);
  if (!found) throw new Refused('missing', 'thing.missing');
  const state = await lockBill(trx, found.bill_id);
  const counted = dayThatCounts(input.tender, { today, issued_at: found.approved_at });
  const day = await findAllocationDay(trx, found.bill_id, counted);
  const account = await openAccount(trx, { ...found, state }, { rows, day });
  const blocked = await blockedBy(trx, account, { today: day, now: tx.now });
  if (blocked) throw new Refused('conflict', blocked.key, { params: blocked.params ?? {} });
  return { account, items: await itemsFor(tx, account, input), day };
}

async function itemsFor(
  tx: ActorTransaction,
  account: Account,
  { amount, approval_id }: CollectionInput,
): Promise<readonly PaidItem[]> {
  const items = itemsToPay(account);
  const { total } = account.due;
  if (amount === total) return items;
  if (amount > total) throw new Refused('conflict', 'counter.more_than_due', { params: { amount: peso(total) } });
  if (approval_id === undefined)
    throw new Refused('conflict', 'payment.amount_changed', { params: { amount: peso(total) } });
  await useApproval(tx, account.order.bill_id, { approval_id, amount });
  return partPayment(items, amount);
}

/** A treasurer’s word for one smaller payment on one day. Refused: conflict when there is none for this amount. */
async function useApproval(
  { trx, today }: ActorTransaction,
  bill_id: number,
  { approval_id, amount }: { readonly approval_id: number; readonly amount: Centavos },
): Promise<void> {
  const used = await trx
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
  if (!used) throw new Refused('conflict', 'approval.missing');
}
