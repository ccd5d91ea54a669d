// Lists the single values of a row of a tariff by names that stay when rows are put between others.

import { parseFraction, parseHundredths } from '@ebpls/contracts/tariff';

/** The single values of a row by their dotted path; a cell or a step of a table is named by what it is for. */
export type TariffLeaves = ReadonlyMap<string, string>;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure without the commas and the decimals that do not change it. */
const formatBound = (text: string): string => text.replaceAll(',', '').replace(/\.0+$/, '');

/** An entry of a list with its name: its place, or the values or the bound by which a table names it. */
function nameEntry(key: string, entry: unknown): readonly [name: string, value: unknown] {
  if (!isFields(entry)) return [key, entry];
  const { at, to, ...rest } = entry;
  if (Array.isArray(at)) return [`[${at.join(', ')}]`, entry['amount']];
  return typeof to === 'string' ? [`[to ${formatBound(to)}]`, rest] : [key, entry];
}

function listEntries(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => {
    const [name, entry] = Array.isArray(value) ? nameEntry(key, each) : [key, each];
    return listEntries(entry, path === '' ? name : `${path}.${name}`);
  });
}

/** Lists the single values of a row of a tariff. */
export function listLeaves(row: unknown): TariffLeaves {
  return new Map(listEntries(row, ''));
}

const FIGURE =
  /(?:^|\.)(?:amount|to|rate|share|above|at_least|figure|each|plus|step|free|surcharge|interest_per_month)$|\]$/;

/** A figure as it is read, whatever way it is written. */
function toReading(text: string): string {
  const figure = parseHundredths(text);
  if (figure !== undefined) return `${figure}`;
  const rate = parseFraction(text);
  return rate === undefined ? text : `${rate.numerator}/${rate.denominator}`;
}

/** Whether two values of a field are one: texts of figures that are read alike, such as `1,500.00` and `1500`. */
export function isSameLeaf(field: string, one: string | undefined, other: string | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other;
  return FIGURE.test(field) && toReading(one) === toReading(other);
}
