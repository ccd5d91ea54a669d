import { type Answer, type Centavos, type getBill, pesosText } from '@ebpls/contracts';
import { basisOnTheWire, billMachine, type InstallmentDue, may, nextActs } from '@ebpls/rules';

import type { Actor } from '../../platform/identity/actor.ts';
import { rulesActorsOf } from '../../domain/application-views/acts.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import { type Account, receiptsOf } from '../../domain/accounting/account.ts';
import type { OrderLine } from '../../domain/due/orders.queries.ts';
import { lineName, nameOfInstallment, sentence } from '../../domain/accounting/sentences.ts';
import { approvingBill } from '../../domain/separation/case-decisions.ts';
import { anotherDecides, type Decider, type Decision, mayDecide } from '../../domain/separation/second-person.ts';
import type { WaiverRow } from './waivers.queries.ts';

export type BillAnswer = Answer<typeof getBill>;

interface Reader extends Decider {
  readonly rows: ReferenceRows;
  readonly waivers: readonly WaiverRow[];
  readonly may_pay: boolean;
}

/** The bill as the viewer reads it: what was billed, and what lateness adds as of the day of the account. */
export function billAnswer(account: Account, reader: Reader): BillAnswer {
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
    ordinance: ordinanceOf(account, rows, actor),
    computed_by: order.computed_by_name ?? messageText('bill.by_rule', {}, actor.locale),
    computed_at: order.computed_at,
    approved_by:
      order.approved_at === null ? null : (order.approved_by_name ?? messageText('bill.by_rule', {}, actor.locale)),
    approved_at: order.approved_at,
    valid_until: order.valid_until,
    lines: lines
      .filter(({ of_year, amount }) => of_year === null || amount > 0)
      .map((line) => lineAnswer(line, due.installments, actor)),
    totals: totalsOf(account),
    installments: due.installments.map((installment) => installmentAnswer(account, installment, actor)),
    waivers: waivers.map((waiver) => waiverAnswer(waiver, reader)),
    reason: order.reason,
    due_now: pesosText(order.state === 'APPROVED' ? due.total : (0 as Centavos)),
    warnings: order.warnings.map((warning) => sentence(warning, actor.locale)),
    acts: may_pay ? payActs(account) : actsOn(account, reader),
  };
}

function ordinanceOf({ order }: Account, { ordinances }: ReferenceRows, { locale }: Actor): BillAnswer['ordinance'] {
  const version = ordinances.find(({ ordinance_version_id }) => ordinance_version_id === order.ordinance_version_id);
  return {
    title: version?.ordinance.title[locale] ?? '',
    version: version?.ordinance.version ?? '',
    effective_on: version?.effective_on ?? order.computed_at.slice(0, 10),
  };
}

/** What lateness added to a line. Of an earlier year only what is still owed is billed again. */
function charged(
  installments: readonly InstallmentDue[],
  { code, of_year }: OrderLine,
): { surcharge: Centavos; interest: Centavos } {
  const parts = installments.flatMap((installment) => installment.parts.filter((part) => part.code === code));
  if (of_year !== null)
    return {
      surcharge: total(parts.map(({ surcharge }) => surcharge)),
      interest: total(parts.map(({ interest }) => interest)),
    };
  return {
    surcharge: total(parts.map(({ charged_surcharge }) => charged_surcharge)),
    interest: total(parts.map(({ charged_interest }) => charged_interest)),
  };
}

function lineAnswer(
  line: OrderLine,
  installments: readonly InstallmentDue[],
  { locale }: Actor,
): BillAnswer['lines'][number] {
  const { surcharge, interest } = charged(installments, line);
  return {
    line_no: line.line_no,
    code: line.code,
    name: lineName(line, locale),
    agency: line.agency,
    reason: sentence(line.basis, locale),
    basis: basisOnTheWire(line.basis),
    ordinance_section: line.ordinance_section,
    account_code: line.account_code,
    amount: pesosText(line.amount),
    surcharge: pesosText(surcharge),
    interest: pesosText(interest),
    total: pesosText(total([line.amount, surcharge, interest])),
    of_year: line.of_year,
    is_unfiled: line.is_unfiled,
  };
}

function totalsOf({ lines, due }: Account): BillAnswer['totals'] {
  const own = lines.filter(({ of_year }) => of_year === null);
  const of = (...kinds: OrderLine['kind'][]) =>
    total(own.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const added = lines.map((line) => charged(due.installments, line));
  const surcharge = total(added.map((each) => each.surcharge));
  const interest = total(added.map((each) => each.interest));
  return {
    business_tax: pesosText(of('TAX')),
    fees: pesosText(of('FEE')),
    fire: pesosText(of('FIRE')),
    barangay: pesosText(of('BARANGAY_FEE', 'BARANGAY_TAX')),
    surcharge: pesosText(surcharge),
    interest: pesosText(interest),
    arrears: pesosText(total(lines.filter(({ of_year }) => of_year !== null).map(({ amount }) => amount))),
    total: pesosText(total([...lines.map(({ amount }) => amount), surcharge, interest])),
  };
}

/** An installment with what lateness added up to the day. */
export function installmentAnswer(
  account: Account,
  installment: InstallmentDue,
  { locale }: Pick<Actor, 'locale'>,
): BillAnswer['installments'][number] {
  const { no, due, parts, paid } = installment;
  const amount = total(parts.map((part) => part.amount));
  const surcharge = total(parts.map(({ charged_surcharge }) => charged_surcharge));
  const interest = total(parts.map(({ charged_interest }) => charged_interest));
  const own_item = account.items.find((item) => item.no === no);
  return {
    no,
    name: nameOfInstallment(account, no, locale),
    of_year: own_item?.of_year ?? null,
    due_on: due,
    amount: pesosText(amount),
    surcharge: pesosText(surcharge),
    interest: pesosText(interest),
    total: pesosText(total([amount, surcharge, interest])),
    paid: pesosText(paid),
    state: installment.status,
    paid_at: own_item?.paid_at ?? null,
    receipt_nos: receiptsOf(account, installment),
  };
}

/** Who proposed to waive an installment, on which somebody else decides. */
export function waiving({ proposed_by, proposed_at }: Pick<WaiverRow, 'proposed_by' | 'proposed_at'>): Decision {
  return { action: 'bill.waive', people: [proposed_by], since: proposed_at, own: 'waiver.own_proposal' };
}

function waiverAnswer(waiver: WaiverRow, reader: Reader): BillAnswer['waivers'][number] {
  const is_open = waiver.state === 'PROPOSED';
  const { proposed_by: _proposer, proposed_by_name, decided_by_name, ...shown } = waiver;
  return {
    ...shown,
    proposed_by: proposed_by_name,
    decided_by: decided_by_name,
    acts: is_open && mayDecide(reader, waiving(waiver)) ? ['approve_waiver', 'deny_waiver'] : [],
    ...(is_open && anotherDecides(reader, waiving(waiver))),
  };
}

function payActs({ order, due }: Account): string[] {
  return order.state === 'APPROVED' && due.total > 0 ? ['pay'] : [];
}

/** Acts on a bill on which money was received are fewer; an installment can be waived while the order is in force. */
function actsOn({ order, received }: Account, reader: Reader): string[] {
  const { actor } = reader;
  const acts = rulesActorsOf(actor).flatMap((part) => nextActs(billMachine, order.state, part));
  const isOpen = (act: string) =>
    act === 'approve_bill'
      ? mayDecide(reader, approvingBill(order))
      : received.length === 0 && order.state !== 'EXPIRED';
  const waive = order.state === 'APPROVED' && may(actor, 'bill.waive') ? ['waive'] : [];
  return [...new Set<string>(acts)].filter(isOpen).concat(waive);
}

function total(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
