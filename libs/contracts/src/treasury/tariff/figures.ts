// Schemas of the figures in a tariff: amounts, quantities and rates as an ordinance prints them.

import * as v from 'valibot';

import { type Centavos, parseCentavos } from '../../shared/primitives.ts';

/** An exact share: one half is 1/2, and 37 1/2 % of 1 % is 3/800. Never below zero. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A quantity in hundredths of its unit: pesos in centavos, 60 square meters as 6,000. */
export type Hundredths = number & { readonly __unit: 'hundredth' };

/** The largest quantity in hundredths, so that sums stay exact. */
export const MAX_FIGURE = 10_000_000_000_000;
const MAX_PART = 1_000_000_000; // of a fraction, so that amount times numerator fits

const PLAIN = /^(?:\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.\d{1,2})?$/;
/** `25 %`, `62.95 % of 1 %`, `1/2 of 1 %`, `37 1/2 %`, and `1/2` alone; a bare `0.5` has two readings and is refused. */
const NUMBER = String.raw`(?:(?<mixed>\d{1,4}) )?(?<over>\d{1,6})/(?<under>\d{1,6})|(?<whole>\d{1,6})(?:\.(?<rest>\d{1,6}))?`;
const FACTOR = new RegExp(`^(?:${NUMBER})(?<percent> ?%)?$`);

/** Fractions that a printer has as one sign, such as `37½ %`. */
const PRINTED_FRACTIONS: readonly (readonly [sign: string, text: string])[] = [
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
  ['⅝', '5/8'],
  ['⅞', '7/8'],
];

/** The text with figures and signs as they are typed: `37½ percent of 1%` as `37 1/2 % of 1%`. */
function spellRate(text: string): string {
  const plainText = PRINTED_FRACTIONS.reduce((all, [sign, typed]) => all.replaceAll(sign, ` ${typed}`), text);
  return plainText
    .replaceAll(/ ?per ?cent(?:um)?\b/gi, ' %')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

function getGreatestDivisor(one: number, other: number): number {
  return other === 0 ? one : getGreatestDivisor(other, one % other);
}

function reduceFraction(numerator: number, denominator: number): Fraction {
  const divisor = getGreatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function parseFactor(text: string): Fraction | undefined {
  const groups = FACTOR.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const hundred = groups['percent'] === undefined ? 1 : 100;
  const { mixed = '0', over, under } = groups;
  if (over !== undefined && under !== undefined) return parseQuotient({ mixed, over, under }, hundred);
  const { whole = '0', rest = '' } = groups;
  return hundred === 1 ? undefined : reduceFraction(Number(whole + rest), 10 ** rest.length * hundred);
}

interface Quotient {
  readonly mixed: string;
  readonly over: string;
  readonly under: string;
}

function parseQuotient({ mixed, over, under }: Quotient, hundred: number): Fraction | undefined {
  if (Number(under) === 0) return undefined;
  return reduceFraction(Number(mixed) * Number(under) + Number(over), Number(under) * hundred);
}

/** Reads a rate as an ordinance prints it (LGC s.143: `37 1/2 % of 1 %`); undefined when it is none. */
export function parseFraction(text: string): Fraction | undefined {
  let product: Fraction = { numerator: 1, denominator: 1 };
  for (const part of spellRate(text).split(' of ')) {
    const factor = parseFactor(part);
    if (factor === undefined) return undefined;
    product = reduceFraction(product.numerator * factor.numerator, product.denominator * factor.denominator);
    if (product.numerator > MAX_PART || product.denominator > MAX_PART) return undefined;
  }
  return product;
}

/** Reads a quantity such as `1,200` or `12.5`; undefined when it is none. In hundredths. */
export function parseHundredths(text: string): Hundredths | undefined {
  const input = text.trim();
  if (!PLAIN.test(input)) return undefined;
  const [whole = '', rest = ''] = input.replaceAll(',', '').split('.');
  const hundredths = Number(whole + rest.padEnd(2, '0'));
  return hundredths <= MAX_FIGURE ? (hundredths as Hundredths) : undefined;
}

/** An amount as printed, `150,000.00`, in centavos. */
export const PrintedAmount = v.pipe(
  v.string('tariff.amount'),
  v.check((text) => (parseCentavos(text) ?? MAX_FIGURE + 1) <= MAX_FIGURE, 'tariff.amount'),
  v.transform((text) => parseCentavos(text) ?? (0 as Centavos)),
);

/** A quantity as printed, `1,200` or `12.5`, in hundredths. */
export const PrintedFigure = v.pipe(
  v.string('tariff.figure'),
  v.check((text) => parseHundredths(text) !== undefined, 'tariff.figure'),
  v.transform((text) => parseHundredths(text) ?? (0 as Hundredths)),
);

/** A rate as printed, `25 %` or `1/2 of 1 %`, as an exact fraction. */
export const PrintedRate = v.pipe(
  v.string('tariff.rate'),
  v.check((text) => parseFraction(text) !== undefined, 'tariff.rate'),
  v.transform((text): Fraction => parseFraction(text) ?? { numerator: 0, denominator: 1 }),
);

const EACH = / each$/;

/** Reads a rate of a part, or an amount for each of its units: `60.00 each` is sixty times. Undefined when it is none. */
export function parsePartRate(text: string): Fraction | undefined {
  const input = text.trim();
  if (!EACH.test(input)) return parseFraction(input);
  const centavos = parseHundredths(input.replace(EACH, ''));
  return centavos === undefined || centavos > MAX_PART ? undefined : reduceFraction(centavos, 100);
}

/** A rate of a part as printed: `2 %`, or `60.00 each` for each unit. */
export const PrintedPartRate = v.pipe(
  v.string('tariff.part_rate'),
  v.check((text) => parsePartRate(text) !== undefined, 'tariff.part_rate'),
  v.transform((text): Fraction => parsePartRate(text) ?? { numerator: 0, denominator: 1 }),
);

/** A name of a row that other rows refer to: the ordinance's own text, short. */
export const TariffCode = v.pipe(
  v.string('tariff.code'),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/()-]{0,39}$/u, 'tariff.code'),
  v.check((text) => text === text.trim(), 'tariff.code'),
);

/** Month and day of every year, `01-20`. */
export const YearDay = v.pipe(
  v.string('tariff.day'),
  v.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'tariff.day'),
  v.check((text) => text !== '02-29' && text !== '02-30' && !/^(?:0[2469]|11)-31$/.test(text), 'tariff.day'),
);
