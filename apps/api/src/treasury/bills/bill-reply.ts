import { type ReplyBody, type Centavos, type getBill, formatPesosText } from '@ebpls/contracts';
import { toBasisReply, billMachine, type InstallmentDue, isAllowed, listNextActs } from '@ebpls/rules';

import type { Actor } from '../../platform/identity/actor.ts';
import { toRulesActors } from '../../domain/application-read/offered-acts.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type BillAccount, listInstallmentReceipts } from '../../domain/ledger/bill-account.ts';
import type { OrderLine } from '../../domain/ledger/due/orders.queries.ts';
import {
  getLineName,
  formatAccountInstallmentName,
  formatLineReason,
  formatWarning,
} from '../../domain/ledger/rule-sentences.ts';
import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
  toBillApprovalDecision,
} from '../../domain/access/separation/second-person.ts';
import type { WaiverRow } from './waivers.queries.ts';

export type BillReplyBody = ReplyBody<typeof getBill>;

interface BillReader extends Decider {
  readonly rows: ReferenceRows;
  readonly waivers: readonly WaiverRow[];
  readonly may_pay: boolean;
}

/** Reply of a bill: the billed amounts, and surcharge and interest as of the day of the account. */
export function toBillReply(account: BillAccount, reader: BillReader): BillReplyBody {
  const { actor, rows, waivers, may_pay } = reader;
  const { order, lines, due } = account;
  return {
    bill_id: order.bill_id,
    top_no: order.top_no,
    version: order.version,
    state: order.state,
    assessment_code: order.assessment_code,
    company_code: order.company_code,
    company_name: order.company_name,
    owner_name: order.owner_name,
    tax_year: order.tax_year,
    ordinance: toOrdinanceReply(account, rows, actor),
    computed_by: order.computed_by_name ?? getMessageText('bill.by_rule', {}, actor.locale),
    computed_at: order.computed_at,
    approved_by:
      order.approved_at === null ? null : (order.approved_by_name ?? getMessageText('bill.by_rule', {}, actor.locale)),
    approved_at: order.approved_at,
    valid_until: order.valid_until,
    lines: lines
      .filter(({ of_year, amount }) => of_year === null || amount > 0)
      .map((line) => toLineReply(line, due.installments, actor)),
    totals: toTotalsReply(account),
    installments: due.installments.map((installment) => toInstallmentReply(account, installment, actor)),
    waivers: waivers.map((waiver) => toWaiverReply(waiver, reader)),
    reason: order.reason,
    due_now: formatPesosText(order.state === 'APPROVED' ? due.total : (0 as Centavos)),
    warnings: order.warnings.map((warning) => formatWarning(warning, actor)),
    acts: may_pay ? payActs(account) : listBillActs(account, reader),
  };
}

function toOrdinanceReply(
  { order }: BillAccount,
  { ordinances }: ReferenceRows,
  { locale }: Actor,
): BillReplyBody['ordinance'] {
  const version = ordinances.find(({ ordinance_version_id }) => ordinance_version_id === order.ordinance_version_id);
  return {
    title: version?.ordinance.title[locale] ?? '',
    version: version?.ordinance.version ?? '',
    effective_on: version?.effective_on ?? order.computed_at.slice(0, 10),
  };
}

/** Surcharge and interest of a line. Of an earlier year only the amount still owed is billed again. */
function sumLateness(
  installments: readonly InstallmentDue[],
  { code, of_year }: OrderLine,
): { surcharge: Centavos; interest: Centavos } {
  const parts = installments.flatMap((installment) => installment.parts.filter((part) => part.code === code));
  if (of_year !== null)
    return {
      surcharge: sumBillAmounts(parts.map(({ surcharge }) => surcharge)),
      interest: sumBillAmounts(parts.map(({ interest }) => interest)),
    };
  return {
    surcharge: sumBillAmounts(parts.map(({ charged_surcharge }) => charged_surcharge)),
    interest: sumBillAmounts(parts.map(({ charged_interest }) => charged_interest)),
  };
}

function toLineReply(
  line: OrderLine,
  installments: readonly InstallmentDue[],
  { locale }: Actor,
): BillReplyBody['lines'][number] {
  const { surcharge, interest } = sumLateness(installments, line);
  return {
    line_no: line.line_no,
    code: line.code,
    name: getLineName(line, locale),
    agency: line.agency,
    reason: formatLineReason(
      line,
      installments.flatMap(({ parts }) => parts),
      locale,
    ),
    basis: toBasisReply(line.basis),
    ordinance_section: line.ordinance_section,
    account_code: line.account_code,
    amount: formatPesosText(line.amount),
    surcharge: formatPesosText(surcharge),
    interest: formatPesosText(interest),
    total: formatPesosText(sumBillAmounts([line.amount, surcharge, interest])),
    of_year: line.of_year,
    is_unfiled: line.is_unfiled,
  };
}

function toTotalsReply({ lines, due }: BillAccount): BillReplyBody['totals'] {
  const own = lines.filter(({ of_year }) => of_year === null);
  const sumKinds = (...kinds: OrderLine['kind'][]) =>
    sumBillAmounts(own.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const additions = lines.map((line) => sumLateness(due.installments, line));
  const surcharge = sumBillAmounts(additions.map((each) => each.surcharge));
  const interest = sumBillAmounts(additions.map((each) => each.interest));
  return {
    business_tax: formatPesosText(sumKinds('TAX')),
    fees: formatPesosText(sumKinds('FEE')),
    fire: formatPesosText(sumKinds('FIRE')),
    barangay: formatPesosText(sumKinds('BARANGAY_FEE', 'BARANGAY_TAX')),
    surcharge: formatPesosText(surcharge),
    interest: formatPesosText(interest),
    arrears: formatPesosText(
      sumBillAmounts(lines.filter(({ of_year }) => of_year !== null).map(({ amount }) => amount)),
    ),
    total: formatPesosText(sumBillAmounts([...lines.map(({ amount }) => amount), surcharge, interest])),
  };
}

/** Reply of an installment with surcharge and interest up to the day. */
export function toInstallmentReply(
  account: BillAccount,
  installment: InstallmentDue,
  { locale }: Pick<Actor, 'locale'>,
): BillReplyBody['installments'][number] {
  const { no, due, parts, paid } = installment;
  const amount = sumBillAmounts(parts.map((part) => part.amount));
  const surcharge = sumBillAmounts(parts.map(({ charged_surcharge }) => charged_surcharge));
  const interest = sumBillAmounts(parts.map(({ charged_interest }) => charged_interest));
  const ownItem = account.items.find((item) => item.no === no);
  return {
    no,
    name: formatAccountInstallmentName(account, no, locale),
    of_year: ownItem?.of_year ?? null,
    due_on: due,
    amount: formatPesosText(amount),
    surcharge: formatPesosText(surcharge),
    interest: formatPesosText(interest),
    total: formatPesosText(sumBillAmounts([amount, surcharge, interest])),
    paid: formatPesosText(paid),
    state: installment.status,
    paid_at: ownItem?.paid_at ?? null,
    receipt_nos: listInstallmentReceipts(account, installment),
  };
}

/** The proposer of a waiver, for the decision of a second person. */
export function toWaiverDecision({
  proposed_by,
  proposed_at,
}: Pick<WaiverRow, 'proposed_by' | 'proposed_at'>): SecondPersonDecision {
  return { action: 'bill.waive', people: [proposed_by], since: proposed_at, own: 'waiver.own_proposal' };
}

function toWaiverReply(waiver: WaiverRow, reader: BillReader): BillReplyBody['waivers'][number] {
  const isOpen = waiver.state === 'PROPOSED';
  const { proposed_by: _proposer, proposed_by_name, decided_by_name, ...fields } = waiver;
  return {
    ...fields,
    proposed_by: proposed_by_name,
    decided_by: decided_by_name,
    acts: isOpen && mayDecide(reader, toWaiverDecision(waiver)) ? ['approve_waiver', 'deny_waiver'] : [],
    ...(isOpen && getOtherDeciderText(reader, toWaiverDecision(waiver))),
  };
}

function payActs({ order, due }: BillAccount): string[] {
  return order.state === 'APPROVED' && due.total > 0 ? ['pay'] : [];
}

/** A bill with payments has fewer acts; an installment can be waived while the order is in force. */
function listBillActs({ order, receipts }: BillAccount, reader: BillReader): string[] {
  const { actor } = reader;
  const acts = toRulesActors(actor).flatMap((part) => listNextActs(billMachine, order.state, part));
  const isOpen = (act: string) =>
    act === 'approve_bill'
      ? mayDecide(reader, toBillApprovalDecision(order))
      : receipts.length === 0 && order.state !== 'EXPIRED';
  const waive = order.state === 'APPROVED' && isAllowed(actor, 'bill.waive') ? ['waive'] : [];
  return [...new Set<string>(acts)].filter(isOpen).concat(waive);
}

function sumBillAmounts(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
