import { type Centavos, isMessageKey, type Locale, type MessageKey, messageText, type PaymentMode } from '@ebpls/contracts';
import type { InstallmentDue, PartOwed } from '@ebpls/rules';
import { monthsLate } from '@ebpls/rules';

import { peso } from '../papers/words.ts';
import type { Account } from './account.ts';
import type { OrderLine } from './orders.queries.ts';

interface Saying {
  readonly message_key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A reason of the rules as a sentence in the reader's language. */
export function sentence({ message_key, params }: Saying, locale: Locale): string {
  return isMessageKey(message_key) ? messageText(message_key, params, locale) : message_key;
}

export function lineName({ name, name_fil }: Pick<OrderLine, 'name' | 'name_fil'>, locale: Locale): string {
  return locale === 'fil' ? name_fil : name;
}

/** `Second quarter, 2026`; a bill of one installment covers the whole year. */
export function installmentName({ no, count, mode, year }: { readonly no: number; readonly count: number; readonly mode: PaymentMode; readonly year: number }, locale: Locale): string {
  return messageText(installmentKey(no, count, mode), { year }, locale);
}

function installmentKey(no: number, count: number, mode: PaymentMode): MessageKey {
  if (count === 1 || mode === 'ANNUAL') return 'due.year';
  const key = mode === 'QUARTERLY' ? `due.quarter_${no}` : `due.half_${no}`;
  return isMessageKey(key) ? key : 'due.year';
}

export interface Owed {
  readonly code: string;
  readonly name: string;
  readonly agency: OrderLine['agency'];
  readonly reason: string;
  readonly ordinance_section: string;
  readonly amount: Centavos;
}

interface Telling {
  readonly account: Account;
  readonly late: { readonly surcharge: string; readonly interest: string; readonly ordinance_section: string };
  readonly locale: Locale;
}

/** Every amount owed now, each with its sentence: the parts of the installments that have begun, then what lateness added to each. */
export function owedLines(telling: Telling): Owed[] {
  const { account } = telling;
  const owed = account.due.installments.filter((installment) => installment.has_begun && installment.owed > 0);
  return owed.flatMap((installment) => installment.parts.flatMap((part) => owedPart(telling, installment, part)));
}

function owedPart({ account, late, locale }: Telling, installment: InstallmentDue, part: PartOwed): Owed[] {
  const line = account.lines.find(({ code }) => code === part.code);
  if (!line) return [];
  const { order, due } = account;
  const plain = lineName(line, locale);
  const installment_name = installmentName({ no: installment.no, count: due.installments.length, mode: order.payment_mode, year: order.tax_year }, locale);
  const name = part.kind === 'TAX' && due.installments.length > 1 ? messageText('due.line_with_installment', { name: plain, installment: installment_name }, locale) : plain;
  const said = { agency: line.agency, code: line.code };
  const months = part.principal > 0 ? installment.months_late : monthsLate(installment.due, due.as_of, 36);
  const base = peso((part.principal + part.surcharge) as Centavos);
  return [
    { ...said, name, reason: sentence(line.basis, locale), ordinance_section: line.ordinance_section, amount: part.principal },
    { ...said, code: `${line.code}-S`, name: messageText('due.surcharge', { name: plain }, locale), reason: messageText('due.surcharge_reason', { rate: late.surcharge, unpaid: peso(part.principal) }, locale), ordinance_section: late.ordinance_section, amount: part.surcharge },
    { ...said, code: `${line.code}-I`, name: messageText('due.interest', { name: plain }, locale), reason: messageText('due.interest_reason', { rate: late.interest, base, months, due: installment.due }, locale), ordinance_section: late.ordinance_section, amount: part.interest },
  ].filter(({ amount }) => amount > 0);
}
