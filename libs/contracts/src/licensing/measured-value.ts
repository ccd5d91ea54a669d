// Formats a measure of the revenue code and its declared value for every page and paper.

import type { Locale } from '../accounts/auth.contract.ts';
import { normaliseAmount } from '../inputs/amount.ts';
import type { FormMeasure } from './form-measures.contract.ts';

/** The name with its unit: `Signs (m²)`. */
export function formatMeasureName({ name, unit }: Pick<FormMeasure, 'name' | 'unit'>, locale: Locale): string {
  return unit === null ? name[locale] : `${name[locale]} (${unit[locale]})`;
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
