// The parts of a workbook that holds a JSON document: cells, sheets, their names and the words of their cells.

/** A cell of a workbook; nothing is null. */
export type SheetCell = string | number | boolean | Date | null;
export interface Sheet {
  readonly name: string;
  readonly rows: SheetCell[][];
}

export type Scalar = string | number | boolean;
export type JsonValue = Scalar | JsonValue[] | { [key: string]: JsonValue };
/** An object of a JSON document. */
export type JsonObject = { [key: string]: JsonValue };

/** The sheet of the single values. */
export const ROOT_SHEET = 'code';
/** The column of the row's number. */
export const NUMBER_COLUMN = '#';
export const NO_ITEMS = '[]';
export const NO_FIELDS = '{}';
export const SEPARATOR = ' | ';

const SHORT = 4; // letters of the first part of a long name: a sheet's name has at most 31

export const isObject = (value: JsonValue): value is JsonObject => typeof value === 'object' && !Array.isArray(value);

/** What the names of the sheets below a sheet begin with. */
export function toSheetPrefix(parent: string): string {
  const [first = '', ...rest] = parent.split('.');
  return `${[first.slice(0, SHORT), ...rest].join('.')}.`;
}

/** The name of the sheet that holds a list of another sheet's rows. */
export function toSheetName(parent: string, list: string): string {
  return parent === ROOT_SHEET && !list.includes('.') ? list : toSheetPrefix(parent) + list;
}
