// Splits a section of the revenue code into its subjects (a tax, a fee) with their figures and tables of brackets.

import type { Bilingual, SectionName } from '@ebpls/contracts';

import { type FigureKind, getFigureKind } from './figure-kinds.ts';
import { findTerm } from './find-term.ts';

/** One value of the revenue code with its place in the section, its word and how it is written. */
export interface CodeFigure {
  readonly path: string;
  readonly label: string;
  readonly kind: FigureKind;
  readonly value: unknown;
}

export interface CodeLine {
  readonly path: string;
  readonly name: string;
  /** It has no name of its own and is numbered: "Bracket 3". */
  readonly has_number: boolean;
  readonly figures: readonly CodeFigure[];
}

/** Lines of one kind: brackets, steps, groups. `blank` is a line that may be added. */
export interface Ladder {
  readonly path: string;
  readonly title: string;
  readonly lines: readonly CodeLine[];
  readonly blank: unknown;
}

/** One matter of a section: a tax, a fee, the late charges. */
export interface Matter {
  readonly path: string;
  readonly title: string;
  readonly figures: readonly CodeFigure[];
  readonly ladders: readonly Ladder[];
  /** The source value: while it is the same object, so is the matter. */
  readonly source: unknown;
}

type Locale = keyof Bilingual;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that identify a row or decide how it is computed: changing them is a change of the program. */
const FIXED_FIELDS = new Set([
  'kind',
  'category',
  'code',
  'group',
  'key',
  'unit',
  'scale',
  'when',
  'agency',
  'applies_to',
  'amendments',
  'of',
  'replaces',
]);

const RECORD_KEYS = ['category', 'code', 'group', 'key', 'unit', 'scale'] as const;

const BLANKS: Readonly<Record<string, unknown>> = {
  brackets: { below: '', tax: '' },
  steps: { below: '', amount: '' },
  amnesties: { from: '', to: '', waives_surcharge: true, waives_interest: true, ordinance_no: '' },
  extensions: { due: '', until: '', resolution_no: '' },
};

/** The matters of a section, in the order of the code. */
export function listMatters(section: SectionName, values: unknown, locale: Locale): Matter[] {
  return listMatterSources(section, values).map(([path, source]) => getMatter({ section, path, source, locale }));
}

function listMatterSources(section: SectionName, values: unknown): (readonly [path: string, source: unknown])[] {
  if (section === 'fees') return listRows(values, 'values').map(({ row, path }) => [path, row]);
  if (section !== 'business_tax' || !isTree(values)) return [['values', values]];
  const { rows, ...others } = values;
  return [
    ...listRows(rows, 'values.rows').map(({ row, path }) => [path, row] as const),
    ...Object.entries(others).map(([name, source]) => [`values.${name}`, source] as const),
  ];
}

interface MatterSource {
  readonly section: SectionName;
  readonly path: string;
  /** The value at the path. */
  readonly source: unknown;
  readonly locale: Locale;
}

/** One matter of a section from its value. */
export function getMatter({ section, path, source, locale }: MatterSource): Matter {
  const title = getMatterTitle({ section, path, source, locale });
  if (Array.isArray(source))
    return { path, title, source, figures: [], ladders: [toLadder(source, { path, name: section, locale })] };
  return { path, title, source, ...spread(isTree(source) ? source : {}, { path, words: [], list: '', locale }) };
}

function getMatterTitle({ section, path, source, locale }: MatterSource): string {
  if (path === 'values') return findTerm(section) ?? '';
  const name = path.split('.').at(-1) ?? '';
  if (/^\d+$/.test(name)) return getRowTitle(isTree(source) ? source : {}, locale);
  return findRowName(source, locale) ?? findTerm(name) ?? '';
}

function listRows(values: unknown, path: string): { readonly row: Tree; readonly path: string }[] {
  return (Array.isArray(values) ? values : []).map((row: unknown, index) => ({
    row: isTree(row) ? row : {},
    path: `${path}.${index}`,
  }));
}

interface FigurePosition {
  readonly path: string;
  readonly words: readonly string[];
  /** The list that the value is a line of. */
  readonly list: string;
  readonly locale: Locale;
}

interface Spread {
  readonly figures: CodeFigure[];
  readonly ladders: Ladder[];
}

/** Figures of a value at any depth; lists of lines stay together. */
function spread(value: Tree, place: FigurePosition): Spread {
  const parts = Object.entries(value).map(([name, inner]) => spreadField(name, inner, place));
  return { figures: parts.flatMap(({ figures }) => figures), ladders: parts.flatMap(({ ladders }) => ladders) };
}

function spreadField(name: string, value: unknown, { words: led, ...place }: FigurePosition): Spread {
  const path = `${place.path}.${name}`;
  const term = findTerm(name);
  const words = term === undefined ? led : [...led, term];
  if (isTree(value)) return spread(value, { ...place, path, words });
  if (Array.isArray(value)) return spreadList(value, { name, path, words, locale: place.locale });
  if (FIXED_FIELDS.has(name) || value === null) return { figures: [], ladders: [] };
  return {
    figures: [{ path, label: upperFirst(words.join(', ')), kind: getFigureKind(name, value, place.list), value }],
    ladders: [],
  };
}

interface ListedRow {
  readonly name: string;
  readonly path: string;
  readonly words: readonly string[];
  readonly locale: Locale;
}

/** Lines, or single values in a fixed order such as the days of the quarters. */
function spreadList(values: readonly unknown[], { name, path, words, locale }: ListedRow): Spread {
  if (name in BLANKS || values.some(isTree))
    return { figures: [], ladders: [toLadder(values, { path, name, locale })] };
  if (FIXED_FIELDS.has(name)) return { figures: [], ladders: [] };
  return {
    figures: values.map((value, index) => ({
      path: `${path}.${index}`,
      label: upperFirst(`${words.join(', ')} ${index + 1}`),
      kind: getFigureKind(name, value, ''),
      value,
    })),
    ladders: [],
  };
}

function toLadder(
  values: readonly unknown[],
  { path, name, locale }: { readonly path: string; readonly name: string; readonly locale: Locale },
): Ladder {
  const title = upperFirst(findTerm(name) ?? '');
  const lines = listRows(values, path).map(({ row, path: own }, index) => {
    const { figures } = spread(row, { path: own, words: [], list: name, locale });
    const ownName = findRowName(row, locale);
    return {
      path: own,
      name: upperFirst(ownName ?? `${title} ${index + 1}`),
      has_number: ownName === undefined,
      figures,
    };
  });
  const isCounted = listRows(values, path).every(({ row }) => findRowKey(row) === undefined);
  return { path, title, lines, blank: isCounted ? BLANKS[name] : undefined };
}

function findRowKey(row: Tree): string | undefined {
  const key = RECORD_KEYS.find((name) => typeof row[name] === 'string');
  return key && String(row[key]);
}

/** A row by its own name, else by the word for its key. */
function findRowName(row: unknown, locale: Locale): string | undefined {
  if (!isTree(row)) return undefined;
  if (isTree(row['name'])) return String(row['name'][locale] ?? '');
  const key = findRowKey(row);
  return key === undefined ? undefined : (findTerm(key) ?? key);
}

/** A row that was just added has no name yet and is titled by its key. */
function getRowTitle(row: Tree, locale: Locale): string {
  return findRowName(row, locale) || (findRowKey(row) ?? '');
}

/** Terms of the catalogue are written for the middle of a sentence; here each begins one. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
