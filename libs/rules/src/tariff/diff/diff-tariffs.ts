// Lists the differences of two tariffs row by row, as an amendment would name them.

import type { Bilingual, Locale } from '@ebpls/contracts';
import { TARIFF_MESSAGES, type TariffText } from '@ebpls/contracts/tariff';

import { formatTariffRefusal } from '../amounts/explain-charge.ts';
import type { TariffParams } from '../tariff-refused.ts';
import { isSameLeaf, listLeaves, type TariffLeaves } from './list-leaves.ts';

type DiffKey = Extract<
  keyof typeof TARIFF_MESSAGES,
  `diff.${'changed' | 'field_added' | 'field_removed' | 'added' | 'removed' | 'line_becomes' | 'line_gone' | 'line_named' | 'was_unknown'}`
>;

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

type CodeList = (typeof CODE_LISTS)[number];
/** A part of a tariff; `code` holds its single values. */
type TariffPartName = CodeList | 'code';

/** A difference of two tariffs: the part and the code of its row, and what became of it. */
export interface TariffChange {
  readonly part: TariffPartName;
  readonly code: string;
  readonly kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  readonly key: DiffKey;
  readonly params: TariffParams;
}

/** The sentence of a difference, as an amendment would name it. */
export function formatTariffChange({ key, params }: TariffChange, locale: Locale): string {
  return formatTariffRefusal({ key, params }, locale);
}

interface CodedRow {
  readonly code: string;
  readonly name?: Bilingual;
  readonly section?: string;
  readonly types?: readonly string[];
}

/** A row that is compared, with its name in both languages. */
interface NamedRow {
  readonly part: TariffPartName;
  readonly code: string;
  readonly row: Bilingual;
}

const THE_CODE: NamedRow = { part: 'code', code: '', row: TARIFF_MESSAGES['diff_part.code'] };

/** A row as an amendment names it: its section, its name and its code. */
function nameRow(part: CodeList, { code, name, section }: CodedRow): NamedRow {
  const format = (locale: Locale): string => {
    const place =
      section === undefined
        ? TARIFF_MESSAGES[`diff_part.${part}`][locale]
        : formatTariffRefusal({ key: 'diff_part.section', params: { section } }, locale);
    return name === undefined ? `${place}, ${code}` : `${place}, ${name[locale]} (${code})`;
  };
  return { part, code, row: { en: format('en'), fil: format('fil') } };
}

function createChange(
  { part, code, row }: NamedRow,
  [kind, key]: readonly [TariffChange['kind'], DiffKey],
  params: TariffParams = {},
): TariffChange {
  return { part, code, kind, key, params: { row, ...params } };
}

const ADDITION = ['ADDED', 'diff.added'] as const;
const REMOVAL = ['REMOVED', 'diff.removed'] as const;

function compareRows(namedRow: NamedRow, formerLeaves: TariffLeaves, next: TariffLeaves): TariffChange[] {
  const fields = [...new Set([...formerLeaves.keys(), ...next.keys()])];
  return fields
    .filter((field) => !isSameLeaf(field, formerLeaves.get(field), next.get(field)))
    .map((field) => {
      const [formerRow, is] = [formerLeaves.get(field), next.get(field)];
      if (formerRow === undefined)
        return createChange(namedRow, ['CHANGED', 'diff.field_added'], { field, is: is ?? '' });
      if (is === undefined) return createChange(namedRow, ['CHANGED', 'diff.field_removed'], { field, was: formerRow });
      return createChange(namedRow, ['CHANGED', 'diff.changed'], { field, was: formerRow, is });
    });
}

/** Rows of one code are told apart by the kinds of application that they name. */
function mapRows(rows: readonly CodedRow[]): ReadonlyMap<string, CodedRow> {
  const counts = new Map<string, number>();
  for (const { code } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  return new Map(
    rows.map((row) => [counts.get(row.code) === 1 ? row.code : `${row.code} ${row.types?.join(' ') ?? ''}`, row]),
  );
}

function diffList(list: Exclude<CodeList, 'lines'>, formerTariff: TariffText, next: TariffText): TariffChange[] {
  const [before, after] = [mapRows(formerTariff[list] ?? []), mapRows(next[list] ?? [])];
  const removedRows = [...before]
    .filter(([code]) => !after.has(code))
    .map(([, row]) => createChange(nameRow(list, row), REMOVAL));
  const rest = [...after].flatMap(([code, row]) => {
    const formerRow = before.get(code);
    if (formerRow === undefined) return [createChange(nameRow(list, row), ADDITION)];
    return compareRows(nameRow(list, row), listLeaves(formerRow), listLeaves(row));
  });
  return [...removedRows, ...rest];
}

type LineText = TariffText['lines'][number];

/** The code and the former codes are what the sentence before it says. */
const listLineLeaves = ({ code: _code, was: _was, ...line }: LineText): TariffLeaves => listLeaves(line);

const joinLines = (lines: readonly LineText[], locale: Locale): string =>
  lines.map(({ code, name }) => `${name[locale]} (${code})`).join(', ');

const nameLines = (lines: readonly LineText[]): Bilingual => ({
  en: joinLines(lines, 'en'),
  fil: joinLines(lines, 'fil'),
});

/** What becomes of a line that is gone: the lines that take its place, and what changes where there is one. */
function diffGoneLine(line: LineText, next: TariffText): TariffChange[] {
  const namedRow = nameRow('lines', line);
  const successors = next.lines.filter(({ was = [] }) => was.includes(line.code));
  const stillNamed = next.charges
    .filter(({ lines }) => lines.some((test) => test.test === 'LINE' && test.one_of.includes(line.code)))
    .map((charge) =>
      createChange(nameRow('charges', charge), ['CHANGED', 'diff.line_named'], { line: nameLines([line]) }),
    );
  const [only, ...more] = successors;
  if (only === undefined) return [createChange(namedRow, ['REMOVED', 'diff.line_gone']), ...stillNamed];
  const to = nameLines(successors);
  const changes =
    more.length === 0 ? compareRows(nameRow('lines', only), listLineLeaves(line), listLineLeaves(only)) : [];
  return [createChange(namedRow, ['CHANGED', 'diff.line_becomes'], { to }), ...changes, ...stillNamed];
}

function diffLines(formerTariff: TariffText, next: TariffText): TariffChange[] {
  const [before, after] = [formerTariff, next].map(({ lines }) => new Map(lines.map((line) => [line.code, line])));
  const goneLines = formerTariff.lines
    .filter(({ code }) => !after?.has(code))
    .flatMap((line) => diffGoneLine(line, next));
  const rest = next.lines.flatMap((line) => {
    const { code, was = [] } = line;
    const namedRow = nameRow('lines', line);
    const unknownCodes = was
      .filter((each) => !before?.has(each))
      .map((each) => createChange(namedRow, ['CHANGED', 'diff.was_unknown'], { line: each }));
    const formerLine = before?.get(code);
    if (formerLine !== undefined)
      return [...unknownCodes, ...compareRows(namedRow, listLineLeaves(formerLine), listLineLeaves(line))];
    return was.some((each) => before?.has(each) && !after?.has(each))
      ? unknownCodes
      : [createChange(namedRow, ADDITION), ...unknownCodes];
  });
  return [...goneLines, ...rest];
}

/**
 * The differences from one tariff to the next, in the order of its parts; nothing when they are the same. A line that is
 * gone is named with those that came from it, or as one without any.
 */
export function diffTariffs(formerTariff: TariffText, next: TariffText): TariffChange[] {
  const listSingleLeaves = (text: TariffText): TariffLeaves =>
    listLeaves(Object.fromEntries(Object.entries(text).filter(([key]) => !CODE_LISTS.some((list) => list === key))));
  return [
    ...compareRows(THE_CODE, listSingleLeaves(formerTariff), listSingleLeaves(next)),
    ...CODE_LISTS.flatMap((list) =>
      list === 'lines' ? diffLines(formerTariff, next) : diffList(list, formerTariff, next),
    ),
  ];
}
