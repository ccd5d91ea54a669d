// Formats a measure of the revenue code and its declared value for every page and paper.

import type { Locale } from '../accounts/auth.contract.ts';
import { normaliseAmount } from '../inputs/amount.ts';
import { parseCentavos } from '../shared/primitives.ts';
import type { FormMeasure } from './form-measures.contract.ts';

/** The name with its unit: `Signs (m²)`. */
export function formatMeasureName({ name, unit }: Pick<FormMeasure, 'name' | 'unit'>, locale: Locale): string {
  return unit === null ? name[locale] : `${name[locale]} (${unit[locale]})`;
}

const FIGURE_PATTERN = /^(?:(\d{1,3}) ?[x×] ?)?([\d.,]+)(?: ?by ?([\d.,]+))?$/i;

/** The area of a width and a height, to the nearest hundredth; the text itself where one of them is no figure. */
function formatArea(width: string, height: string): string {
  const [across, up] = [parseCentavos(width), parseCentavos(height)];
  if (across === undefined || up === undefined) return `${width} by ${height}`;
  return (Math.round((across * up) / 100) / 100).toFixed(2);
}

/**
 * The figures of several things, such as `5; 7.5; 3 x 10`, each as its text; undefined where one is none. A width and a
 * height, `3.5 by 1.2`, are the figure of their area.
 */
export function parseSeveralFigures(text: string): string[] | undefined {
  const figures = text.split(';').map((part) => FIGURE_PATTERN.exec(part.trim()));
  if (figures.includes(null)) return undefined;
  return figures.flatMap((figure) => {
    const [, count = '1', width = '', height] = figure ?? [];
    return Array.from({ length: Number(count) }, () => (height === undefined ? width : formatArea(width, height)));
  });
}

interface ValueWords {
  readonly locale: Locale;
  readonly yes: string;
  readonly no: string;
}

/** A declared value as its reader sees it: a choice by its name, an amount in pesos, any other text as declared. */
export function formatMeasuredValue(
  { kind, values }: Pick<FormMeasure, 'kind' | 'values'>,
  value: string | boolean,
  { locale, yes, no }: ValueWords,
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (kind === 'CHOICE') return values.find(({ code }) => code === value)?.name[locale] ?? value;
  const amount = kind === 'MONEY' ? normaliseAmount(value) : undefined;
  return amount === undefined ? value : `₱${amount}`;
}
