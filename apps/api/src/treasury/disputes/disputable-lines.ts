// Finds which lines of an order its owner may dispute, and why not.

import {
  type ReplyBody,
  type Centavos,
  type getDisputable,
  type MessageParams,
  formatPesosText,
} from '@ebpls/contracts';
import { computeDisputeDeadline } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import { formatPeso } from '../../platform/format.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type BillAccount, openAccount } from '../../domain/ledger/bill-account.ts';
import { getLineName, formatSentence } from '../../domain/ledger/rule-sentences.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { type DisputedLine, toDisputeReply, sumDisputed, listBillDisputes } from '../../domain/ledger/due/disputes.ts';
import { findOrderInForce, type OrderLine } from '../../domain/ledger/due/orders.queries.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findNoticeDay, listAddedDeficiencies, listAddedYears } from './disputes.queries.ts';
import { getLatePolicy } from '../../platform/reference/ordinance-policies.ts';

/** An order with the facts that decide whether its lines may be disputed. */
export interface DisputableOrder {
  readonly account: BillAccount;
  readonly disputes: readonly DisputedLine[];
  readonly noticed_on: string;
  readonly last_day: string;
  /** Last day for a year that was added to the order after its approval. */
  readonly last_days: ReadonlyMap<number, string>;
  /** Last day for the line of a deficiency that was ordered after the approval, by its number. */
  readonly deficiencies: ReadonlyMap<number, string>;
  readonly today: string;
}

interface DisputeDate {
  readonly rows: ReferenceRows;
  readonly day: string;
}

/** An order in force with its notice and its disputes. */
export async function openDisputable(
  db: Database | Trx,
  account: BillAccount,
  { rows, day }: DisputeDate,
): Promise<DisputableOrder> {
  const { bill_id, ordinance_version_id } = account.order;
  const noticed_on = await findNoticeDay(db, bill_id);
  const { dispute_days } = getLatePolicy(rows, ordinance_version_id);
  const addedYears = await listAddedYears(db, bill_id);
  const deficiencies = await listAddedDeficiencies(db, bill_id);
  return {
    account,
    disputes: await listBillDisputes(db, [bill_id]),
    noticed_on,
    last_day: computeDisputeDeadline(noticed_on, dispute_days),
    last_days: new Map([...addedYears].map(([year, day]) => [year, computeDisputeDeadline(day, dispute_days)])),
    deficiencies: new Map(
      [...deficiencies].map(([line_no, day]) => [line_no, computeDisputeDeadline(day, dispute_days)]),
    ),
    today: day,
  };
}

/** Unpaid principal of a line, in centavos; waived or voided amounts are not owed. */
function sumUnpaid({ due }: BillAccount, { code }: OrderLine): Centavos {
  return due.installments
    .flatMap(({ parts }) => parts)
    .filter((part) => part.code === code)
    .reduce((sum, { principal }) => sum + principal, 0) as Centavos;
}

/** The last day for a dispute of a line: that of its order, or of its own notice where it was added later. */
function getLastDay({ last_day, last_days, deficiencies }: DisputableOrder, { line_no, of_year }: OrderLine): string {
  return deficiencies.get(line_no) ?? last_days.get(of_year ?? 0) ?? last_day;
}

/** Reason why a line cannot be disputed now; undefined when it can. */
export function findDisputeRefusal(
  order: DisputableOrder,
  line: OrderLine,
): { readonly key: MessageKey; readonly params?: MessageParams } | undefined {
  const { account, disputes, today } = order;
  const lineDispute = disputes.find(({ line_no }) => line_no === line.line_no);
  if (lineDispute) return { key: 'dispute.disputed_already', params: { dispute_no: lineDispute.dispute_no } };
  if (line.of_year !== null && !line.is_unfiled && !order.deficiencies.has(line.line_no))
    return { key: 'dispute.earlier_year', params: { year: line.of_year } };
  if (line.agency !== 'MUNICIPAL') return { key: 'dispute.others_money' };
  const last_day = getLastDay(order, line);
  if (today > last_day) return { key: 'dispute.too_late', params: { last_day } };
  return sumUnpaid(account, line) === 0 ? { key: 'dispute.line_paid' } : undefined;
}

/** Lines that an owner may dispute, and the last day. Refused: missing (another person's, or no order in force). */
export async function readDisputable(
  api: Api,
  actor: Actor,
  assessment_code: string,
): Promise<ReplyBody<typeof getDisputable>> {
  const application = await getApplication(api.db, assessment_code, actor);
  const order = await findOrderInForce(api.db, application.assessment_id);
  if (!order) throw new Refused('missing', 'resource.missing');
  const rows = await loadReferenceRows(api.db);
  const as_of = { rows, day: api.clock.today() };
  const disputable = await openDisputable(api.db, await openAccount(api.db, order, as_of), as_of);
  const { account, disputes, noticed_on, last_day } = disputable;
  return {
    company_code: order.company_code,
    company_name: order.company_name,
    top_no: order.top_no ?? '',
    noticed_on,
    last_day,
    ordinance_section: getLatePolicy(rows, order.ordinance_version_id).ordinance_section,
    lines: account.lines.filter(({ amount }) => amount > 0).map((line) => toLineReply(disputable, line, actor)),
    disputes: disputes.map((dispute) =>
      toDisputeReply(dispute, sumDisputed(account.due.installments, dispute.code), actor.locale),
    ),
  };
}

function toLineReply(
  disputable: DisputableOrder,
  line: OrderLine,
  { locale }: Actor,
): ReplyBody<typeof getDisputable>['lines'][number] {
  const refusal = findDisputeRefusal(disputable, line);
  return {
    line_no: line.line_no,
    name: getLineName(line, locale),
    reason: formatSentence(line.basis, locale),
    ordinance_section: line.ordinance_section,
    amount: formatPesosText(line.amount),
    unpaid: formatPesosText(sumUnpaid(disputable.account, line)),
    blocked: refusal ? getMessageText(refusal.key, refusal.params ?? {}, locale) : null,
  };
}

/** Refused: invalid unless the amount that the owner holds right is less than the billed one. */
export function assertAmountHeld(line: OrderLine, amountHeld: Centavos): void {
  if (amountHeld < line.amount) return;
  throw new Refused('invalid', 'dispute.amount_held', {
    params: { amount: formatPeso(line.amount) },
    fields: { amount_held: 'dispute.amount_held' },
  });
}
