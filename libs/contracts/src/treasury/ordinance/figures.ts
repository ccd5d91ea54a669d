// Schemas of the figures in the revenue code (money, rates, areas, counts), as read for computing and as typed for
// editing.

import * as v from 'valibot';

import { type Centavos, parseCentavos, formatPesosText } from '../../shared/primitives.ts';

/** A rate in whole millionths: 25% is 250,000 and 0.375% is 3,750. */
export type Rate = number & { readonly __unit: 'millionth' };

const PERCENT = /^\d{1,3}(?:\.\d{1,4})?$/;

function toMillionths(percent: string): Rate {
  const [whole = '', fraction = ''] = percent.split('.');
  return Number(whole + fraction.padEnd(4, '0')) as Rate;
}

/** A rate as the ordinance prints it, in per cent: `25`, `0.375`. */
export const Percent = v.pipe(v.string(), v.regex(PERCENT, 'rate.format'), v.transform(toMillionths));

export type FigureSchema = v.GenericSchema<string, unknown>;

/** Schemas of the figures of the code: as numbers to compute with, or as the text that is typed and stored. */
export interface FigureSchemas<Money extends FigureSchema, Share extends FigureSchema> {
  readonly money: Money;
  readonly rate: Share;
}

export const SquareMetres = v.pipe(
  v.number('count.required'),
  v.integer('count.integer'),
  v.minValue(1, 'count.too_few'),
  v.maxValue(100_000, 'count.too_many'),
);
export const WholeNumber = v.pipe(
  v.number('count.required'),
  v.integer('count.integer'),
  v.minValue(1, 'count.too_few'),
  v.maxValue(1_000, 'count.too_many'),
);
/** A count of days; 0 means none. */
export const DaysOrNone = v.pipe(
  v.number('count.required'),
  v.integer('count.integer'),
  v.minValue(0, 'count.too_few'),
  v.maxValue(365, 'count.too_many'),
);
/** A percentage from 0 to 100. */
export const InHundred = v.pipe(
  v.number('count.required'),
  v.integer('count.integer'),
  v.minValue(0, 'count.too_few'),
  v.maxValue(100, 'count.too_many'),
);
export const Quarter = v.pipe(
  v.number('count.required'),
  v.integer('count.integer'),
  v.minValue(1, 'count.too_few'),
  v.maxValue(4, 'count.too_many'),
);

const MAX_TYPED_MONEY = 10_000_000_000_000 as Centavos;
const TYPED_MONEY = /^\d{1,40}(?:\.\d{1,2})?$/;

/** Money as an ordinance is edited: pesos without sign or commas; stored with two decimals. */
export const TypedMoney = v.pipe(
  v.string('money.required'),
  v.trim(),
  v.minLength(1, 'money.required'),
  v.regex(TYPED_MONEY, 'tariff.format'),
  v.check((text) => (parseCentavos(text) ?? MAX_TYPED_MONEY + 1) <= MAX_TYPED_MONEY, 'money.too_much'),
  v.transform((text) => formatPesosText(parseCentavos(text) ?? MAX_TYPED_MONEY)),
);

/** A rate as an ordinance is edited, in per cent up to the whole; stored without idle zeros. */
export const TypedPercent = v.pipe(
  v.string('rate.format'),
  v.trim(),
  v.regex(PERCENT, 'rate.format'),
  v.check((text) => toMillionths(text) <= 1_000_000, 'rate.too_much'),
  v.transform((text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^0+(?=\d)/, '')),
);
