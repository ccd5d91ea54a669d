// Lists the differences of two tariffs row by row, as an amendment would name them.

import type { TariffText } from '@ebpls/contracts/tariff';
import { TARIFF_MESSAGES } from '@ebpls/contracts/tariff';
import { fillMessage } from '@ebpls/contracts';

type Leaves = ReadonlyMap<string, string>;
type DiffKey = Extract<keyof typeof TARIFF_MESSAGES, `diff.${string}`>;

const CODE_LISTS = [
  'sources',
  'classifications',
  'measures',
  'taxes',
  'lines',
  'charges',
  'reliefs',
  'late_policies',
] as const;

function listLeaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => {
    const isCoded = typeof each === 'object' && each !== null && 'at' in each && Array.isArray(each.at);
    const name = isCoded ? `[${each.at.join(', ')}]` : key;
    return listLeaves(isCoded ? each.amount : each, path === '' ? name : `${path}.${name}`);
  });
}

const say = (key: DiffKey, params: Readonly<Record<string, string>>): string =>
  fillMessage(TARIFF_MESSAGES[key], params, 'en');

function compareRows(row: string, former: Leaves, next: Leaves): string[] {
  const fields = [...new Set([...former.keys(), ...next.keys()])];
  return fields
    .filter((field) => former.get(field) !== next.get(field))
    .map((field) => {
      const [was, is] = [former.get(field), next.get(field)];
      if (was === undefined) return say('diff.field_added', { row, field, is: is ?? '' });
      if (is === undefined) return say('diff.field_removed', { row, field, was });
      return say('diff.changed', { row, field, was, is });
    });
}

interface CodedRow {
  readonly code: string;
  readonly types?: readonly string[];
}

/** Rows of one code are told apart by the kinds of application that they name. */
function mapRows(rows: readonly CodedRow[]): ReadonlyMap<string, CodedRow> {
  const codes = rows.map(({ code }) => code);
  const isAlone = (code: string): boolean => codes.indexOf(code) === codes.lastIndexOf(code);
  return new Map(rows.map((row) => [isAlone(row.code) ? row.code : `${row.code} ${row.types?.join(' ') ?? ''}`, row]));
}

function diffList(list: (typeof CODE_LISTS)[number], former: TariffText, next: TariffText): string[] {
  const [before, after] = [mapRows(former[list]), mapRows(next[list])];
  const removed = [...before.keys()]
    .filter((code) => !after.has(code))
    .map((code) => say('diff.removed', { row: `${list} ${code}` }));
  const rest = [...after].flatMap(([code, row]) => {
    const was = before.get(code);
    if (was === undefined) return [say('diff.added', { row: `${list} ${code}` })];
    return compareRows(`${list} ${code}`, new Map(listLeaves(was)), new Map(listLeaves(row)));
  });
  return [...removed, ...rest];
}

/** The differences from one tariff to the next, a sentence each; nothing when they are the same. */
export function diffCodes(former: TariffText, next: TariffText): string[] {
  const rest = (text: TariffText): Leaves =>
    new Map(
      listLeaves(Object.fromEntries(Object.entries(text).filter(([key]) => !CODE_LISTS.some((list) => list === key)))),
    );
  return [
    ...compareRows('code', rest(former), rest(next)),
    ...CODE_LISTS.flatMap((list) => diffList(list, former, next)),
  ];
}
