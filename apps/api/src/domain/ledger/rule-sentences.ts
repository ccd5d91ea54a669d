// Formats the results of the revenue rules as sentences in the reader's language.

import { type Centavos, type LatePolicy, type Locale, type PaymentMode, toReadableParams } from '@ebpls/contracts';
import {
  toBasisReply,
  type InstallmentDue,
  type LateAmounts,
  computeLateBases,
  getLateRule,
  INSTALLMENT_COUNTS,
  type OwedPart,
} from '@ebpls/rules';

import { formatPeso } from '../../platform/format.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { isMessageKey, type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { BillAccount } from './bill-account.ts';
import { toLateLines } from './due/late-lines.ts';
import { listLateSentences } from './due/late-sentences.ts';
import type { OrderLine } from './due/orders.queries.ts';

interface SentenceRef {
  readonly message_key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A reason of the rules as a sentence in the reader's language. */
export function formatSentence({ message_key, params }: SentenceRef, locale: Locale): string {
  return isMessageKey(message_key)
    ? getMessageText(message_key, toReadableParams(params, locale), locale)
    : message_key;
}

/** A warning of the rules in the reader's language: for staff what the office does, for an owner what is expected. */
export function formatWarning(warning: SentenceRef, { role, locale }: Pick<Actor, 'role' | 'locale'>): string {
  const isForStaff = role !== 'user' && warning.message_key === 'assess.below_presumptive';
  return formatSentence(isForStaff ? { ...warning, message_key: 'assess.staff_below_presumptive' } : warning, locale);
}

/** Name of a line in the ordinance, in the reader's language. */
export function getLineName({ name, name_fil }: Pick<OrderLine, 'name' | 'name_fil'>, locale: Locale): string {
  return locale === 'fil' ? name_fil : name;
}

/** `Second quarter, 2026`; a bill of one installment covers the whole year. */
export function formatInstallmentName(
  {
    no,
    count,
    mode,
    year,
  }: { readonly no: number; readonly count: number; readonly mode: PaymentMode; readonly year: number },
  locale: Locale,
): string {
  return getMessageText(getInstallmentKey(no, count, mode), { year }, locale);
}

/** Number of the part of a year that holds its deficiency, beside the parts of its payment mode. */
export const DEFICIENCY_PART_NO = 0;

function getInstallmentKey(no: number, count: number, mode: PaymentMode): MessageKey {
  if (no === DEFICIENCY_PART_NO) return 'due.deficiency';
  if (count === 1 || mode === 'ANNUAL') return 'due.year';
  const key = mode === 'QUARTERLY' ? `due.quarter_${no}` : `due.half_${no}`;
  return isMessageKey(key) ? key : 'due.year';
}

export interface OwedLineText {
  readonly code: string;
  readonly name: string;
  readonly agency: OrderLine['agency'];
  readonly reason: string;
  readonly ordinance_section: string;
  readonly amount: Centavos;
  /** Explanation of the whole line; surcharge and interest have none. */
  readonly basis?: ReturnType<typeof toBasisReply>;
}

interface OwedLinesInput {
  readonly account: BillAccount;
  readonly getLate: (installment: InstallmentDue) => LatePolicy;
  readonly locale: Locale;
}

/**
 * Every amount owed now with its sentence: for each begun installment its lines, then one surcharge and one interest.
 * Both are sums of the amounts rounded on each line.
 */
export function listOwedLines(input: OwedLinesInput): OwedLineText[] {
  const { account } = input;
  const owedInstallments = account.due.installments.filter(
    (installment) => installment.is_asked && installment.payable > 0,
  );
  return owedInstallments.flatMap((installment) => [
    ...installment.parts.filter(({ is_held }) => !is_held).flatMap((part) => toOwedPartLines(input, installment, part)),
    ...toLateLineTexts(input, installment),
  ]);
}

/**
 * Name of an installment by its own year; a carried-over installment keeps its first name, and one of a first year that
 * began late has the name of its part of the year.
 */
export function formatAccountInstallmentName(
  { order, items, due }: Pick<BillAccount, 'order' | 'items' | 'due'>,
  no: number,
  locale: Locale,
): string {
  const carriedItem = items.find((item) => item.no === no && item.of_year !== null);
  if (carriedItem)
    return formatInstallmentName(
      {
        no: carriedItem.of_no ?? 1,
        count: INSTALLMENT_COUNTS[carriedItem.of_mode ?? 'ANNUAL'],
        mode: carriedItem.of_mode ?? 'ANNUAL',
        year: carriedItem.of_year ?? order.tax_year,
      },
      locale,
    );
  const own = due.installments.filter((installment) =>
    items.some((item) => item.no === installment.no && item.of_year === null),
  );
  const of_no = items.find((item) => item.no === no)?.of_no ?? no;
  return formatInstallmentName(
    { no: of_no, count: own.length, mode: order.payment_mode, year: order.tax_year },
    locale,
  );
}

/** The line of a deficiency names itself, so that its part of the year is not added. */
function isDeficiencyPart({ items }: BillAccount, no: number): boolean {
  return items.some((item) => item.no === no && item.of_no === DEFICIENCY_PART_NO);
}

function toOwedPartLines(input: OwedLinesInput, installment: InstallmentDue, part: OwedPart): OwedLineText[] {
  const { account, locale } = input;
  const line = account.lines.find(({ code }) => code === part.code);
  if (!line || part.principal === 0) return [];
  const lineName = getLineName(line, locale);
  const isSplit =
    line.of_year !== null ||
    (part.kind === 'TAX' && account.due.installments.length > 1 && !isDeficiencyPart(account, installment.no));
  const name = isSplit
    ? getMessageText(
        'due.line_with_installment',
        { name: lineName, installment: formatAccountInstallmentName(account, installment.no, locale) },
        locale,
      )
    : lineName;
  return [
    {
      ...(line.of_year === null ? {} : { of_year: line.of_year, is_unfiled: line.is_unfiled }),
      agency: line.agency,
      code: line.code,
      name,
      reason: formatLineReason(line, [part], locale),
      basis: toBasisReply(line.basis),
      ordinance_section: line.ordinance_section,
      amount: part.principal,
    },
  ];
}

/** The reason of a line, and what early payment still takes off its unpaid parts. */
export function formatLineReason(
  { code, basis }: Pick<OrderLine, 'code' | 'basis'>,
  parts: readonly OwedPart[],
  locale: Locale,
): string {
  const discountedParts = parts.filter((part) => part.code === code && part.discount > 0);
  const until = discountedParts.flatMap(({ discount_until }) => discount_until ?? []).toSorted()[0];
  const reason = formatSentence(basis, locale);
  if (until === undefined) return reason;
  const discount = formatPeso(discountedParts.reduce((sum, part) => sum + part.discount, 0) as Centavos);
  return `${reason} ${getMessageText('due.early', { discount, until }, locale)}`;
}

function sumLateAmounts(parts: readonly OwedPart[]): LateAmounts {
  const sum = (pocket: 'surcharge' | 'interest') => parts.reduce((sofar, part) => sofar + part[pocket], 0) as Centavos;
  return { surcharge: sum('surcharge'), interest: sum('interest') };
}

/** Days of a dispute that has ended: no surcharge or interest accrued in them, so the months of that line are fewer. */
function listUncountedDays({ lines }: BillAccount, parts: readonly OwedPart[], locale: Locale): string[] {
  return parts.flatMap(({ code, freeze }) => {
    const line = lines.find((each) => each.code === code);
    if (!line || !freeze || freeze.until === null || freeze.until === freeze.from) return [];
    const params = { name: getLineName(line, locale), from: freeze.from, until: freeze.until };
    return [getMessageText('due.not_counted', params, locale)];
  });
}

function toLateLineTexts(input: OwedLinesInput, installment: InstallmentDue): OwedLineText[] {
  const parts = installment.parts.filter(({ is_held }) => !is_held);
  return [...Map.groupBy(parts, ({ late_code }) => late_code)].flatMap(([late_code, own]) =>
    toPolicyLines(input, installment, { late_code, parts: own }),
  );
}

interface PolicyParts {
  /** Late policy that a tariff names; undefined for the one policy of the code. */
  readonly late_code: string | undefined;
  readonly parts: readonly OwedPart[];
}

/** The surcharge and the interest of the parts of one late policy. */
function toPolicyLines(
  { account, getLate, locale }: OwedLinesInput,
  installment: InstallmentDue,
  { late_code, parts }: PolicyParts,
): OwedLineText[] {
  const { no } = installment;
  const lateRule = getLateRule(getLate(installment), late_code);
  const months = late_code === undefined ? installment.months_late : Math.max(...parts.map((part) => part.months_late));
  const due = parts[0]?.due ?? installment.due;
  const name = formatAccountInstallmentName(account, no, locale);
  const of_year = account.items.find((item) => item.no === no)?.of_year;
  const bases = computeLateBases(parts, lateRule);
  const params = { unpaid: formatPeso(bases.surcharge), base: formatPeso(bases.interest), months, due };
  const addedLines = toLateLines({
    amounts: sumLateAmounts(parts),
    late: lateRule,
    describeAddition: (pocket, rate) => ({
      code: [pocket.toUpperCase(), no, ...(late_code === undefined ? [] : [late_code])].join('-'),
      name: getMessageText(`due.${pocket}`, { name }, locale),
      reason: [
        ...listLateSentences({ late: lateRule, parts, pocket }, { rate, ...params }, locale),
        ...listUncountedDays(account, parts, locale),
      ].join(' '),
    }),
  });
  return addedLines.map((line) => (of_year == null ? line : { ...line, of_year }));
}
