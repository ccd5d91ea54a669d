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
  'presumed_incomes',
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
  readonly name?: { readonly en: string };
  readonly section?: string;
  readonly types?: readonly string[];
}

type CodeList = (typeof CODE_LISTS)[number];

/** A row as an amendment names it: its section, its name and its code. */
function formatRow(list: CodeList, { code, name, section }: CodedRow): string {
  const place = section === undefined ? list : `Section ${section}`;
  return name === undefined ? `${place}, ${code}` : `${place}, ${name.en} (${code})`;
}

/** Rows of one code are told apart by the kinds of application that they name. */
function mapRows(rows: readonly CodedRow[]): ReadonlyMap<string, CodedRow> {
  const codes = rows.map(({ code }) => code);
  const isAlone = (code: string): boolean => codes.indexOf(code) === codes.lastIndexOf(code);
  return new Map(rows.map((row) => [isAlone(row.code) ? row.code : `${row.code} ${row.types?.join(' ') ?? ''}`, row]));
}

function diffList(list: Exclude<CodeList, 'lines'>, former: TariffText, next: TariffText): string[] {
  const [before, after] = [mapRows(former[list] ?? []), mapRows(next[list] ?? [])];
  const removed = [...before]
    .filter(([code]) => !after.has(code))
    .map(([, row]) => say('diff.removed', { row: formatRow(list, row) }));
  const rest = [...after].flatMap(([code, row]) => {
    const was = before.get(code);
    if (was === undefined) return [say('diff.added', { row: formatRow(list, row) })];
    return compareRows(formatRow(list, row), new Map(listLeaves(was)), new Map(listLeaves(row)));
  });
  return [...removed, ...rest];
}

type LineText = TariffText['lines'][number];

/** The code and the former codes are what the sentence before it says. */
function listLineLeaves({ code: _code, was: _was, ...line }: LineText): Leaves {
  return new Map(listLeaves(line));
}

/** What becomes of a line that is gone: the lines that take its place, and what changes where there is one. */
function diffGoneLine(line: LineText, next: TariffText): string[] {
  const row = formatRow('lines', line);
  const successors = next.lines.filter(({ was = [] }) => was.includes(line.code));
  const named = next.charges
    .filter(({ lines }) => lines.some((test) => test.test === 'LINE' && test.one_of.includes(line.code)))
    .map((charge) => say('diff.line_named', { row: formatRow('charges', charge), line: line.code }));
  const [only, ...more] = successors;
  if (only === undefined) return [say('diff.line_gone', { row }), ...named];
  const to = successors.map(({ code, name }) => `${name.en} (${code})`).join(', ');
  const changes =
    more.length === 0 ? compareRows(formatRow('lines', only), listLineLeaves(line), listLineLeaves(only)) : [];
  return [say('diff.line_becomes', { row, to }), ...changes, ...named];
}

function diffLines(former: TariffText, next: TariffText): string[] {
  const [before, after] = [former, next].map(({ lines }) => new Map(lines.map((line) => [line.code, line])));
  const gone = former.lines.filter(({ code }) => !after?.has(code)).flatMap((line) => diffGoneLine(line, next));
  const rest = next.lines.flatMap((line) => {
    const { code, was = [] } = line;
    const row = formatRow('lines', line);
    const unknown = was
      .filter((each) => !before?.has(each))
      .map((each) => say('diff.was_unknown', { row, line: each }));
    const formerLine = before?.get(code);
    if (formerLine !== undefined)
      return [...unknown, ...compareRows(row, listLineLeaves(formerLine), listLineLeaves(line))];
    return was.some((each) => before?.has(each) && !after?.has(each))
      ? unknown
      : [say('diff.added', { row }), ...unknown];
  });
  return [...gone, ...rest];
}

/**
 * The differences from one tariff to the next, a sentence each; nothing when they are the same. A line that is gone is
 * named with those that came from it, or as one without any.
 */
export function diffCodes(former: TariffText, next: TariffText): string[] {
  const rest = (text: TariffText): Leaves =>
    new Map(
      listLeaves(Object.fromEntries(Object.entries(text).filter(([key]) => !CODE_LISTS.some((list) => list === key)))),
    );
  return [
    ...compareRows('code', rest(former), rest(next)),
    ...CODE_LISTS.flatMap((list) => (list === 'lines' ? diffLines(former, next) : diffList(list, former, next))),
  ];
}
