import { type Centavos, type LatePolicy, type Locale, type PaymentMode, readableParams } from '@ebpls/contracts';
import { basisOnTheWire, type InstallmentDue, type LateAmounts, lateBases, type PartOwed } from '@ebpls/rules';

import { peso } from '../../platform/format.ts';
import { isMessageKey, type MessageKey, messageText } from '../../platform/messages/catalogue.ts';
import type { Account } from './account.ts';
import { addedByLateness } from '../due/late-lines.ts';
import type { OrderLine } from '../due/orders.queries.ts';

interface SentenceRef {
  readonly message_key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A reason of the rules as a sentence in the reader's language. */
export function sentence({ message_key, params }: SentenceRef, locale: Locale): string {
  return isMessageKey(message_key) ? messageText(message_key, readableParams(params, locale), locale) : message_key;
}

/** The name of a line as the ordinance has it, in the reader's language. */
export function lineName({ name, name_fil }: Pick<OrderLine, 'name' | 'name_fil'>, locale: Locale): string {
  return locale === 'fil' ? name_fil : name;
}

/** `Second quarter, 2026`; a bill of one installment covers the whole year. */
export function installmentName(
  {
    no,
    count,
    mode,
    year,
  }: { readonly no: number; readonly count: number; readonly mode: PaymentMode; readonly year: number },
  locale: Locale,
): string {
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
  /** How the whole line was computed; what lateness adds has none. */
  readonly basis?: ReturnType<typeof basisOnTheWire>;
}

interface OwedLinesInput {
  readonly account: Account;
  readonly lateOf: (installment: InstallmentDue) => LatePolicy;
  readonly locale: Locale;
}

/**
 * Every amount owed now with its sentence: for each installment that has begun its lines, then what lateness added to
 * them in one surcharge and one interest. Both are sums of what was rounded on each line.
 */
export function owedLines(input: OwedLinesInput): Owed[] {
  const { account } = input;
  const owed = account.due.installments.filter((installment) => installment.is_asked && installment.payable > 0);
  return owed.flatMap((installment) => [
    ...installment.parts.filter(({ is_held }) => !is_held).flatMap((part) => owedPart(input, installment, part)),
    ...lateLines(input, installment),
  ]);
}

/** An installment by its own year: one that was carried over keeps the name under which it was first billed. */
export function nameOfInstallment(
  { order, items, due }: Pick<Account, 'order' | 'items' | 'due'>,
  no: number,
  locale: Locale,
): string {
  const carried = items.find((item) => item.no === no && item.of_year !== null);
  if (carried)
    return installmentName(
      {
        no: carried.of_no ?? 1,
        count: COUNT_OF[carried.of_mode ?? 'ANNUAL'],
        mode: carried.of_mode ?? 'ANNUAL',
        year: carried.of_year ?? order.tax_year,
      },
      locale,
    );
  const own = due.installments.filter((installment) =>
    items.some((item) => item.no === installment.no && item.of_year === null),
  );
  return installmentName({ no, count: own.length, mode: order.payment_mode, year: order.tax_year }, locale);
}

const COUNT_OF: Readonly<Record<PaymentMode, number>> = { ANNUAL: 1, SEMI_ANNUAL: 2, QUARTERLY: 4 };

function owedPart(input: OwedLinesInput, installment: InstallmentDue, part: PartOwed): Owed[] {
  const { account, locale } = input;
  const line = account.lines.find(({ code }) => code === part.code);
  if (!line || part.principal === 0) return [];
  const plain = lineName(line, locale);
  const isSplit = line.of_year !== null || (part.kind === 'TAX' && account.due.installments.length > 1);
  const name = isSplit
    ? messageText(
        'due.line_with_installment',
        { name: plain, installment: nameOfInstallment(account, installment.no, locale) },
        locale,
      )
    : plain;
  return [
    {
      ...(line.of_year === null ? {} : { of_year: line.of_year, is_unfiled: line.is_unfiled }),
      agency: line.agency,
      code: line.code,
      name,
      reason: sentence(line.basis, locale),
      basis: basisOnTheWire(line.basis),
      ordinance_section: line.ordinance_section,
      amount: part.principal,
    },
  ];
}

function amountsOf(parts: readonly PartOwed[]): LateAmounts {
  const sum = (pocket: 'surcharge' | 'interest') => parts.reduce((sofar, part) => sofar + part[pocket], 0) as Centavos;
  return { surcharge: sum('surcharge'), interest: sum('interest') };
}

/** Days of a dispute that has ended: lateness did not go on in them, so the months of that line are fewer. */
function notCounted({ lines }: Account, parts: readonly PartOwed[], locale: Locale): string[] {
  return parts.flatMap(({ code, frozen }) => {
    const line = lines.find((each) => each.code === code);
    if (!line || !frozen || frozen.until === null || frozen.until === frozen.from) return [];
    const params = { name: lineName(line, locale), from: frozen.from, until: frozen.until };
    return [messageText('due.not_counted', params, locale)];
  });
}

function lateLines({ account, lateOf, locale }: OwedLinesInput, installment: InstallmentDue): Owed[] {
  const { due, no, months_late: months } = installment;
  const parts = installment.parts.filter(({ is_held }) => !is_held);
  const name = nameOfInstallment(account, no, locale);
  const of_year = account.items.find((item) => item.no === no)?.of_year;
  const bases = lateBases(parts);
  const words = { unpaid: peso(bases.surcharge), base: peso(bases.interest), months, due };
  const added = addedByLateness({
    amounts: amountsOf(parts),
    late: lateOf(installment),
    say: (pocket, rate) => ({
      code: `${pocket.toUpperCase()}-${no}`,
      name: messageText(`due.${pocket}`, { name }, locale),
      reason: [
        messageText(`due.${pocket}_reason`, { rate, ...words }, locale),
        ...notCounted(account, parts, locale),
      ].join(' '),
    }),
  });
  return added.map((line) => (of_year == null ? line : { ...line, of_year }));
}
