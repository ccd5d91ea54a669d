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

/** A column of a list with its field; a closed list of values is a choice. */
export interface FieldColumn {
  readonly field: string;
  readonly header: WordKey;
  readonly kind?: 'read' | 'optional' | 'number' | 'yes_no';
  readonly values?: Readonly<Record<string, WordKey>>;
}

const YES_NO = { true: 'yes', false: 'no' } as const;

function toColumn({ field, header, kind, values }: FieldColumn, t: SheetWords): SheetColumn {
  const choices = kind === 'yes_no' ? YES_NO : values;
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
  if (kind === 'number' && /^\d{1,6}$/.test(text.trim())) return Number(text);
  if (kind === 'yes_no' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function createFieldCell(document: TariffText, path: string, { kind }: FieldColumn): SheetCell {
  const value = readAt(document, path);
  const text = value === undefined ? '' : String(value as string | number | boolean);
  if (kind === 'read') return createReadCell(path, text);
  if (kind === 'number' || kind === 'yes_no')
    return { path, text, write: (target, typed) => writeAt(target, path, parseTyped(kind, typed)) };
  return createCell(document, path, kind === 'optional');
}

export interface FieldSheet {
  readonly path: string;
  readonly title: WordKey;
  readonly fields: readonly FieldColumn[];
}

/** The table of a list, or of the one entry at a path. */
export function toFieldSheet(document: TariffText, { path, title, fields }: FieldSheet, t: SheetWords): FigureSheet {
  const value = readAt(document, path);
  const places = Array.isArray(value) ? value.map((_, index) => `${path}.${index}`) : [path];
  return {
    path,
    title: t(title),
    columns: fields.map((field) => toColumn(field, t)),
    rows: places.map((place) => ({
      key: place,
      path: place,
      cells: fields.map((field) =>
        createFieldCell(document, place === '' ? field.field : `${place}.${field.field}`, field),
      ),
    })),
  };
}
