import { type Answer, type getCurrentDue, type listBills, pesosText } from '@ebpls/contracts';

import { methodsOf } from '../../domain/gateway/payment-methods.ts';
import type { Api } from '../../platform/http/api.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused, refusedField } from '../../platform/refused.ts';
import { findAuthority, hasScope } from '../../domain/delegations/authority.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { type Account, chooseInstallments, isOrderExpired, openAccount } from '../../domain/accounting/account.ts';
import { type AttemptRow, findLiveAttempt } from '../../domain/payments/attempts.queries.ts';
import { openAttempt } from '../../domain/payments/open-attempt.ts';
import { isLocked } from '../../domain/payments/attempt-lock.ts';
import { listWaitingMoney, toWaitingMoney } from '../../domain/collection/waiting-money.queries.ts';
import { chargedNow, choicesOf, titleOfDue } from '../../domain/accounting/charged.ts';
import {
  findNewestOrder,
  findOrder,
  findOrderInForce,
  listLines,
  listVersions,
  type OrderLine,
  type OrderRow,
} from '../../domain/due/orders.queries.ts';
import { disputeOnWire, heldOn, listDisputesOf } from '../../domain/due/disputes.ts';
import { lineName } from '../../domain/accounting/sentences.ts';
import { owedToday } from '../../domain/accounting/owed-today.ts';
import { type BillAnswer, billAnswer, installmentAnswer } from './bill-answer.ts';
import { readDecider } from '../../domain/separation/second-person.ts';
import { listWaivers } from './waivers.queries.ts';

/** The newest bill of an application that the person may see. */
export async function readBill(api: Api, actor: Actor, assessment_code: string): Promise<BillAnswer> {
  const application = await getApplication(api.db, assessment_code, actor);
  const account = await accountOf(api, await findNewestOrder(api.db, application.assessment_id));
  return billAnswer(account, {
    ...(await readDecider(api.db, actor)),
    rows: await referenceRows(api.db),
    waivers: await listWaivers(api.db, account.order.bill_id),
    may_pay: await mayPay(api, actor, account.order),
  });
}

/** Every version of an application's bill, newest first, each with the lines that it changed against the one before. */
export async function readVersions(api: Api, actor: Actor, assessment_code: string): Promise<Answer<typeof listBills>> {
  const application = await getApplication(api.db, assessment_code, actor);
  const orders = await listVersions(api.db, application.assessment_id);
  const lines = Map.groupBy(
    orders.length === 0
      ? []
      : await listLines(
          api.db,
          orders.map(({ bill_id }) => bill_id),
        ),
    ({ bill_id }) => bill_id,
  );
  const versions = orders.map((order, index) => {
    const before = orders[index + 1];
    const changes =
      before === undefined ? [] : changesOf(lines.get(before.bill_id) ?? [], lines.get(order.bill_id) ?? [], actor);
    return versionAnswer(order, changes, actor);
  });
  return { data: versions };
}

type Version = Answer<typeof listBills>['data'][number];
type Change = Version['changes'][number];

function versionAnswer(order: OrderRow, changes: Change[], { locale }: Actor): Version {
  const { bill_id, version, state, top_no, computed_at, approved_at, valid_until, reason } = order;
  return {
    bill_id,
    version,
    state,
    top_no,
    total: pesosText(order.total),
    computed_by: order.computed_by_name ?? messageText('bill.by_rule', {}, locale),
    computed_at,
    approved_by: approved_at === null ? null : (order.approved_by_name ?? messageText('bill.by_rule', {}, locale)),
    approved_at,
    valid_until,
    reason,
    changes,
  };
}

function changesOf(before: readonly OrderLine[], after: readonly OrderLine[], { locale }: Actor): Change[] {
  const codes = [...new Set([...before, ...after].map(({ code }) => code))];
  return codes.flatMap((code) => {
    const [was, is] = [before, after].map((lines) => lines.find((line) => line.code === code));
    const line = is ?? was;
    if (!line || was?.amount === is?.amount) return [];
    return [
      {
        code,
        name: lineName(line, locale),
        before: was ? pesosText(was.amount) : null,
        after: is ? pesosText(is.amount) : null,
      },
    ];
  });
}

/** A bill by its row, for its paper. Another's is missing. */
export async function readBillOf(api: Api, actor: Actor, bill_id: number): Promise<Account> {
  const order = await findOrder(api.db, bill_id);
  if (!order) throw new Refused('missing', 'thing.missing');
  await getApplication(api.db, order.assessment_code, actor);
  return accountOf(api, order);
}

async function accountOf(api: Api, order: OrderRow | undefined): Promise<Account> {
  if (!order) throw new Refused('missing', 'thing.missing');
  return openAccount(api.db, order, { rows: await referenceRows(api.db), day: api.clock.today() });
}

interface DueQuery {
  readonly assessment_code: string;
  /** Those that the payer chose; without them what is due today. */
  readonly installments?: readonly number[] | undefined;
}

/**
 * What is owed today, or of the installments chosen, line by line, and what time does to it. Refused: invalid when an
 * older installment than those chosen is unpaid.
 */
export async function readCurrentDue(
  api: Api,
  actor: Actor,
  { assessment_code, installments }: DueQuery,
): Promise<Answer<typeof getCurrentDue>> {
  const application = await getApplication(api.db, assessment_code, actor);
  const whole = await accountOf(api, await findOrderInForce(api.db, application.assessment_id));
  const live = await findLiveAttempt(api.db, whole.order.bill_id);
  const begun = live && isLocked(live, api.clock.now()) ? live : undefined;
  return dueAnswer(api, actor, { account: await chosenAccount(api, whole, { installments, begun }), live });
}

interface DueShown {
  readonly account: Account;
  readonly live: AttemptRow | undefined;
}

async function dueAnswer(api: Api, actor: Actor, { account, live }: DueShown): Promise<Answer<typeof getCurrentDue>> {
  const { order, due } = account;
  const now = api.clock.now();
  const open_attempt = live ? openAttempt(live, { account_id: actor.account_id, total: due.total, now }) : null;
  const is_free = !live || open_attempt?.can_resume === true || !isLocked(live, now);
  return {
    assessment_code: order.assessment_code,
    company_code: order.company_code,
    company_name: order.company_name,
    top_no: order.top_no ?? '',
    tax_year: order.tax_year,
    title: titleOfDue(account, actor.locale),
    charges: chargedNow(account, actor.locale),
    choices: choicesOf(account, actor.locale),
    lines: owedToday(account, await referenceRows(api.db), actor.locale).map((line) => ({
      ...line,
      amount: pesosText(line.amount),
    })),
    total: pesosText(due.total),
    waiting: (await listWaitingMoney(api.db, [order.bill_id])).map(toWaitingMoney),
    disputes: (await listDisputesOf(api.db, [order.bill_id])).map((dispute) =>
      disputeOnWire(dispute, heldOn(due.installments, dispute.code), actor.locale),
    ),
    stays_until: due.stays_until,
    then_more: due.then_more === null ? null : pesosText(due.then_more),
    overdue_since: due.overdue_since,
    installments: due.installments.map((installment) => installmentAnswer(account, installment, actor)),
    open_attempt,
    ...(await payer(api, actor, { account, is_free })),
    methods: methodsOf(api.config),
  };
}

/** A payment that is under way has chosen already; what it chose may have been paid at the counter since. */
async function chosenAccount(
  api: Api,
  account: Account,
  {
    installments,
    begun,
  }: { readonly installments?: readonly number[] | undefined; readonly begun?: AttemptRow | undefined },
): Promise<Account> {
  const as_of = { rows: await referenceRows(api.db), day: api.clock.today() };
  if (begun) {
    const paid = [...new Set(begun.items.map(({ installment_no }) => installment_no))];
    return chooseInstallments(account, paid, as_of) ?? account;
  }
  if (installments === undefined) return account;
  const chosen = chooseInstallments(account, installments, as_of);
  if (!chosen) throw refusedField('installments', 'payment.older_first');
  return chosen;
}

/** Whether the reader pays now, and for whom. */
async function payer(
  { db, clock }: Api,
  actor: Actor,
  { account, is_free }: { readonly account: Account; readonly is_free: boolean },
): Promise<Pick<Answer<typeof getCurrentDue>, 'can_pay' | 'on_behalf'>> {
  const on_behalf = await findAuthority(db, actor, account.order);
  const isOpen = is_free && account.due.total > 0 && !isOrderExpired(account, clock.today());
  const can_pay = isOpen && actor.role === 'user' && hasScope(on_behalf, 'PAY');
  return { can_pay, ...(on_behalf && { on_behalf }) };
}

/** Its owner pays, and a delegate whose scope says so. */
async function mayPay({ db }: Api, actor: Actor, order: OrderRow): Promise<boolean> {
  return actor.role === 'user' && hasScope(await findAuthority(db, actor, order), 'PAY');
}
