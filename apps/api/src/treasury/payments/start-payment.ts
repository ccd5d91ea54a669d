// Starts an online payment of an order.

import type { ReplyBody, Centavos, PaymentMethod, startPayment as startEndpoint } from '@ebpls/contracts';
import { attemptMachine, getNextState } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { makeRequestId } from '../../domain/payments/gateway/paynamics-fields.ts';
import { listPaymentMethods } from '../../domain/payments/gateway/payment-methods.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
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
import { type AttemptRow, findLiveAttempt } from '../../domain/payments/attempts.queries.ts';

type StartPaymentReply = ReplyBody<typeof startEndpoint>;

const LOCK_MS = 15 * 60_000;
const FIRST_QUERY_MS = 5 * 60_000;

interface StartPaymentInput {
  readonly actor: Actor;
  readonly assessment_code: string;
  readonly method: PaymentMethod;
  readonly amount: Centavos;
  /** Installments that the payer chose; defaults to all that are due today. */
  readonly installments?: readonly number[] | undefined;
  readonly client_ip: string;
  /** Own origin to which the payer returns. */
  readonly return_origin: string;
  /** Address to which the payer's browser sends the form. */
  readonly checkout_address: string;
}

/**
 * Starts a payment of the whole amount due today, or of the chosen installments, older ones first: one live attempt for
 * each order, locked for 15 minutes (domain reference 5.3). Refused: conflict when the amount on the button is not
 * today's, when nothing is due, or when another payment is in progress; invalid when an installment older than the
 * chosen ones is unpaid. The same person gets the same attempt again.
 */
export async function startPayment(
  api: Api,
  provider: PaymentProvider,
  input: StartPaymentInput,
): Promise<StartPaymentReply> {
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
    const live = await findLiveAttempt(tx.trx, order.bill_id);
    if (live && !isLocked(live, tx.now)) await expireAttempt(tx, live);
    else if (live) return resumeAttempt(live, input, { tx, account, provider });
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
  live: AttemptRow,
  input: StartPaymentInput,
  context: PaymentContext,
): Promise<StartPaymentReply> {
  if (isPaidElsewhere(live))
    throw new Refused('conflict', 'payment.pending', { params: { amount: formatPeso(live.amount) } });
  const isSame =
    live.account_id === input.actor.account_id && live.amount === input.amount && live.method === input.method;
  if (!isSame) throw new Refused('conflict', 'payment.under_way', { params: { time: live.lock_until } });
  return createCheckout(live.request_id, { input, items: live.items, lock_until: new Date(live.lock_until) }, context);
}

async function beginAttempt(input: StartPaymentInput, context: PaymentContext): Promise<StartPaymentReply> {
  const { tx, account, provider } = context;
  const items = await listDueItems(getChosenAccount(input, context), input.amount, tx);
  const request_id = makeRequestId(tx.today);
  const lock_until = new Date(tx.now.getTime() + LOCK_MS);
  const transition = getNextState(attemptMachine, attemptMachine.starts, { act: 'redirect', actor: 'owner' });
  if ('refused' in transition) throw new Refused('conflict', 'request.try_again');
  await tx.trx
    .insertInto('payment_attempt')
    .values({
      request_id,
      bill_id: account.order.bill_id,
      account_id: input.actor.account_id,
      provider: provider.name,
      method: input.method,
      amount: input.amount,
      state: transition.to,
      items: JSON.stringify(items),
      created_at: tx.now,
      ask_again_at: new Date(tx.now.getTime() + FIRST_QUERY_MS),
      lock_until,
    })
    .execute();
  await recordAudit(tx.trx, input.actor, {
    act: 'attempt.start',
    object_kind: 'attempt',
    object_id: request_id,
    detail: { bill_id: account.order.bill_id, amount: input.amount },
  });
  return createCheckout(request_id, { input, items, lock_until }, context);
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

async function createCheckout(
  request_id: string,
  { input, items, lock_until }: AttemptLock,
  { tx, account, provider }: PaymentContext,
): Promise<StartPaymentReply> {
  const { order, lines } = account;
  const payer = await tx.trx
    .selectFrom('account')
    .select(['firstname', 'lastname', 'email', 'phone'])
    .where('id', '=', input.actor.account_id)
    .executeTakeFirstOrThrow();
  const lockLeftMs = lock_until.getTime() - tx.now.getTime();
  const form = provider.createCheckout({
    request_id,
    method: input.method,
    amount: input.amount,
    items: [...Map.groupBy(items, ({ line_no }) => line_no)].map(([line_no, parts]) => ({
      name: lines.find((line) => line.line_no === line_no)?.name ?? order.top_no ?? '',
      amount: sumPaidItems(parts),
    })),
    note: order.top_no ?? '',
    payer: { ...payer, address: order.address },
    client_ip: input.client_ip,
    return_origin: input.return_origin,
    checkout_address: input.checkout_address,
    // The gateway runs in real time, independent of the business clock.
    expires_at: new Date(Date.now() + lockLeftMs),
  });
  return { request_id, ...form };
}
