// Starts one payment of several orders, of the same or of several businesses.

import type { EndpointInput, startJointPayment as startEndpoint } from '@ebpls/contracts';
import { sumCentavos } from '@ebpls/rules';

import { lockAuthority, resetAuthority } from '../../domain/access/delegations/authority.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import {
  isOrderExpired,
  listItemsToPay,
  openAccount,
  sumPaidItems,
  type BillAccount,
} from '../../domain/ledger/bill-account.ts';
import { findNothingDueKey } from '../../domain/ledger/collection/pending-money.queries.ts';
import { findOrderInForce, lockBill, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { isLocked, isPaidElsewhere } from '../../domain/payments/attempt-lock.ts';
import {
  type AttemptRow,
  findLiveAttempt,
  getGatewayNumber,
  listGatewayAttempts,
} from '../../domain/payments/attempts/attempts.queries.ts';
import { type PaymentProvider, listPaymentMethods } from '../../domain/payments/gateway/payment-provider.ts';
import { makeRequestId } from '../../domain/payments/gateway/paynamics-fields.ts';
import { expireAttempt, queryAttempt } from '../../domain/payments/query-gateway.ts';
import { formatPeso } from '../../platform/format.ts';
import type { Api } from '../../platform/http/api.ts';
import { getMessageText, type MessageKey } from '../../platform/messages/catalogue.ts';
import { createFieldRefusal, Refused } from '../../platform/refused.ts';
import { type ActorTransaction, inTransaction } from '../../platform/transactions/transaction.ts';
import type { PaidItem } from '../../tables/money.ts';
import { type Checkout, computeLockUntil, insertAttempt, openCheckout, type PayerInput } from './open-checkout.ts';

type StartInput = PayerInput & EndpointInput<typeof startEndpoint>['body'];

interface RequestedOrder {
  readonly order: OrderRow;
  /** Amount that the payer saw. */
  readonly amount: number;
}

/**
 * Starts one payment of everything that is due today on several orders: one amount at the gateway, and one attempt for
 * each order, locked for 15 minutes. Refused: missing for an order that the person may not pay; conflict, naming the
 * order, when the amount on the button is not today's, when nothing is due, or when another payment is in progress. The
 * same person gets the same payment again for the same orders.
 */
export async function startJointPayment(api: Api, provider: PaymentProvider, input: StartInput): Promise<Checkout> {
  if (!listPaymentMethods(api.config).includes(input.method))
    throw createFieldRefusal('method', 'payment_method.not_offered');
  const requestedOrders = await listRequestedOrders(api, input);
  // Attempts past their lock may have been paid after all; only the gateway knows.
  for (const liveAttempt of await listLiveAttempts(api.db, requestedOrders))
    if (!isLocked(liveAttempt, api.clock.now())) await queryAttempt(api, provider, liveAttempt);

  return inTransaction(api, input.actor, async (tx) => {
    for (const { order } of requestedOrders) await lockAuthority(tx.trx, tx.actor, order);
    const lockedOrders: RequestedOrder[] = [];
    for (const { order, amount } of requestedOrders)
      lockedOrders.push({ order: { ...order, state: await lockBill(tx.trx, order.bill_id) }, amount });
    const liveAttempts = await listLiveAttempts(tx.trx, lockedOrders);
    for (const attempt of liveAttempts) if (!isLocked(attempt, tx.now)) await expireAttempt(tx, attempt);
    const open = liveAttempts.filter((attempt) => isLocked(attempt, tx.now));
    const payment = { tx, provider, input, requestedOrders: lockedOrders };
    return open.length > 0 ? resumePayment(payment, open) : beginPayment(payment);
  });
}

/** The orders in force, by bill: the order in which they are locked. Refused: invalid when one is named twice. */
async function listRequestedOrders(api: Api, { actor, orders }: StartInput): Promise<RequestedOrder[]> {
  const requestedOrders: RequestedOrder[] = [];
  for (const { assessment_code, amount } of orders) {
    const application = await getApplication(api.db, assessment_code, actor);
    const order = await findOrderInForce(api.db, application.assessment_id);
    if (!order) throw refuseOrder(actor, application, { key: 'payment.nothing_due' });
    requestedOrders.push({ order, amount });
  }
  if (new Set(requestedOrders.map(({ order }) => order.bill_id)).size < orders.length)
    throw createFieldRefusal('orders', 'payment.order_twice');
  return requestedOrders.toSorted((one, other) => one.order.bill_id - other.order.bill_id);
}

/** Live attempts of the orders, by their number at the gateway: the order in which they are locked. */
async function listLiveAttempts(
  db: Parameters<typeof findLiveAttempt>[0],
  requestedOrders: readonly RequestedOrder[],
): Promise<AttemptRow[]> {
  const liveAttempts: AttemptRow[] = [];
  for (const { order } of requestedOrders) {
    const attempt = await findLiveAttempt(db, order.bill_id);
    if (attempt) liveAttempts.push(attempt);
  }
  return liveAttempts.toSorted((one, other) => getGatewayNumber(one).localeCompare(getGatewayNumber(other)));
}

interface JointPayment {
  readonly tx: ActorTransaction;
  readonly provider: PaymentProvider;
  readonly input: StartInput;
  readonly requestedOrders: readonly RequestedOrder[];
}

/** Returns the hosted page of the open payment of the same orders, so that a payer who went back never has two. */
async function resumePayment(payment: JointPayment, open: readonly AttemptRow[]): Promise<Checkout> {
  const { tx, input, requestedOrders } = payment;
  const [first] = open as [AttemptRow, ...AttemptRow[]];
  const refuse = (key: 'payment.pending' | 'payment.under_way') => {
    const params = { amount: formatPeso(first.charged), time: first.lock_until };
    return refuseOrder(input.actor, first, { key, params });
  };
  if (open.some(isPaidElsewhere)) throw refuse('payment.pending');
  const shares = await listGatewayAttempts(tx.trx, getGatewayNumber(first));
  const amounts = new Map(shares.map(({ bill_id, amount }) => [bill_id, amount]));
  const isSame =
    first.joint_id !== null &&
    first.account_id === input.actor.account_id &&
    first.method === input.method &&
    shares.length === requestedOrders.length &&
    requestedOrders.every(({ order, amount }) => amounts.get(order.bill_id) === amount);
  if (!isSame) throw refuse('payment.under_way');
  return openJointCheckout(payment, getGatewayNumber(first), new Date(first.lock_until));
}

async function beginPayment(payment: JointPayment): Promise<Checkout> {
  const { tx, provider, input, requestedOrders } = payment;
  const joint_id = makeRequestId(tx.today);
  for (const [index, { order, amount }] of requestedOrders.entries()) {
    const account = await openAccount(tx.trx, order, { rows: tx.rows, day: tx.today });
    const items = await listDueItems(payment, account, amount);
    // Each attempt has the authority over its own business.
    await resetAuthority(tx.trx);
    await lockAuthority(tx.trx, tx.actor, order);
    await insertAttempt(tx, input, {
      request_id: `${joint_id}${String(index + 1).padStart(2, '0')}`,
      joint_id,
      bill_id: order.bill_id,
      amount: sumPaidItems(items),
      items,
      provider,
    });
  }
  return openJointCheckout(payment, joint_id, computeLockUntil(tx));
}

/** Items of an order that are due today. Refused: conflict when their sum differs from the amount that the payer saw. */
async function listDueItems(
  { tx: { trx, today }, input: { actor } }: JointPayment,
  account: BillAccount,
  amount: number,
): Promise<PaidItem[]> {
  const { order } = account;
  const items = listItemsToPay(account);
  const total = sumPaidItems(items);
  if (order.state !== 'APPROVED' || total === 0)
    throw refuseOrder(actor, order, { key: await findNothingDueKey(trx, order.bill_id) });
  if (isOrderExpired(account, today)) throw refuseOrder(actor, order, { key: 'payment.bill_expired' });
  if (total !== amount)
    throw refuseOrder(actor, order, { key: 'payment.amount_changed', params: { amount: formatPeso(total) } });
  return items;
}

/** The refusal of one of several orders: its name, then the sentence of an order that is paid alone. */
function refuseOrder(
  { locale }: PayerInput['actor'],
  { company_name, top_no }: { readonly company_name: string; readonly top_no?: string | null },
  { key, params = {} }: { readonly key: MessageKey; readonly params?: Readonly<Record<string, string>> },
): Refused {
  const reason = getMessageText(key, params, locale);
  return new Refused('conflict', 'payment.order_refused', {
    params: { order: [company_name, top_no].filter(Boolean).join(', '), reason },
  });
}

function openJointCheckout(
  { tx, provider, input, requestedOrders }: JointPayment,
  request_id: string,
  lock_until: Date,
): Promise<Checkout> {
  const [first] = requestedOrders;
  return openCheckout(tx, input, {
    provider,
    request_id,
    amount: sumCentavos(input.orders.map(({ amount }) => amount)),
    items: requestedOrders.map(({ order, amount }) => ({
      name: `${order.top_no ?? ''} ${order.company_name}`,
      amount: amount as PaidItem['amount'],
    })),
    note: first?.order.top_no ?? '',
    lock_until,
    address: first?.order.address ?? '',
  });
}
