// Lists the changes between two versions of the revenue code.

import { type Bilingual, formatDay, type Locale, type OrdinanceChange, type OrdinanceText } from '@ebpls/contracts';
import { parseCentavos } from '@ebpls/rules';

import { formatPeso } from '../../platform/format.ts';
import { isMessageKey, getMessageText } from '../../platform/messages/catalogue.ts';

/** Fields that identify a row in any position. */
const ROW_KEYS = ['category', 'code', 'group', 'key', 'unit', 'scale'] as const;
const RATES = new Set(['rate', 'first_rate', 'rest_rate', 'share', 'surcharge', 'interest_per_month']);
const MONEY_TEXT = /^\d+\.\d{2}$/;
const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;

interface Sides {
  readonly was: unknown;
  readonly becomes: unknown;
}

/** Position in the draft: the path and the texts of its fields. */
interface WalkPosition {
  readonly path: readonly (string | number)[];
  readonly words: readonly string[];
  readonly locale: Locale;
}

type OrdinanceTree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is OrdinanceTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes of a draft, figure by figure, in the order of the code and in the reader's language. */
export function listOrdinanceChanges(
  formerText: OrdinanceText,
  newText: OrdinanceText,
  locale: Locale,
): OrdinanceChange[] {
  return listTreeChanges({ was: formerText, becomes: newText }, { path: [], words: [], locale });
}

function listTreeChanges(sides: Sides, place: WalkPosition): OrdinanceChange[] {
  const { was, becomes } = sides;
  if (was === becomes) return [];
  if (Array.isArray(was) || Array.isArray(becomes)) return listRowChanges(sides, place);
  if (isTree(was) || isTree(becomes))
    return listFieldChanges({ was: isTree(was) ? was : {}, becomes: isTree(becomes) ? becomes : {} }, place);
  const name = place.path.findLast((part) => typeof part === 'string') ?? '';
  return [
    {
      path: place.path.join('.'),
      what: place.words.join(', '),
      was: formatValue(was, String(name), place.locale),
      becomes: formatValue(becomes, String(name), place.locale),
    },
  ];
}

function listFieldChanges(
  { was, becomes }: { readonly was: OrdinanceTree; readonly becomes: OrdinanceTree },
  place: WalkPosition,
): OrdinanceChange[] {
  const names = [...new Set([...Object.keys(becomes), ...Object.keys(was)])];
  return names.flatMap((name) => {
    const own = findRowName(becomes[name] ?? was[name], place.locale);
    const words = own === undefined ? [...place.words, ...getFieldText(name, place.locale)] : [own];
    return listTreeChanges(
      { was: was[name], becomes: becomes[name] },
      { ...place, path: [...place.path, name], words },
    );
  });
}

function listRowChanges({ was, becomes }: Sides, place: WalkPosition): OrdinanceChange[] {
  const [before, after] = [was, becomes].map((rows): unknown[] => (Array.isArray(rows) ? rows : []));
  const formerRows = new Map((before ?? []).map((row, index) => [getRowIdentity(row) ?? index, row]));
  const unchangedRows = (after ?? []).flatMap((row, index) => {
    const key = getRowIdentity(row) ?? index;
    const other = formerRows.get(key);
    formerRows.delete(key);
    return listTreeChanges({ was: other, becomes: row }, toRowPosition(place, { index, row: row ?? other }));
  });
  const removedRows = [...formerRows.values()].flatMap((row, index) =>
    listTreeChanges(
      { was: row, becomes: undefined },
      toRowPosition(place, { index: (after ?? []).length + index, row }),
    ),
  );
  return [...unchangedRows, ...removedRows];
}

function getRowIdentity(row: unknown): string | undefined {
  if (!isTree(row)) return undefined;
  const key = ROW_KEYS.find((name) => typeof row[name] === 'string');
  return key && String(row[key]);
}

/** Position of a row: its own name, the text of its key, or its number: `bracket 3`. */
function toRowPosition(
  place: WalkPosition,
  { index, row }: { readonly index: number; readonly row: unknown },
): WalkPosition {
  const { words, locale } = place;
  const key = getRowIdentity(row);
  const numberedWords = [...words.slice(0, -1), `${words.at(-1) ?? ''} ${index + 1}`.trim()];
  const keyedWords = key === undefined ? numberedWords : [...words, getFieldText(key, locale)[0] ?? key];
  const own = findRowName(row, locale);
  return { ...place, path: [...place.path, index], words: own === undefined ? keyedWords : [own] };
}

function findRowName(row: unknown, locale: Locale): string | undefined {
  return isTree(row) && isTree(row['name']) ? (row['name'] as Bilingual)[locale] : undefined;
}

/** Text of a field; a field that only groups others has none. */
function getFieldText(name: string, locale: Locale): string[] {
  const key = `ordinance.term.${name}`;
  if (!isMessageKey(key)) return /^[A-Z]/.test(name) ? [name] : [];
  return [getMessageText(key, {}, locale)];
}

function formatValue(value: unknown, name: string, locale: Locale): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return getMessageText(value ? 'ordinance.yes' : 'ordinance.no', {}, locale);
  if (typeof value !== 'string') return String(value);
  return RATES.has(name) ? `${value}%` : getRowText(value, locale);
}

function getRowText(text: string, locale: Locale): string {
  if (DAY_TEXT.test(text)) return formatDay(text, locale);
  const amount = MONEY_TEXT.test(text) ? parseCentavos(text) : undefined;
  if (amount !== undefined) return formatPeso(amount);
  const key = `ordinance.term.${text}`;
  return isMessageKey(key) ? getMessageText(key, {}, locale) : text;
}
