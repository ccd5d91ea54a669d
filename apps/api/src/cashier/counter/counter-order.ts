import {
  type Agency,
  type Answer,
  type Centavos,
  type getCounterOrder,
  type MessageParams,
  pesosText,
} from '@ebpls/contracts';
import { manilaDay, partPayment } from '@ebpls/rules';

import { findLiveAttempt } from '../../domain/payments/attempts.queries.ts';
import { flagMessage, listOpenFlags } from '../../domain/counter-payments/holds.ts';
import { nextForms, serialText } from '../../domain/counter-payments/paper-forms.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { type MessageKey, messageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { peso } from '../../platform/format.ts';
import type { PaidItem } from '../../tables/money.ts';
import {
  type Account,
  findAllocationDay,
  isOrderExpired,
  itemsToPay,
  openAccount,
  totalOf,
} from '../../domain/accounting/account.ts';
import { findOrderInForce } from '../../domain/due/orders.queries.ts';
import { findNothingDueKey } from '../../domain/collection/waiting-money.queries.ts';
import { owedToday } from '../../domain/accounting/owed-today.ts';
import { installmentName } from '../../domain/accounting/sentences.ts';
import { findPartial } from './counter.queries.ts';

type CounterOrder = Answer<typeof getCounterOrder>;

export interface Blocked {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/**
 * Why no money can be taken for an order now; undefined when it can. A payment that runs online would be collected
 * twice.
 */
export async function blockedBy(
  db: Database | Trx,
  account: Account,
  { today, now }: Pick<ActorTransaction, 'today' | 'now'>,
): Promise<Blocked | undefined> {
  const { order, due } = account;
  if (order.state !== 'APPROVED' || due.total === 0) return { key: await findNothingDueKey(db, order.bill_id) };
  if (isOrderExpired(account, today)) return { key: 'payment.bill_expired' };
  const live = await findLiveAttempt(db, order.bill_id);
  if (live?.state === 'PENDING') return { key: 'counter.pending_attempt', params: { amount: peso(live.amount) } };
  if (live && new Date(live.lock_until) > now)
    return { key: 'counter.live_attempt', params: { time: live.lock_until } };
  return undefined;
}

/** What each agency's receipt will be over; an agency that gets nothing gets no receipt. */
export function agenciesOf(
  { lines }: Pick<Account, 'lines'>,
  items: readonly PaidItem[],
): { readonly agency: Agency; readonly amount: Centavos }[] {
  const agencyOf = new Map(lines.map(({ line_no, agency }) => [line_no, agency]));
  return (['MUNICIPAL', 'BARANGAY', 'BFP'] as const)
    .map((agency) => ({ agency, amount: totalOf(items.filter(({ line_no }) => agencyOf.get(line_no) === agency)) }))
    .filter(({ amount }) => amount > 0);
}

/**
 * An order as the cashier sees it before taking money, today or as of the day of a deposit; a day that no slip of it
 * can have is not believed. Refused: missing when there is no order of payment in force.
 */
export async function counterOrder(
  tx: ActorTransaction,
  assessment_code: string,
  deposited_on?: string,
): Promise<CounterOrder> {
  const { trx, actor, rows, today } = tx;
  const application = await getApplication(trx, assessment_code, actor);
  const order = await findOrderInForce(trx, application.assessment_id);
  if (!order) throw new Refused('missing', 'thing.missing');
  const as_of = await findAllocationDay(trx, order.bill_id, asOf(order, { today, deposited_on }));
  const account = await openAccount(trx, order, { rows, day: as_of });
  const items = itemsToPay(account);
  const agencies = agenciesOf(account, items);
  const blocked = await blockedBy(trx, account, { today: as_of, now: tx.now });
  const flags = await listOpenFlags(trx, order.business_id);
  return {
    ...headOf(account),
    title: titleOf(account, actor.locale),
    as_of,
    lines: owedToday(account, rows, actor.locale).map((line) => ({ ...line, amount: pesosText(line.amount) })),
    total: pesosText(account.due.total),
    agencies: agencies.map(({ agency, amount }) => ({ agency, amount: pesosText(amount) })),
    blocked: blocked ? messageText(blocked.key, blocked.params, actor.locale) : null,
    warnings: flags.map((flag) =>
      messageText('counter.flag', { flag_no: flag.flag_no, message: flagMessage(flag, actor.locale) }, actor.locale),
    ),
    partial: await partialOf(tx, account, items),
    next_forms: (await nextForms(trx, actor.account_id, agencies.length)).map(({ serial }) => serialText(serial)),
  };
}

function asOf(
  { approved_at }: Account['order'],
  { today, deposited_on }: { readonly today: string; readonly deposited_on: string | undefined },
): string {
  if (deposited_on === undefined || approved_at === null) return today;
  return deposited_on <= today && deposited_on >= manilaDay(approved_at) ? deposited_on : today;
}

function headOf({ order }: Account) {
  const { assessment_code, company_code, company_name, owner_name, tax_year, address } = order;
  return { assessment_code, company_code, company_name, owner_name, tax_year, address, top_no: order.top_no ?? '' };
}

function titleOf({ order, due: { installments } }: Account, locale: ActorTransaction['actor']['locale']): string {
  const next = installments.find(({ owed }) => owed > 0) ?? installments.at(-1);
  return installmentName(
    { no: next?.no ?? 1, count: installments.length, mode: order.payment_mode, year: order.tax_year },
    locale,
  );
}

async function partialOf(
  { trx, today }: ActorTransaction,
  account: Account,
  items: readonly PaidItem[],
): Promise<CounterOrder['partial']> {
  const found = await findPartial(trx, account.order.bill_id, today);
  if (!found) return null;
  const agencies = agenciesOf(account, partPayment(items, found.amount)).map(({ agency }) => agency);
  return { approval_id: found.approval_id, state: found.state, amount: pesosText(found.amount), agencies };
}
