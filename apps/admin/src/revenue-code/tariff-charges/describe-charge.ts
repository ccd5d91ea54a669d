// The words of a charge above its table: on what it is charged, for which lines of business, when, and whose money it is.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { SimpleAmountText, TariffChargeText } from '../tariff-sheets/sheet.ts';
import type { ChargeWords } from './charge.messages.ts';
import {
  type ChargeCondition,
  getOperator,
  getSubject,
  listConditions,
  listFigures,
  listValues,
  type Subject,
  type TestText,
} from './conditions.ts';

export interface ChargeContext {
  readonly document: TariffText;
  readonly t: ChargeWords;
}

interface CodedName {
  readonly code: string;
  readonly name: { readonly en: string; readonly fil: string };
}

function nameOne(rows: readonly CodedName[] | undefined, code: string, { t }: ChargeContext): string {
  return rows?.find((row) => row.code === code)?.name[t.locale] ?? code;
}

/** The names of measures that are added. */
export function formatQuantityName(of: readonly string[], context: ChargeContext): string {
  return of.map((code) => nameOne(context.document.measures, code, context)).join(' + ');
}

/** What a condition tests, by the names of the document. */
export function formatSubject({ kind, codes }: Subject, context: ChargeContext): string {
  if (kind === 'MARK' || kind === 'TAX' || kind === 'LINE' || kind === 'FILED') return context.t(`subject_${kind}`);
  if (kind === 'CLASS') return nameOne(context.document.classifications, codes[0] ?? '', context);
  return formatQuantityName(codes, context);
}

function listMarks({ lines }: TariffText): CodedName[] {
  const marks = new Set(lines.flatMap((line) => line.marks));
  return [...marks].map((mark) => ({ code: mark, name: { en: mark, fil: mark } }));
}

/** The values among which a condition chooses; a mark has no name but its code. */
export function listSubjectValues(document: TariffText, { kind, codes: [code = ''] }: Subject): readonly CodedName[] {
  switch (kind) {
    case 'CLASS':
    case 'CHOICE': {
      const rows = kind === 'CLASS' ? document.classifications : document.measures;
      return rows.find((row) => row.code === code)?.values ?? [];
    }
    case 'TAX':
      return document.taxes;
    case 'LINE':
      return document.lines;
    case 'MARK':
      return listMarks(document);
    default:
      return [];
  }
}

/** Values in a sentence at most; a charge may cover hundreds of lines of business by their codes. */
const MAX_NAMED_VALUES = 10;
/** What is not filled in yet. */
const BLANK = '–';

function describeCondition(condition: ChargeCondition, context: ChargeContext): string {
  const { document, t } = context;
  const subject = getSubject(document, condition);
  const [figure = '', to = ''] = listFigures(condition);
  const rows = listSubjectValues(document, subject);
  const codes = listValues(condition);
  const extraCount = codes.length - MAX_NAMED_VALUES;
  const values = [
    ...codes.slice(0, MAX_NAMED_VALUES).map((code) => nameOne(rows, code, context)),
    ...(extraCount > 0 ? [t('more_values', { more: extraCount })] : []),
  ];
  return t(`is_${getOperator(condition)}`, {
    name: formatSubject(subject, context),
    figure: figure || BLANK,
    to: to || BLANK,
    values: new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(values) || BLANK,
  });
}

/** The conditions of a list of tests as one clause; empty where there is none. */
function describeTests(tests: readonly TestText[], context: ChargeContext): string {
  const clauses = listConditions(tests).map((condition) => describeCondition(condition, context));
  return new Intl.ListFormat(context.t.locale, { type: 'conjunction' }).format(clauses);
}

/** On what, for which lines of business, when and for what a charge is computed, as sentences. */
export function describeCharge(document: TariffText, charge: TariffChargeText, t: ChargeWords): string {
  const context = { document, t };
  const { types, lines, when, per } = charge;
  const quantities = listQuantities(charge);
  const name = per.each === 'GROUP' ? nameOne(document.classifications, per.classification, context) : '';
  return [
    types.length === 0 ? t('reads_on_request') : t('reads_types', { types: types.map((type) => t(type)).join(', ') }),
    lines.length === 0 ? t('reads_every_line') : t('reads_lines', { tests: describeTests(lines, context) }),
    ...(when.length === 0 ? [] : [t('reads_when', { tests: describeTests(when, context) })]),
    per.each === 'BUSINESS' ? t('reads_BUSINESS') : t(`reads_${per.each}_${per.combine}`, { name }),
    ...listSharesBeside(per, t),
    ...(quantities.length === 0 ? [] : [t('reads_on', { of: formatQuantityName(quantities, context) })]),
    ...listAmountSentences(charge, context),
  ].join(' ');
}

/** What is added to the highest of several amounts. */
function listSharesBeside(per: TariffChargeText['per'], t: ChargeWords): string[] {
  if (per.each === 'BUSINESS' || per.combine !== 'HIGHEST') return [];
  return (['others_share', 'several_share', 'others_amount'] as const).flatMap((field) => {
    const share = per[field];
    return share === undefined ? [] : [t(`reads_${field}`, { share })];
  });
}

const joinNames = (names: readonly string[], { locale }: ChargeWords): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** Under which conditions only a share is due. */
function listShareSentences({ shares = [] }: TariffChargeText, context: ChargeContext): string[] {
  return shares.map(({ share, when }) => {
    const params = { share: share || BLANK, tests: describeTests(when, context) };
    return context.t(when.length === 0 ? 'reads_share' : 'reads_share_when', params);
  });
}

/** What multiplies the amount, what share of it is due, what it is at most, and when nothing is due. */
function listAmountSentences(charge: TariffChargeText, context: ChargeContext): string[] {
  const { times, monthly, at_most, nothing_when } = charge;
  const { document, t } = context;
  const sentences = listShareSentences(charge, context);
  if (monthly === true) sentences.push(t('reads_monthly'));
  if (times !== undefined)
    sentences.push(
      t('reads_times', {
        names: joinNames(
          times.map((code) => nameOne(document.measures, code, context)),
          t,
        ),
      }),
    );
  if (at_most !== undefined) {
    const params = { amount: at_most.amount || BLANK, tests: describeTests(at_most.when, context) };
    sentences.push(t(at_most.when.length === 0 ? 'reads_at_most' : 'reads_at_most_when', params));
  }
  if (nothing_when !== undefined) {
    const params = {
      reason: nothing_when.reason[t.locale] || BLANK,
      tests: describeTests(nothing_when.tests, context),
    };
    sentences.push(t(nothing_when.tests.length === 0 ? 'reads_nothing' : 'reads_nothing_when', params));
  }
  return sentences;
}

/** The facts above the table: on what, for which lines of business, when, for what, and whose money it is. */
export function listChargeFacts(document: TariffText, charge: TariffChargeText, t: ChargeWords): [string, string][] {
  const context = { document, t };
  const quantities = listQuantities(charge);
  const types = charge.types.map((type) => t(type)).join(', ');
  const condition = describeTests(charge.when, context);
  const groupedBy = charge.per.each === 'GROUP' ? charge.per.classification : '';
  return [
    [t('charged_on'), quantities.length === 0 ? t('a_fixed_amount') : formatQuantityName(quantities, context)],
    [t('lines'), charge.lines.length === 0 ? t('every_line') : describeTests(charge.lines, context)],
    [t('when'), [types === '' ? t('on_request') : types, condition].filter((text) => text !== '').join('; ')],
    [t('per'), t(`per_${charge.per.each}`, { name: nameOne(document.classifications, groupedBy, context) })],
    [t('money_of'), t('agency_account', { agency: t(`agency_${charge.agency}`), account: charge.account_code })],
  ];
}

/** The measures that the amounts of a charge read, each once. */
function listQuantities(charge: TariffChargeText): string[] {
  return [...new Set(listAmountParts(charge).flatMap(listRead))];
}

/** The simple amounts of a charge: itself, or those that it combines. */
export function listAmountParts({ amount }: Pick<TariffChargeText, 'amount'>): readonly SimpleAmountText[] {
  return amount.kind === 'SUM' || amount.kind === 'GREATER' || amount.kind === 'LESSER' ? amount.of : [amount];
}

function listRead(amount: SimpleAmountText): readonly string[] {
  if (amount.kind === 'TABLE')
    return [...amount.dimensions.flatMap((side) => (side.by === 'RANGES' ? side.of : [])), ...(amount.per_unit ?? [])];
  return 'of' in amount ? amount.of : [];
}
