// The sentence that reads a row of the table of a charge.

import { parseFraction, type TariffText } from '@ebpls/contracts/tariff';
import { formatFraction } from '@ebpls/rules/tariff';

import type { ChargeWords } from './charge.messages.ts';
import { type ChargeContext, formatQuantityName } from './describe-charge.ts';
import { readAt, type SimpleAmountText } from '../tariff-sheets/sheet.ts';
import { listSideValues } from '../tariff-sheets/table-sheet.ts';

/** A rate as a percentage beside its printed text, which is returned alone where both are the same. */
function describeRate(text: string, t: ChargeWords): string {
  const rate = parseFraction(text);
  const percent = rate === undefined ? text : formatFraction(rate);
  return percent.replaceAll(' ', '') === text.replaceAll(' ', '') ? text : t('rate_is', { text, percent });
}

type RowAmount<Kind extends SimpleAmountText['kind']> = Extract<SimpleAmountText, { kind: Kind }>;

function describeBracket(amount: RowAmount<'BRACKETS'>, row: number, context: ChargeContext): string {
  const { t } = context;
  const { steps, above, bound } = amount;
  const of = formatQuantityName(amount.of, context);
  const from = steps[row - 1]?.to ?? '0';
  const step = steps[row];
  if (step !== undefined) return t(`bracket_${bound}`, { of, from, to: step.to, amount: step.amount });
  if (above.kind === 'AMOUNT') return t('above_AMOUNT', { of, from, amount: above.amount });
  if (above.kind === 'EXCESS')
    return t('above_EXCESS', { of, from, amount: above.plus, rate: describeRate(above.rate, t) });
  if (above.kind === 'FURTHER')
    return t('above_FURTHER', { of, from, amount: above.plus, each: above.each, step: above.step });
  const sentence = t('above_RATE', { of, from, rate: describeRate(above.rate, t) });
  return above.at_least === undefined ? sentence : `${sentence} ${t('floor', { amount: above.at_least })}`;
}

/** The amount for each unit of a part that is printed as `60.00 each`; undefined for a rate. */
const findAmountEach = (rate: string): string | undefined => /^(.*) each$/.exec(rate)?.[1];

interface RowPlace {
  readonly of: string;
  readonly from: string;
  /** The end of the part; absent above the last one. */
  readonly to: string | undefined;
}

/** An amount for each unit of a part, or for each step of it. */
function describeEach(
  { amount, size }: { readonly amount: string; readonly size: string | undefined },
  place: RowPlace,
  t: ChargeContext['t'],
): string {
  const isLast = place.to === undefined;
  const params = { ...place, to: place.to ?? '', amount, size: size ?? '' };
  if (size === undefined) return t(isLast ? 'part_each_above' : 'part_each', params);
  return t(isLast ? 'part_step_above' : 'part_step', params);
}

function describeMarginal(amount: RowAmount<'MARGINAL'>, row: number, context: ChargeContext): string {
  const { t } = context;
  const step = amount.steps[row];
  const rate = step?.rate ?? amount.above;
  const each = findAmountEach(rate);
  const place = { of: formatQuantityName(amount.of, context), from: amount.steps[row - 1]?.to ?? '0' };
  if (each !== undefined) return describeEach({ amount: each, size: amount.step }, { ...place, to: step?.to }, t);
  if (step === undefined) return t('part_above', { ...place, rate: describeRate(rate, t) });
  return t('part', { ...place, to: step.to, rate: describeRate(rate, t) });
}

function describeTable(amount: RowAmount<'TABLE'>, at: readonly string[], context: ChargeContext): string {
  const { document, t } = context;
  const cell = amount.cells.find((each) => at.every((value, side) => each.at[side] === value));
  const names = at.map((value, index) => {
    const side = amount.dimensions[index];
    const values = side === undefined ? [] : listSideValues(document, side, t.locale);
    return values.find(({ code }) => code === value)?.name ?? value;
  });
  const params = { where: names.join(', '), amount: cell?.amount ?? '–' };
  if (amount.per_unit === undefined) return t('cell', params);
  return t('cell_unit', { ...params, of: formatQuantityName(amount.per_unit, context) });
}

function describeSingle(amount: SimpleAmountText, context: ChargeContext): string {
  const { document, t } = context;
  switch (amount.kind) {
    case 'FIXED':
      return t('fixed', { amount: amount.amount });
    case 'PER_UNIT': {
      const params = { of: formatQuantityName(amount.of, context), amount: amount.amount, free: amount.free ?? '' };
      return t(amount.free === undefined ? 'per_unit' : 'per_unit_free', params);
    }
    case 'RATE':
      return t('rate_of', { of: formatQuantityName(amount.of, context), rate: describeRate(amount.rate, t) });
    case 'PERCENT': {
      const isNamed = ({ code, bases }: TariffText['charges'][number]): boolean =>
        (amount.charges?.includes(code) ?? false) || (amount.base !== undefined && bases.includes(amount.base));
      const names = document.charges.filter(isNamed).map(({ name }) => name[t.locale]);
      return t(amount.own_part === true ? 'percent_of_own' : 'percent_of', {
        rate: describeRate(amount.rate, t),
        of: names.join(', '),
      });
    }
    default:
      return t('closing');
  }
}

/** A row of a table of the charge, chosen by its path and column. */
export interface RowChoice {
  /** Path of the amount to which the row belongs. */
  readonly path: string;
  readonly row: number;
  /** Of a table of dimensions the values of the cell. */
  readonly at: readonly string[];
}

/** The sentence that reads a row of a table; undefined where the amount has none. */
export function describeRow(document: TariffText, { path, row, at }: RowChoice, t: ChargeWords): string | undefined {
  const amount = readAt(document, path) as SimpleAmountText | undefined;
  const context = { document, t };
  if (amount === undefined) return undefined;
  switch (amount.kind) {
    case 'BRACKETS':
      return describeBracket(amount, row, context);
    case 'MARGINAL':
      return describeMarginal(amount, row, context);
    case 'TABLE':
      return describeTable(amount, at, context);
    default:
      return describeSingle(amount, context);
  }
}
