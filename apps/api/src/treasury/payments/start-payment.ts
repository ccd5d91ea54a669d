// Starts an online payment of an order.

import type { Centavos } from '@ebpls/contracts';

import { type PaymentProvider, listPaymentMethods } from '../../domain/payments/gateway/payment-provider.ts';
import { makeRequestId } from '../../domain/payments/gateway/paynamics-fields.ts';
import type { Api } from '../../platform/http/api.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { lockAuthority } from '../../domain/access/delegations/authority.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { inTransaction, type ActorTransaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import type { PaidItem } from '../../tables/money.ts';
import {
  type BillAccount,
  chooseInstallments,
  isOrderExpired,
  listItemsToPay,
  openAccount,
  sumPaidItems,
} from '../../domain/ledger/bill-account.ts';
import { findNothingDueKey } from '../../domain/ledger/collection/pending-money.queries.ts';
import { findOrderInForce, lockBill } from '../../domain/ledger/due/orders.queries.ts';
import { queryAttempt, expireAttempt } from '../../domain/payments/query-gateway.ts';
import { isLocked, isPaidElsewhere } from '../../domain/payments/attempt-lock.ts';
import { type AttemptRow, findLiveAttempt } from '../../domain/payments/attempts/attempts.queries.ts';
import { type Checkout, computeLockUntil, insertAttempt, openCheckout, type PayerInput } from './open-checkout.ts';

interface StartPaymentInput extends PayerInput {
  readonly assessment_code: string;
  readonly amount: Centavos;
  /** Installments that the payer chose; defaults to all that are due today. */
  readonly installments?: readonly number[] | undefined;
}

/**
 * Starts a payment of the whole amount due today, or of the chosen installments, older ones first: one live attempt for
 * each order, locked for 15 minutes (domain reference 5.3). Refused: conflict when the amount on the button is not
 * today's, when nothing is due, or when another payment is in progress; invalid when an installment older than the
 * chosen ones is unpaid. The same person gets the same attempt again.
 */
export async function startPayment(api: Api, provider: PaymentProvider, input: StartPaymentInput): Promise<Checkout> {
  if (!listPaymentMethods(api.config).includes(input.method))
    throw createFieldRefusal('method', 'payment_method.not_offered');
  const application = await getApplication(api.db, input.assessment_code, input.actor);
  const order = await findOrderInForce(api.db, application.assessment_id);
  if (!order) throw new Refused('conflict', 'payment.nothing_due');
  const before = await findLiveAttempt(api.db, order.bill_id);
  // An attempt past its lock may have been paid after all; only the gateway knows.
  if (before && !isLocked(before, api.clock.now())) await queryAttempt(api, provider, before);

  return inTransaction(api, input.actor, async (tx) => {
    await lockAuthority(tx.trx, tx.actor, order);
    const state = await lockBill(tx.trx, order.bill_id);
    const account = await openAccount(tx.trx, { ...order, state }, { rows: tx.rows, day: tx.today });
    const liveAttempt = await findLiveAttempt(tx.trx, order.bill_id);
    if (liveAttempt && !isLocked(liveAttempt, tx.now)) await expireAttempt(tx, liveAttempt);
    else if (liveAttempt) return resumeAttempt(liveAttempt, input, { tx, account, provider });
    return beginAttempt(input, { tx, account, provider });
  });
}

interface PaymentContext {
  readonly tx: ActorTransaction;
  readonly account: BillAccount;
  readonly provider: PaymentProvider;
}

/** Returns the hosted page of the open attempt, so that a payer who went back never has two. */
async function resumeAttempt(
  liveAttempt: AttemptRow,
  input: StartPaymentInput,
  context: PaymentContext,
): Promise<Checkout> {
  if (isPaidElsewhere(liveAttempt))
    throw new Refused('conflict', 'payment.pending', { params: { amount: formatPeso(liveAttempt.charged) } });
  const isSame =
    liveAttempt.joint_id === null &&
    liveAttempt.account_id === input.actor.account_id &&
    liveAttempt.amount === input.amount &&
    liveAttempt.method === input.method;
  if (!isSame) throw new Refused('conflict', 'payment.under_way', { params: { time: liveAttempt.lock_until } });
  return createCheckout(
    liveAttempt.request_id,
    { input, items: liveAttempt.items, lock_until: new Date(liveAttempt.lock_until) },
    context,
  );
}

async function beginAttempt(input: StartPaymentInput, context: PaymentContext): Promise<Checkout> {
  const { tx, account, provider } = context;
  const items = await listDueItems(getChosenAccount(input, context), input.amount, tx);
  const request_id = makeRequestId(tx.today);
  const { bill_id } = account.order;
  await insertAttempt(tx, input, { request_id, bill_id, amount: input.amount, items, provider });
  return createCheckout(request_id, { input, items, lock_until: computeLockUntil(tx) }, context);
}

function getChosenAccount({ installments }: StartPaymentInput, { tx, account }: PaymentContext): BillAccount {
  if (installments === undefined) return account;
  const choice = chooseInstallments(account, installments, { rows: tx.rows, day: tx.today });
  if (!choice) throw createFieldRefusal('installments', 'payment.older_first');
  return choice;
}

/** Items due today. Refused: conflict when their sum differs from the amount that the payer saw. */
async function listDueItems(
  account: BillAccount,
  amount: Centavos,
  { trx, today }: ActorTransaction,
): Promise<PaidItem[]> {
  const { order } = account;
  const items = listItemsToPay(account);
  const total = sumPaidItems(items);
  if (order.state !== 'APPROVED' || total === 0)
    throw new Refused('conflict', await findNothingDueKey(trx, order.bill_id));
  if (isOrderExpired(account, today)) throw new Refused('conflict', 'payment.bill_expired');
  if (total !== amount)
    throw new Refused('conflict', 'payment.amount_changed', { params: { amount: formatPeso(total) } });
  return items;
}

interface AttemptLock {
  readonly input: StartPaymentInput;
  readonly items: readonly PaidItem[];
  readonly lock_until: Date;
}

function createCheckout(
  request_id: string,
  { input, items, lock_until }: AttemptLock,
  { tx, account: { order, lines }, provider }: PaymentContext,
): Promise<Checkout> {
  return openCheckout(tx, input, {
    provider,
    request_id,
    amount: input.amount,
    items: [...Map.groupBy(items, ({ line_no }) => line_no)].map(([line_no, parts]) => ({
      name: lines.find((line) => line.line_no === line_no)?.name ?? order.top_no ?? '',
      amount: sumPaidItems(parts),
    })),
    note: order.top_no ?? '',
    lock_until,
    address: order.address,
  });
}
