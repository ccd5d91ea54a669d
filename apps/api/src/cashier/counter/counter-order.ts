// Finds whether a cashier can collect money for an order of payment now, and loads that order.

import {
  type Agency,
  type ReplyBody,
  type Centavos,
  type getCounterOrder,
  type MessageParams,
  formatPesosText,
} from '@ebpls/contracts';
import { toManilaDay, allocatePartPayment } from '@ebpls/rules';

import { findLiveAttempt } from '../../domain/payments/attempts/attempts.queries.ts';
import { getFlagMessage, listOpenFlags } from '../../domain/payments/counter/red-flags.ts';
import { listNextForms, formatSerial } from '../../domain/payments/counter/paper-forms.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import type { PaidItem } from '../../tables/money.ts';
import {
  type BillAccount,
  findAllocationDay,
  isOrderExpired,
  listItemsToPay,
  openAccount,
  sumPaidItems,
} from '../../domain/ledger/bill-account.ts';
import { findOrderInForce } from '../../domain/ledger/due/orders.queries.ts';
import { findNothingDueKey } from '../../domain/ledger/collection/pending-money.queries.ts';
import { listOwedToday } from '../../domain/ledger/list-owed-today.ts';
import { formatAccountInstallmentName } from '../../domain/ledger/rule-sentences.ts';
import { findPartialApproval } from './counter.queries.ts';

type CounterOrder = ReplyBody<typeof getCounterOrder>;

export interface CounterRefusal {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/**
 * Reason why no money can be collected for an order now; undefined when it can. A payment in progress online would be
 * collected twice.
 */
export async function findCounterRefusal(
  db: Database | Trx,
  account: BillAccount,
  { today, now }: Pick<ActorTransaction, 'today' | 'now'>,
): Promise<CounterRefusal | undefined> {
  const { order, due } = account;
  if (order.state !== 'APPROVED' || due.total === 0) return { key: await findNothingDueKey(db, order.bill_id) };
  if (isOrderExpired(account, today)) return { key: 'payment.bill_expired' };
  const liveAttempt = await findLiveAttempt(db, order.bill_id);
  if (liveAttempt?.state === 'PENDING')
    return { key: 'counter.pending_attempt', params: { amount: formatPeso(liveAttempt.amount) } };
  if (liveAttempt && new Date(liveAttempt.lock_until) > now)
    return { key: 'counter.live_attempt', params: { time: liveAttempt.lock_until } };
  return undefined;
}

/** Amount of each agency's receipt; an agency without an amount gets no receipt. */
export function listAgencies(
  { lines }: Pick<BillAccount, 'lines'>,
  items: readonly PaidItem[],
): { readonly agency: Agency; readonly amount: Centavos }[] {
  const agenciesByLine = new Map(lines.map(({ line_no, agency }) => [line_no, agency]));
  return (['MUNICIPAL', 'BARANGAY', 'BFP'] as const)
    .map((agency) => ({
      agency,
      amount: sumPaidItems(items.filter(({ line_no }) => agenciesByLine.get(line_no) === agency)),
    }))
    .filter(({ amount }) => amount > 0);
}

/**
 * An order for the cashier before collecting, today or as of the day of a deposit; a day that no slip of it can have is
 * ignored. Refused: missing when there is no order of payment in force.
 */
export async function loadCounterOrder(
  tx: ActorTransaction,
  assessment_code: string,
  deposited_on?: string,
): Promise<CounterOrder> {
  const { trx, actor, rows, today } = tx;
  const application = await getApplication(trx, assessment_code, actor);
  const order = await findOrderInForce(trx, application.assessment_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const as_of = await findAllocationDay(trx, order.bill_id, getAsOfDay(order, { today, deposited_on }));
  const account = await openAccount(trx, order, { rows, day: as_of });
  const items = listItemsToPay(account);
  const agencies = listAgencies(account, items);
  const refusal = await findCounterRefusal(trx, account, { today: as_of, now: tx.now });
  const flags = await listOpenFlags(trx, order.business_id);
  return {
    ...toCounterOrderHead(account),
    title: formatCounterTitle(account, actor.locale),
    as_of,
    lines: listOwedToday(account, rows, actor.locale).map((line) => ({
      ...line,
      amount: formatPesosText(line.amount),
    })),
    total: formatPesosText(account.due.total),
    agencies: agencies.map(({ agency, amount }) => ({ agency, amount: formatPesosText(amount) })),
    blocked: refusal ? getMessageText(refusal.key, refusal.params, actor.locale) : null,
    warnings: flags.map((flag) =>
      getMessageText(
        'counter.flag',
        { flag_no: flag.flag_no, message: getFlagMessage(flag, actor.locale) },
        actor.locale,
      ),
    ),
    partial: await loadPartial(tx, account, items),
    next_forms: (await listNextForms(trx, actor.account_id, agencies.length)).map(({ serial }) => formatSerial(serial)),
  };
}

function getAsOfDay(
  { approved_at }: BillAccount['order'],
  { today, deposited_on }: { readonly today: string; readonly deposited_on: string | undefined },
): string {
  if (deposited_on === undefined || approved_at === null) return today;
  return deposited_on <= today && deposited_on >= toManilaDay(approved_at) ? deposited_on : today;
}

function toCounterOrderHead({ order }: BillAccount) {
  const { assessment_code, company_code, company_name, owner_name, tax_year, address } = order;
  return { assessment_code, company_code, company_name, owner_name, tax_year, address, top_no: order.top_no ?? '' };
}

function formatCounterTitle(account: BillAccount, locale: ActorTransaction['actor']['locale']): string {
  const { installments } = account.due;
  const next = installments.find(({ owed }) => owed > 0) ?? installments.at(-1);
  return formatAccountInstallmentName(account, next?.no ?? 1, locale);
}

async function loadPartial(
  { trx, today }: ActorTransaction,
  account: BillAccount,
  items: readonly PaidItem[],
): Promise<CounterOrder['partial']> {
  const partialApproval = await findPartialApproval(trx, account.order.bill_id, today);
  if (!partialApproval) return null;
  const agencies = listAgencies(account, allocatePartPayment(items, partialApproval.amount)).map(
    ({ agency }) => agency,
  );
  return {
    approval_id: partialApproval.approval_id,
    state: partialApproval.state,
    amount: formatPesosText(partialApproval.amount),
    agencies,
  };
}
