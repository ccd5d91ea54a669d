import { type Centavos, formatPesosText, PAYMENT_METHOD_TITLES } from '@ebpls/contracts';
import { toManilaDay, allocatePartPayment, startOfManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { findAllocationDay, listItemsToPay, openAccount, sumPaidItems } from '../../domain/ledger/bill-account.ts';
import { postPayment } from '../../domain/ledger/collection/post-payment.ts';
import { reverseEntry, recordUnappliedMoney } from '../../domain/ledger/ledger.ts';
import { findOrder, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { assertNoLiveAttempt } from '../../domain/payments/assert-no-live-attempt.ts';
import { isPaidWith } from '../../domain/payments/attempts/attempts.queries.ts';
import { openCredit } from './credit-money.ts';
import {
  closeExceptionCase,
  getEntryId,
  lockExceptionCase,
  type ExceptionCase,
  getNextExceptionState,
  confirmAttempt,
} from './exception-case.ts';
import { assertApprovable, needsProposal, proposeOutcome } from './propose-outcome.ts';

interface MatchDecision {
  readonly top_no: string;
  readonly reason: string;
}

/**
 * Posts money that was set aside to an order that still owes, as of the day on which the payment was begun; the rest
 * becomes a credit of the business; a larger amount of an unknown payer waits for another treasurer. Refused: invalid
 * when no such order is in force or it is of another payer, conflict when it owes nothing, the
 * money was decided on or a payment of the order is in progress.
 */
export async function matchMoney(
  tx: ActorTransaction,
  exception_id: number,
  { top_no, reason }: MatchDecision,
): Promise<void> {
  const { order, ...openedCase } = await lockMatch(tx, exception_id, top_no);
  const { exception } = openedCase;
  getNextExceptionState(exception, 'match');
  await assertPayersOrder(tx, openedCase, order);
  if (await needsProposal(tx, exception))
    return proposeOutcome(tx, exception, { outcome: 'MATCHED', target: top_no, reason });
  return postToOrder(tx, { ...openedCase, order }, { top_no, reason });
}

/** Another treasurer approves a proposed posting. Refused: forbidden to the proposer, conflict when it was decided. */
export async function approveMatch(tx: ActorTransaction, exception_id: number, top_no: string): Promise<void> {
  const match = await lockMatch(tx, exception_id, top_no);
  await assertApprovable(tx, match.exception, { outcome: 'MATCHED', target: top_no });
  await postToOrder(tx, match, { top_no, reason: match.exception.reason });
}

type MoneyMatch = ExceptionCase & { readonly order: OrderRow };

async function lockMatch(tx: ActorTransaction, exception_id: number, top_no: string): Promise<MoneyMatch> {
  const openedCase = await lockExceptionCase(tx, exception_id, await getOrder(tx, top_no));
  return { ...openedCase, order: await getOrder(tx, top_no) };
}

/**
 * Money of a known payer pays orders of that payer only: of the businesses that it was begun for, or of the person who
 * paid. Refused: invalid at the order.
 */
async function assertPayersOrder(
  { trx }: ActorTransaction,
  { attempt }: ExceptionCase,
  { owner_id }: OrderRow,
): Promise<void> {
  if (attempt === undefined) return;
  const payers = await sql<{ owner_id: number }>`
    select a.owner_id
    from payment_attempt t
    join bill b using (bill_id)
    join application a using (assessment_id)
    where ${isPaidWith(attempt.request_id)}`.execute(trx);
  const isPayers = [attempt.account_id, ...payers.rows.map((row) => row.owner_id)].includes(owner_id);
  if (!isPayers) throw createFieldRefusal('top_no', 'exception.order_of_another');
}

async function postToOrder(
  tx: ActorTransaction,
  { order, ...openedCase }: MoneyMatch,
  { top_no, reason }: MatchDecision,
): Promise<void> {
  const { exception, attempt } = openedCase;
  await confirmAttempt(tx, attempt);
  await assertNoLiveAttempt(tx, order.bill_id);
  const begun_at = attempt?.created_at ?? exception.opened_at;
  const day = await findAllocationDay(tx.trx, order.bill_id, toManilaDay(begun_at));
  const paid_at = day === toManilaDay(begun_at) ? begun_at : startOfManilaDay(day);
  const account = await openAccount(tx.trx, order, { rows: tx.rows, day });
  const items = allocatePartPayment(listItemsToPay(account), exception.amount);
  const allocatedAmount = sumPaidItems(items);
  if (allocatedAmount === 0) throw new Refused('conflict', 'exception.order_paid');

  await reverseEntry(tx, getEntryId(exception), `matched to ${top_no}`);
  await postPayment(tx, {
    order,
    request_id: attempt?.request_id ?? null,
    amount: allocatedAmount,
    items,
    tender: 'GATEWAY',
    channel: PAYMENT_METHOD_TITLES[attempt?.method ?? 'gcash'],
    collector_id: null,
    reference: getGatewayReference(openedCase),
    paid_at,
  });
  await saveRest(tx, openedCase, { order, rest: (exception.amount - allocatedAmount) as Centavos, reason });
  await closeExceptionCase(tx, exception, {
    act: 'match',
    outcome: 'MATCHED',
    reason: `${top_no}, ${formatPesosText(allocatedAmount)}: ${reason}`,
    business_id: order.business_id,
  });
}

async function getOrder({ trx }: ActorTransaction, top_no: string): Promise<OrderRow> {
  const bill = await trx
    .selectFrom('bill')
    .select('bill_id')
    .where('top_no', '=', top_no)
    .where('state', '=', 'APPROVED')
    .executeTakeFirst();
  const order = bill && (await findOrder(trx, bill.bill_id));
  if (!order) throw createFieldRefusal('top_no', 'exception.order_unknown');
  return order;
}

function getGatewayReference({ attempt, exception }: ExceptionCase): string {
  return attempt?.provider_ref || attempt?.response_id || exception.request_id || '';
}

interface RemainingMoney {
  readonly order: OrderRow;
  readonly rest: Centavos;
  readonly reason: string;
}

async function saveRest(
  tx: ActorTransaction,
  { exception }: ExceptionCase,
  { order, rest, reason }: RemainingMoney,
): Promise<void> {
  if (rest === 0) return;
  await recordUnappliedMoney(tx, {
    amount: rest,
    business_id: order.business_id,
    bill_id: order.bill_id,
    memo: exception.request_id ?? '',
  });
  await openCredit(tx, { exception, business_id: order.business_id, amount: rest, reason });
}
