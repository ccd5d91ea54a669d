import type { Bilingual, SectionName } from '@ebpls/contracts';

import { type FigureKind, kindOf } from './figure-kinds.ts';
import { termOf } from './term.ts';

/** One value of the revenue code with its place in the section, its word and how it is written. */
export interface Figure {
  readonly path: string;
  readonly label: string;
  readonly kind: FigureKind;
  readonly value: unknown;
}

export interface Line {
  readonly path: string;
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** Lines of one kind: brackets, steps, groups. `blank` is a line that may be added. */
export interface Ladder {
  readonly path: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly blank: unknown;
}

/** One matter of a section: a tax, a fee, the late charges. */
export interface Matter {
  readonly path: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly ladders: readonly Ladder[];
  /** What it was made of: while that is the same, so is the matter. */
  readonly source: unknown;
}

type Locale = keyof Bilingual;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a row is known by, and what decides how it is computed: a change of these is a change of the program. */
const FIXED = new Set([
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

const KEYS = ['category', 'code', 'group', 'key', 'unit', 'scale'] as const;

const BLANKS: Readonly<Record<string, unknown>> = {
  brackets: { below: '', tax: '' },
  steps: { below: '', amount: '' },
  amnesties: { from: '', to: '', waives_surcharge: true, waives_interest: true, ordinance_no: '' },
  extensions: { due: '', until: '', resolution_no: '' },
};

/** The matters of a section, in the order of the code. */
export function mattersOf(section: SectionName, values: unknown, locale: Locale): Matter[] {
  if (section === 'fees')
    return rowsOf(values, 'values').map(({ row, path }) => matterOf(row, { path, title: titleOf(row, locale) }));
  const title = termOf(section) ?? '';
  if (Array.isArray(values))
    return [
      {
        path: 'values',
        title,
        source: values,
        figures: [],
        ladders: [ladderOf(values, { path: 'values', name: section, locale })],
      },
    ];
  const tree = isTree(values) ? values : {};
  if (section !== 'business_tax') return [matterOf(tree, { path: 'values', title, locale })];
  const { rows, ...others } = tree;
  return [
    ...rowsOf(rows, 'values.rows').map(({ row, path }) => matterOf(row, { path, title: titleOf(row, locale) })),
    ...Object.entries(others).map(([name, row]) =>
      matterOf(isTree(row) ? row : {}, { path: `values.${name}`, title: nameOf(row, locale) ?? termOf(name) ?? '' }),
    ),
  ];
}

function rowsOf(values: unknown, path: string): { readonly row: Tree; readonly path: string }[] {
  return (Array.isArray(values) ? values : []).map((row: unknown, index) => ({
    row: isTree(row) ? row : {},
    path: `${path}.${index}`,
  }));
}

interface Headed {
  readonly path: string;
  readonly title: string;
  readonly locale?: Locale;
}

function matterOf(row: Tree, { path, title, locale = 'en' }: Headed): Matter {
  return { path, title, source: row, ...spread(row, { path, words: [], list: '', locale }) };
}

interface Place {
  readonly path: string;
  readonly words: readonly string[];
  /** The list that the value is a line of. */
  readonly list: string;
  readonly locale: Locale;
}

interface Spread {
  readonly figures: Figure[];
  readonly ladders: Ladder[];
}

/** Figures of a value, however deep they lie; lists of lines stay together. */
function spread(value: Tree, place: Place): Spread {
  const parts = Object.entries(value).map(([name, inner]) => spreadField(name, inner, place));
  return { figures: parts.flatMap(({ figures }) => figures), ladders: parts.flatMap(({ ladders }) => ladders) };
}

function spreadField(name: string, value: unknown, { words: led, ...place }: Place): Spread {
  const path = `${place.path}.${name}`;
  const word = termOf(name);
  const words = word === undefined ? led : [...led, word];
  if (isTree(value)) return spread(value, { ...place, path, words });
  if (Array.isArray(value)) return spreadList(value, { name, path, words, locale: place.locale });
  if (FIXED.has(name) || value === null) return { figures: [], ladders: [] };
  return {
    figures: [{ path, label: capital(words.join(', ')), kind: kindOf(name, value, place.list), value }],
    ladders: [],
  };
}

interface Listed {
  readonly name: string;
  readonly path: string;
  readonly words: readonly string[];
  readonly locale: Locale;
}

/** Lines, or single values in a fixed order such as the days of the quarters. */
function spreadList(values: readonly unknown[], { name, path, words, locale }: Listed): Spread {
  if (name in BLANKS || values.some(isTree))
    return { figures: [], ladders: [ladderOf(values, { path, name, locale })] };
  if (FIXED.has(name)) return { figures: [], ladders: [] };
  return {
    figures: values.map((value, index) => ({
      path: `${path}.${index}`,
      label: capital(`${words.join(', ')} ${index + 1}`),
      kind: kindOf(name, value, ''),
      value,
    })),
    ladders: [],
  };
}

function ladderOf(
  values: readonly unknown[],
  { path, name, locale }: { readonly path: string; readonly name: string; readonly locale: Locale },
): Ladder {
  const title = capital(termOf(name) ?? '');
  const lines = rowsOf(values, path).map(({ row, path: own }, index) => {
    const { figures } = spread(row, { path: own, words: [], list: name, locale });
    return { path: own, name: capital(nameOf(row, locale) ?? `${title} ${index + 1}`), figures };
  });
  const isCounted = rowsOf(values, path).every(({ row }) => keyOf(row) === undefined);
  return { path, title, lines, blank: isCounted ? BLANKS[name] : undefined };
}

function keyOf(row: Tree): string | undefined {
  const key = KEYS.find((name) => typeof row[name] === 'string');
  return key && String(row[key]);
}

/** A row by its own name, else by the word for its key. */
function nameOf(row: unknown, locale: Locale): string | undefined {
  if (!isTree(row)) return undefined;
  if (isTree(row['name'])) return String(row['name'][locale] ?? '');
  const key = keyOf(row);
  return key === undefined ? undefined : (termOf(key) ?? key);
}

/** A row that was just added has no name yet and goes by its key. */
function titleOf(row: Tree, locale: Locale): string {
  return nameOf(row, locale) || (keyOf(row) ?? '');
}

/** Words of the catalogue stand inside sentences; here each begins one. */
function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
