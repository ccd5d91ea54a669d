import { type Answer, type Centavos, type getBill, pesosText } from '@ebpls/contracts';
import { billMachine, type InstallmentDue, nextActs } from '@ebpls/rules';

import type { Actor } from '../../identity/actor.ts';
import { partsOf } from '../../records/acts.ts';
import type { ReferenceRows } from '../../licensing/reference-rows.ts';
import { type Account, receiptsOf } from '../../treasury/account.ts';
import type { OrderLine } from '../../treasury/orders.queries.ts';
import { lineName, sentence } from '../../treasury/sentences.ts';

export type BillAnswer = Answer<typeof getBill>;

interface Reader {
  readonly actor: Actor;
  readonly rows: ReferenceRows;
}

/** The bill as the viewer reads it: what was billed, and what lateness adds as of the day of the account. */
export function billAnswer(account: Account, { actor, rows }: Reader): BillAnswer {
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
    computed_by: order.computed_by_name,
    computed_at: order.computed_at,
    approved_by: order.approved_by_name,
    approved_at: order.approved_at,
    valid_until: order.valid_until,
    lines: lines.map((line) => lineAnswer(line, due.installments, actor)),
    totals: totalsOf(account),
    installments: due.installments.map((installment) => installmentAnswer(account, installment)),
    due_now: pesosText(order.state === 'APPROVED' ? due.total : (0 as Centavos)),
    warnings: order.warnings.map((warning) => sentence(warning, actor.locale)),
    acts: actsOn(account, actor),
  };
}

function ordinanceOf({ order }: Account, { ordinances }: ReferenceRows, { locale }: Actor): BillAnswer['ordinance'] {
  const version = ordinances.find(({ ordinance_version_id }) => ordinance_version_id === order.ordinance_version_id);
  return { title: version?.ordinance.title[locale] ?? '', version: version?.ordinance.version ?? '', effective_on: version?.effective_on ?? order.computed_at.slice(0, 10) };
}

function charged(installments: readonly InstallmentDue[], code: string): { surcharge: Centavos; interest: Centavos } {
  const parts = installments.flatMap((installment) => installment.parts.filter((part) => part.code === code));
  return { surcharge: total(parts.map(({ charged_surcharge }) => charged_surcharge)), interest: total(parts.map(({ charged_interest }) => charged_interest)) };
}

function lineAnswer(line: OrderLine, installments: readonly InstallmentDue[], { locale }: Actor): BillAnswer['lines'][number] {
  const { surcharge, interest } = charged(installments, line.code);
  return {
    line_no: line.line_no,
    code: line.code,
    name: lineName(line, locale),
    agency: line.agency,
    reason: sentence(line.basis, locale),
    ordinance_section: line.ordinance_section,
    account_code: line.account_code,
    amount: pesosText(line.amount),
    surcharge: pesosText(surcharge),
    interest: pesosText(interest),
    total: pesosText(total([line.amount, surcharge, interest])),
  };
}

function totalsOf({ lines, due }: Account): BillAnswer['totals'] {
  const of = (...kinds: OrderLine['kind'][]) => total(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const parts = due.installments.flatMap((installment) => installment.parts);
  const surcharge = total(parts.map(({ charged_surcharge }) => charged_surcharge));
  const interest = total(parts.map(({ charged_interest }) => charged_interest));
  return {
    business_tax: pesosText(of('TAX')),
    fees: pesosText(of('FEE')),
    fire: pesosText(of('FIRE')),
    barangay: pesosText(of('BARANGAY_FEE', 'BARANGAY_TAX')),
    surcharge: pesosText(surcharge),
    interest: pesosText(interest),
    total: pesosText(total([...lines.map(({ amount }) => amount), surcharge, interest])),
  };
}

/** An installment with what lateness added up to the day. A void bill keeps its word. */
export function installmentAnswer(account: Account, installment: InstallmentDue): BillAnswer['installments'][number] {
  const { no, due, parts, paid } = installment;
  const amount = total(parts.map((part) => part.amount));
  const surcharge = total(parts.map(({ charged_surcharge }) => charged_surcharge));
  const interest = total(parts.map(({ charged_interest }) => charged_interest));
  const kept = account.items.find((item) => item.no === no);
  const state = kept?.state === 'VOID' || kept?.state === 'WAIVED' ? kept.state : installment.status;
  return {
    no,
    due_on: due,
    amount: pesosText(amount),
    surcharge: pesosText(surcharge),
    interest: pesosText(interest),
    total: pesosText(total([amount, surcharge, interest])),
    paid: pesosText(paid),
    state,
    paid_at: kept?.paid_at ?? null,
    receipt_nos: receiptsOf(account, installment),
  };
}

function actsOn({ order, due, received }: Account, actor: Actor): string[] {
  if (actor.role === 'user') return order.state === 'APPROVED' && due.total > 0 ? ['pay'] : [];
  const acts = partsOf(actor).flatMap((part) => nextActs(billMachine, order.state, part));
  const isOpen = (act: string) => (act === 'approve_bill' ? order.computed_by !== actor.account_id : act !== 'reopen_bill' || received.length === 0);
  return [...new Set(acts)].filter(isOpen);
}

function total(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
