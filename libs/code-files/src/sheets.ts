// Lays a JSON document out as sheets, a sheet for each list, and reads it back with the cell of every value.

/** A cell of a workbook; nothing is null. */
export type SheetCell = string | number | boolean | Date | null;
export interface Sheet {
  readonly name: string;
  readonly rows: SheetCell[][];
}

type Scalar = string | number | boolean;
type JsonValue = Scalar | JsonValue[] | { [key: string]: JsonValue };
/** An object of a JSON document. */
export type JsonObject = { [key: string]: JsonValue };

const ROOT = 'code';
const ROW_KEY = '#';
const NO_ITEMS = '[]';
const NO_FIELDS = '{}';
const SEPARATOR = ' | ';
const ROWS = /^\d+ rows?$/;
const NUMBERS = /(?:^|\.)(?:months_at_most|tax_year)$/; // the numbers that are no texts as printed
const SHORT = 4; // letters of the first part of a long name: a sheet's name has at most 31

const isObject = (value: JsonValue): value is JsonObject => typeof value === 'object' && !Array.isArray(value);

function toSheetName(parent: string, list: string): string {
  if (parent === ROOT && !list.includes('.')) return list;
  const [first = '', ...rest] = parent.split('.');
  return [first.slice(0, SHORT), ...rest, list].join('.');
}

interface Layout {
  readonly columns: string[];
  readonly rows: Map<string, Scalar>[];
}

/** Lays a document out: the sheet `code` holds its single values, each list of rows is a sheet of its own. */
export function toSheets(document: JsonObject): Sheet[] {
  const layouts = new Map<string, Layout>();
  layRow(layouts, { sheet: ROOT, key: '1', row: document });
  return [...layouts].map(([name, { columns, rows }]) => ({
    name,
    rows: [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? null))],
  }));
}

interface LaidRow {
  readonly sheet: string;
  readonly key: string;
  readonly row: JsonObject;
}

function layRow(layouts: Map<string, Layout>, { sheet, key, row }: LaidRow): void {
  const layout = layouts.get(sheet) ?? { columns: [ROW_KEY], rows: [] };
  layouts.set(sheet, layout);
  const cells = new Map<string, Scalar>([[ROW_KEY, key]]);
  layout.rows.push(cells);
  const put = (column: string, value: Scalar): void => {
    if (!layout.columns.includes(column)) layout.columns.push(column);
    cells.set(column, value);
  };
  const layField = (column: string, value: JsonValue): void => {
    if (isObject(value)) return layFields(column, value);
    if (!Array.isArray(value)) return put(column, value);
    if (value.length === 0) return put(column, NO_ITEMS);
    if (!value.every(isObject)) return put(column, `[${value.join(SEPARATOR)}]`);
    put(column, `${value.length} ${value.length === 1 ? 'row' : 'rows'}`);
    const child = toSheetName(sheet, column);
    for (const [index, each] of value.entries())
      layRow(layouts, { sheet: child, key: sheet === ROOT ? `${index + 1}` : `${key}.${index + 1}`, row: each });
  };
  const layFields = (column: string, value: JsonObject): void => {
    if (Object.keys(value).length === 0) put(column, NO_FIELDS);
    for (const [name, each] of Object.entries(value)) layField(`${column}.${name}`, each);
  };
  for (const [name, value] of Object.entries(row)) layField(name, value);
}

/** The sheet and cell of each value, by its path in the document. */
export type CellPlaces = ReadonlyMap<string, string>;

/** A document read from sheets, with the place of each value. */
export interface SheetDocument {
  readonly document: JsonObject;
  readonly places: CellPlaces;
  /** Rows that belong to no row of the list above theirs, each by its first cell. */
  readonly lost: readonly string[];
}

const LETTERS = 26;
const FIRST_LETTER = 65; // A

function toColumnName(index: number): string {
  const letter = String.fromCodePoint(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? letter : toColumnName(Math.floor(index / LETTERS) - 1) + letter;
}

/** The text of a cell as a person sees it; a number has no exponent (`1.5E+5` is 150000). */
function formatCell(cell: SheetCell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== 'number') return String(cell ?? '').trim();
  return cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
}

function readText(text: string): JsonValue {
  if (text === NO_ITEMS) return [];
  if (text === NO_FIELDS) return {};
  return text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1).split(SEPARATOR) : text;
}

function readCell(cell: SheetCell, column: string): JsonValue | undefined {
  if (typeof cell === 'boolean') return cell;
  const text = formatCell(cell);
  if (text === '' || column === '' || column === ROW_KEY) return undefined;
  return NUMBERS.test(column) && /^\d+$/.test(text) ? Number(text) : readText(text);
}

function setField(target: JsonObject, column: string, value: JsonValue): void {
  const [name = '', ...rest] = column.split('.');
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  const object = inner !== undefined && isObject(inner) ? inner : {};
  target[name] = object;
  setField(object, rest.join('.'), value);
}

interface SheetReader {
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly places: Map<string, string>;
}

function listChildren(
  { rows }: Sheet,
  parent: string | undefined,
): { readonly cells: SheetCell[]; readonly at: number }[] {
  const isChild = (key: string): boolean =>
    parent === undefined ? true : key.startsWith(`${parent}.`) && !key.slice(parent.length + 1).includes('.');
  return rows
    .map((cells, at) => ({ cells, at }))
    .filter(
      ({ cells, at }) =>
        at > 0 && cells.some((cell) => formatCell(cell) !== '') && isChild(formatCell(cells[0] ?? null)),
    );
}

interface SheetRow {
  readonly cells: SheetCell[];
  readonly row: number;
  readonly path: string;
}

function readRow(reader: SheetReader, sheet: Sheet, at: SheetRow): JsonObject {
  const object: JsonObject = {};
  const prefix = at.path === '' ? '' : `${at.path}.`;
  const key = formatCell(at.cells[0] ?? null);
  reader.places.set(at.path, `${sheet.name}!A${at.row + 1}`);
  for (const [index, head] of (sheet.rows[0] ?? []).entries()) {
    const column = formatCell(head);
    reader.places.set(`${prefix}${column}`, `${sheet.name}!${toColumnName(index)}${at.row + 1}`);
    const value = readCell(at.cells[index] ?? null, column);
    if (value === undefined) continue;
    const isList = typeof value === 'string' && ROWS.test(value);
    setField(object, column, isList ? readList(reader, { sheet, column, key, prefix }) : value);
  }
  return object;
}

function readList(
  reader: SheetReader,
  of: { readonly sheet: Sheet; readonly column: string; readonly key: string; readonly prefix: string },
): JsonValue[] {
  const child = reader.sheets.get(toSheetName(of.sheet.name, of.column));
  if (child === undefined) return [];
  return listChildren(child, of.sheet.name === ROOT ? undefined : of.key).map(({ cells, at }, index) =>
    readRow(reader, child, { cells, row: at, path: `${of.prefix}${of.column}.${index}` }),
  );
}

const isFilled = (cells: readonly SheetCell[]): boolean => cells.some((cell) => formatCell(cell) !== '');

function listLostRows(sheets: readonly Sheet[], places: CellPlaces): string[] {
  const read = new Set(places.values());
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells, at) => {
      const first = `${name}!A${at + 1}`;
      return at > 0 && isFilled(cells) && !read.has(first) ? [first] : [];
    }),
  );
}

/** Reads the document that sheets hold; what is missing in it, its schema says. */
export function readSheets(sheets: readonly Sheet[]): SheetDocument {
  const reader: SheetReader = { sheets: new Map(sheets.map((sheet) => [sheet.name, sheet])), places: new Map() };
  const { places } = reader;
  const root = reader.sheets.get(ROOT);
  const cells = root?.rows[1];
  const document = root === undefined || cells === undefined ? {} : readRow(reader, root, { cells, row: 1, path: '' });
  return { document, places, lost: root === undefined ? [] : listLostRows(sheets, places) };
}
