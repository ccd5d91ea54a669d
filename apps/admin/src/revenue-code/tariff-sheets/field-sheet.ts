// A table with a row for each entry of a list and a column for each of its fields.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { SheetWords } from './sheet.messages.ts';
import {
  createCell,
  createReadCell,
  readAt,
  type FigureSheet,
  type SheetCell,
  type SheetColumn,
  writeAt,
} from './sheet.ts';

type WordKey = Parameters<SheetWords>[0];

/** A column of a list with its field; a closed list of values is a choice. `fixed` is typed until its row is saved. */
export interface FieldColumn {
  readonly field: string;
  readonly header: WordKey;
  readonly kind?: 'fixed' | 'optional' | 'number' | 'number_or_absent' | 'yes_no' | 'yes_or_absent';
  readonly values?: Readonly<Record<string, WordKey>>;
}

const YES_NO = { true: 'yes', false: 'no' } as const;

function toColumn({ field, header, kind, values }: FieldColumn, t: SheetWords): SheetColumn {
  const choices = kind === 'yes_no' || kind === 'yes_or_absent' ? YES_NO : values;
  return {
    key: field,
    header: t(header),
    ...(choices === undefined
      ? {}
      : { options: Object.entries(choices).map(([value, key]) => ({ value, label: t(key) })) }),
  };
}

/** A count or a yes or no as the document holds it; any other text stays, so that the check names the format. */
function parseTyped(kind: FieldColumn['kind'], text: string): unknown {
  if (kind === 'number_or_absent' && text.trim() === '') return undefined;
  if (kind === 'yes_or_absent' && text === 'false') return undefined;
  return kind?.startsWith('number') === true ? parseCount(text) : parseYesNo(text);
}

const parseCount = (text: string): unknown => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text);

const parseYesNo = (text: string): unknown => (text === 'true' || text === 'false' ? text === 'true' : text);

interface CellKind {
  readonly kind: FieldColumn['kind'];
  readonly isSaved: boolean;
}

function createFieldCell(document: TariffText, path: string, { kind, isSaved }: CellKind): SheetCell {
  const value = readAt(document, path) ?? (kind === 'yes_or_absent' ? false : undefined);
  const text = value === undefined ? '' : String(value as string | number | boolean);
  if (kind === 'fixed' && isSaved) return createReadCell(path, text);
  if (kind?.startsWith('number') === true || kind?.startsWith('yes') === true)
    return { path, text, write: (target, typedText) => writeAt(target, path, parseTyped(kind, typedText)) };
  return createCell(document, path, kind === 'optional');
}

export interface FieldSheet {
  readonly path: string;
  readonly title: string;
  readonly fields: readonly FieldColumn[];
  /** A list, also where the document has none yet; otherwise the one entry at the path. */
  readonly isList?: boolean;
  /** Codes of the rows that are saved: other rows name them, so they are not typed over. */
  readonly saved_codes?: ReadonlySet<string>;
}

/** The table of a list, or of the one entry at a path. */
export function toFieldSheet(
  document: TariffText,
  { path, title, fields, isList = false, saved_codes }: FieldSheet,
  t: SheetWords,
): FigureSheet {
  const value = readAt(document, path) ?? (isList ? [] : undefined);
  const places = Array.isArray(value) ? value.map((_, index) => `${path}.${index}`) : [path];
  const isSaved = (place: string): boolean => saved_codes?.has(String(readAt(document, `${place}.code`))) === true;
  return {
    path,
    title,
    columns: fields.map((field) => toColumn(field, t)),
    rows: places.map((place) => ({
      key: place,
      path: place,
      cells: fields.map((field) =>
        createFieldCell(document, place === '' ? field.field : `${place}.${field.field}`, {
          kind: field.kind,
          isSaved: isSaved(place),
        }),
      ),
    })),
  };
}
