// The words of a charge above its table: on what it is charged, for which lines of business, when, and whose money it is.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { ChargeWords } from './charge.messages.ts';
import type { SimpleAmountText, TariffChargeText } from './sheet.ts';

type TestText = TariffChargeText['lines'][number];

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

function nameClasses({ classification, one_of }: { classification: string; one_of: string[] }, context: ChargeContext) {
  const row = context.document.classifications.find(({ code }) => code === classification);
  const values = one_of.map((code) => nameOne(row?.values, code, context)).join(', ');
  return { name: row?.name[context.t.locale] ?? classification, values };
}

type LineTest = Extract<TestText, { test: 'CLASS' | 'MARK' | 'TAX' | 'LINE' }>;
type DeclaredTest = Exclude<TestText, LineTest>;

function describeLineTest(test: LineTest, context: ChargeContext): string {
  const { document, t } = context;
  if (test.test === 'CLASS') return t('is_one_of', nameClasses(test, context));
  if (test.test === 'MARK') return t('marked', { mark: test.mark });
  const rows = test.test === 'TAX' ? document.taxes : document.lines;
  const values = test.one_of.map((code) => nameOne(rows, code, context)).join(', ');
  return t(test.test === 'TAX' ? 'taxed_as' : 'is_line', { values });
}

function describeDeclared(test: DeclaredTest, context: ChargeContext): string {
  const { document, t } = context;
  if (test.test === 'QUANTITY')
    return t(`is_${test.is}`, { name: formatQuantityName(test.of, context), figure: test.figure });
  const name = nameOne(document.measures, test.measure, context);
  if (test.test !== 'CHOICE') return t(`${test.test === 'YES' ? 'yes' : 'declared'}_${test.is}`, { name });
  const values = document.measures.find(({ code }) => code === test.measure)?.values;
  return t('is_one_of', { name, values: test.one_of.map((code) => nameOne(values, code, context)).join(', ') });
}

function describeTest(test: TestText, context: ChargeContext): string {
  const isOfLine = test.test === 'CLASS' || test.test === 'MARK' || test.test === 'TAX' || test.test === 'LINE';
  return isOfLine ? describeLineTest(test, context) : describeDeclared(test, context);
}

const join = (tests: readonly TestText[], context: ChargeContext): string =>
  tests.map((test) => describeTest(test, context)).join('; ');

/** The facts above the table: on what, for which lines of business, when, for what, and whose money it is. */
export function listChargeFacts(document: TariffText, charge: TariffChargeText, t: ChargeWords): [string, string][] {
  const context = { document, t };
  const quantities = [...new Set(listAmounts(charge).flatMap(listRead))];
  const types = charge.types.map((type) => t(type)).join(', ');
  const when = join(charge.when, context);
  const groupedBy = charge.per.each === 'GROUP' ? charge.per.classification : '';
  return [
    [t('charged_on'), quantities.length === 0 ? t('a_fixed_amount') : formatQuantityName(quantities, context)],
    [t('lines'), charge.lines.length === 0 ? t('every_line') : join(charge.lines, context)],
    [t('when'), [types === '' ? t('on_request') : types, when].filter((text) => text !== '').join('; ')],
    [t('per'), t(`per_${charge.per.each}`, { name: nameOne(document.classifications, groupedBy, context) })],
    [t('money_of'), t('agency_account', { agency: t(`agency_${charge.agency}`), account: charge.account_code })],
  ];
}

/** The simple amounts of a charge: itself, or those that it combines. */
function listAmounts({ amount }: Pick<TariffChargeText, 'amount'>): readonly SimpleAmountText[] {
  return amount.kind === 'SUM' || amount.kind === 'GREATER' || amount.kind === 'LESSER' ? amount.of : [amount];
}

function listRead(amount: SimpleAmountText): readonly string[] {
  if (amount.kind === 'TABLE')
    return [...amount.dimensions.flatMap((side) => (side.by === 'RANGES' ? side.of : [])), ...(amount.per_unit ?? [])];
  return 'of' in amount ? amount.of : [];
}
