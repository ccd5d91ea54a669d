// Reads the bill of an application, its versions and the amount due, as replies.

import { type ReplyBody, type getCurrentDue, type listBills, formatPesosText } from '@ebpls/contracts';

import { listPaymentMethods } from '../../domain/payments/gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { findAuthority, hasScope } from '../../domain/access/delegations/authority.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type BillAccount, chooseInstallments, isOrderExpired, openAccount } from '../../domain/ledger/bill-account.ts';
import { type AttemptRow, findLiveAttempt } from '../../domain/payments/attempts/attempts.queries.ts';
import { loadOpenAttempt } from '../../domain/payments/open-attempt.ts';
import { isLocked } from '../../domain/payments/attempt-lock.ts';
import { listPendingMoney, toPendingMoney } from '../../domain/ledger/collection/pending-money.queries.ts';
import { listCurrentCharges, listPaymentChoices, formatDueTitle } from '../../domain/ledger/due-charges.ts';
import {
  findNewestOrder,
  findOrder,
  findOrderInForce,
  listLines,
  listVersions,
  type OrderLine,
  type OrderRow,
} from '../../domain/ledger/due/orders.queries.ts';
import { toDisputeReply, sumDisputed, listBillDisputes } from '../../domain/ledger/due/disputes.ts';
import { getLineName } from '../../domain/ledger/rule-sentences.ts';
import { listOwedToday } from '../../domain/ledger/list-owed-today.ts';
import { type BillReplyBody, toBillReply, toInstallmentReply } from './bill-reply.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { listWaivers } from './waivers.queries.ts';

/** The newest bill of an application that the person may see. */
export async function readBill(api: Api, actor: Actor, assessment_code: string): Promise<BillReplyBody> {
  const application = await getApplication(api.db, assessment_code, actor);
  const account = await getBillAccount(api, await findNewestOrder(api.db, application.assessment_id));
  return toBillReply(account, {
    ...(await loadDecider(api.db, actor)),
    rows: await loadReferenceRows(api.db),
    waivers: await listWaivers(api.db, account.order.bill_id),
    may_pay: await mayPay(api, actor, account.order),
  });
}

/** Every version of an application's bill, newest first, each with its changed lines against the version before. */
export async function readVersions(
  api: Api,
  actor: Actor,
  assessment_code: string,
): Promise<ReplyBody<typeof listBills>> {
  const application = await getApplication(api.db, assessment_code, actor);
  const orders = await listVersions(api.db, application.assessment_id);
  const bill_ids = orders.map(({ bill_id }) => bill_id);
  const versionLines = bill_ids.length === 0 ? [] : await listLines(api.db, bill_ids);
  const lines = Map.groupBy(versionLines, ({ bill_id }) => bill_id);
  const versions = orders.map((order, index) => {
    const before = orders[index + 1];
    const changes =
      before === undefined
        ? []
        : listLineChanges(lines.get(before.bill_id) ?? [], lines.get(order.bill_id) ?? [], actor);
    return toVersionReply(order, changes, actor);
  });
  return { data: versions };
}

type Version = ReplyBody<typeof listBills>['data'][number];
type BillLineChange = Version['changes'][number];

function toVersionReply(order: OrderRow, changes: BillLineChange[], { locale }: Actor): Version {
  const { bill_id, version, state, top_no, computed_at, approved_at, valid_until, reason } = order;
  return {
    bill_id,
    version,
    state,
    top_no,
    total: formatPesosText(order.total),
    computed_by: order.computed_by_name ?? getMessageText('bill.by_rule', {}, locale),
    computed_at,
    approved_by: approved_at === null ? null : (order.approved_by_name ?? getMessageText('bill.by_rule', {}, locale)),
    approved_at,
    valid_until,
    reason,
    changes,
  };
}

function listLineChanges(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
  { locale }: Actor,
): BillLineChange[] {
  const codes = [...new Set([...before, ...after].map(({ code }) => code))];
  return codes.flatMap((code) => {
    const [was, is] = [before, after].map((lines) => lines.find((line) => line.code === code));
    const line = is ?? was;
    if (!line || was?.amount === is?.amount) return [];
    return [
      {
        code,
        name: getLineName(line, locale),
        before: was ? formatPesosText(was.amount) : null,
        after: is ? formatPesosText(is.amount) : null,
      },
    ];
  });
}

/** A bill by its id, for its PDF. Refused: missing for another owner's bill. */
export async function readBillById(api: Api, actor: Actor, bill_id: number): Promise<BillAccount> {
  const order = await findOrder(api.db, bill_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  await getApplication(api.db, order.assessment_code, actor);
  return getBillAccount(api, order);
}

async function getBillAccount(api: Api, order: OrderRow | undefined): Promise<BillAccount> {
  if (!order) throw new Refused('missing', 'resource.missing');
  return openAccount(api.db, order, { rows: await loadReferenceRows(api.db), day: api.clock.today() });
}

interface DueQuery {
  readonly assessment_code: string;
  /** Installments that the payer chose; defaults to those due today. */
  readonly installments?: readonly number[] | undefined;
}

/**
 * Amount owed today, or of the chosen installments, line by line, with its growth over time. Refused: invalid when an
 * installment older than the chosen ones is unpaid.
 */
export async function readCurrentDue(
  api: Api,
  actor: Actor,
  { assessment_code, installments }: DueQuery,
): Promise<ReplyBody<typeof getCurrentDue>> {
  const application = await getApplication(api.db, assessment_code, actor);
  const account = await getBillAccount(api, await findOrderInForce(api.db, application.assessment_id));
  const liveAttempt = await findLiveAttempt(api.db, account.order.bill_id);
  const attempt = liveAttempt && isLocked(liveAttempt, api.clock.now()) ? liveAttempt : undefined;
  return loadDue(api, actor, {
    account: await applyChosenInstallments(api, account, { installments, attempt }),
    live: liveAttempt,
  });
}

interface DueView {
  readonly account: BillAccount;
  readonly live: AttemptRow | undefined;
}

async function loadDue(api: Api, actor: Actor, { account, live }: DueView): Promise<ReplyBody<typeof getCurrentDue>> {
  const { order, due } = account;
  const now = api.clock.now();
  const open_attempt = live
    ? await loadOpenAttempt(api.db, live, { account_id: actor.account_id, total: due.total, now })
    : null;
  const is_free = !live || open_attempt?.can_resume === true || !isLocked(live, now);
  return {
    assessment_code: order.assessment_code,
    company_code: order.company_code,
    company_name: order.company_name,
    top_no: order.top_no ?? '',
    tax_year: order.tax_year,
    title: formatDueTitle(account, actor.locale),
    charges: listCurrentCharges(account, actor.locale),
    choices: listPaymentChoices(account, actor.locale),
    lines: listOwedToday(account, await loadReferenceRows(api.db), actor.locale).map((line) => ({
      ...line,
      amount: formatPesosText(line.amount),
    })),
    total: formatPesosText(due.total),
    waiting: (await listPendingMoney(api.db, [order.bill_id])).map(toPendingMoney),
    disputes: (await listBillDisputes(api.db, [order.bill_id])).map((dispute) =>
      toDisputeReply(dispute, sumDisputed(due.installments, dispute.code), actor.locale),
    ),
    stays_until: due.stays_until,
    then_more: due.then_more === null ? null : formatPesosText(due.then_more),
    overdue_since: due.overdue_since,
    installments: due.installments.map((installment) => toInstallmentReply(account, installment, actor)),
    open_attempt,
    ...(await getPayer(api, actor, { account, is_free })),
    methods: listPaymentMethods(api.config),
  };
}

/** A payment in progress has fixed its installments; they may have been paid at the counter since. */
async function applyChosenInstallments(
  api: Api,
  account: BillAccount,
  {
    installments,
    attempt,
  }: { readonly installments?: readonly number[] | undefined; readonly attempt?: AttemptRow | undefined },
): Promise<BillAccount> {
  const as_of = { rows: await loadReferenceRows(api.db), day: api.clock.today() };
  if (attempt) {
    const paidNumbers = [...new Set(attempt.items.map(({ installment_no }) => installment_no))];
    return chooseInstallments(account, paidNumbers, as_of) ?? account;
  }
  if (installments === undefined) return account;
  const choice = chooseInstallments(account, installments, as_of);
  if (!choice) throw createFieldRefusal('installments', 'payment.older_first');
  return choice;
}

/** Whether the reader may pay now, and for whom. */
async function getPayer(
  { db, clock }: Api,
  actor: Actor,
  { account, is_free }: { readonly account: BillAccount; readonly is_free: boolean },
): Promise<Pick<ReplyBody<typeof getCurrentDue>, 'can_pay' | 'on_behalf'>> {
  const on_behalf = await findAuthority(db, actor, account.order);
  const isOpen = is_free && account.due.total > 0 && !isOrderExpired(account, clock.today());
  const can_pay = isOpen && actor.role === 'user' && hasScope(on_behalf, 'PAY');
  return { can_pay, ...(on_behalf && { on_behalf }) };
}

/** Its owner pays, or a delegate whose scope covers payments. */
async function mayPay({ db }: Api, actor: Actor, order: OrderRow): Promise<boolean> {
  return actor.role === 'user' && hasScope(await findAuthority(db, actor, order), 'PAY');
}
