// Reads the JSON document that sheets hold, with the cell of every value.

import { formatCell, isFilled, readCell, setField } from './read-cell.ts';
import { type JsonObject, ROOT_SHEET, type Sheet, type SheetCell, toSheetName, toSheetPrefix } from './sheet.ts';
import { checkSheets, formatCellPlace, type SheetProblem } from './check-sheets.ts';

/** The sheet and cell of each value, by its path in the document. */
export type CellPlaces = ReadonlyMap<string, string>;

/** A document read from sheets, with the place of each value. */
export interface SheetDocument {
  readonly document: JsonObject;
  readonly places: CellPlaces;
  /** What would be lost or read twice, each at its cell. */
  readonly problems: readonly SheetProblem[];
}

const ROWS = /^\d+ rows?$/;

interface PlacedRow {
  readonly cells: SheetCell[];
  readonly at: number;
}

interface SheetReader {
  readonly sheets: ReadonlyMap<string, Sheet>;
  /** The rows of each sheet, by the number of the row that they belong to. */
  readonly children: ReadonlyMap<string, ReadonlyMap<string, PlacedRow[]>>;
  readonly places: Map<string, string>;
  readonly problems: SheetProblem[];
}

interface SheetRow {
  readonly sheet: Sheet;
  readonly cells: readonly SheetCell[];
  readonly at: number;
  readonly path: string;
}

function listFilledRows({ rows }: Sheet): PlacedRow[] {
  return rows.map((cells, at) => ({ cells, at })).filter(({ cells, at }) => at > 0 && isFilled(cells));
}

/** The number of the row above: `3` of `3.2`; of a list of the document none. */
function toParentNumber({ cells }: PlacedRow): string {
  const number = formatCell(cells[0] ?? null);
  return number.slice(0, Math.max(0, number.lastIndexOf('.')));
}

/** The columns of a sheet whose values are rows of another sheet, by the names of the sheets of the workbook. */
function listSheetColumns({ sheets }: SheetReader, { name }: Sheet): string[] {
  const prefix = toSheetPrefix(name);
  const names = [...sheets.keys()];
  /** A list of the rows of another list, which its own sheet reads: the conditions of a discount. */
  const isInner = (other: string): boolean =>
    names.some((each) => each !== name && each.startsWith(prefix) && other.startsWith(toSheetPrefix(each)));
  return names.flatMap((other) => {
    if (other.startsWith(prefix)) return isInner(other) ? [] : [other.slice(prefix.length)];
    return name === ROOT_SHEET && other !== ROOT_SHEET && !other.includes('.') ? [other] : [];
  });
}

function readList(reader: SheetReader, { sheet, cells, path }: SheetRow, column: string): JsonObject[] {
  const child = reader.sheets.get(toSheetName(sheet.name, column));
  if (child === undefined) return [];
  const key = formatCell(cells[0] ?? null);
  const prefix = path === '' ? '' : `${path}.`;
  const rows =
    sheet.name === ROOT_SHEET ? listFilledRows(child) : key === '' ? [] : reader.children.get(child.name)?.get(key);
  return (rows ?? []).map((row, index) =>
    readRow(reader, { sheet: child, ...row, path: `${prefix}${column}.${index}` }),
  );
}

/** A list whose rows the cell counts; the count itself is not read. */
function readCountedList(
  reader: SheetReader,
  row: SheetRow,
  { column, place }: { readonly column: string; readonly place: string },
): JsonObject[] {
  const list = readList(reader, row, column);
  if (list.length === 0) reader.problems.push({ place, key: 'tariff.rows_missing' });
  return list;
}

/** Lists that the row's own sheet has no column for, or an empty cell, by their columns. */
function readUnnamedLists(
  reader: SheetReader,
  row: SheetRow,
  namedLists: ReadonlySet<string>,
): [string, JsonObject[]][] {
  return listSheetColumns(reader, row.sheet)
    .filter((column) => !namedLists.has(column))
    .map((column): [string, JsonObject[]] => [column, readList(reader, row, column)])
    .filter(([, list]) => list.length > 0);
}

function readRow(reader: SheetReader, row: SheetRow): JsonObject {
  const { sheet, cells, at, path } = row;
  const object: JsonObject = {};
  const prefix = path === '' ? '' : `${path}.`;
  const namedLists = new Set<string>();
  reader.places.set(path, formatCellPlace(sheet, 0, at));
  for (const [index, head] of (sheet.rows[0] ?? []).entries()) {
    const column = formatCell(head);
    const place = formatCellPlace(sheet, index, at);
    reader.places.set(`${prefix}${column}`, place);
    const value = readCell(cells[index] ?? null, column, sheet.name);
    if (value === undefined) continue;
    namedLists.add(column);
    const isList = typeof value === 'string' && ROWS.test(value);
    setField(object, column, isList ? readCountedList(reader, row, { column, place }) : value);
  }
  for (const [column, list] of readUnnamedLists(reader, row, namedLists)) {
    setField(object, column, list);
    reader.places.set(prefix + column, `${toSheetName(sheet.name, column)}!A1`);
  }
  return object;
}

/** Reads the document that sheets hold; what is missing in it, its schema says. */
export function readSheets(sheets: readonly Sheet[]): SheetDocument {
  const reader: SheetReader = {
    sheets: new Map(sheets.map((sheet) => [sheet.name, sheet])),
    children: new Map(sheets.map((sheet) => [sheet.name, Map.groupBy(listFilledRows(sheet), toParentNumber)])),
    places: new Map(),
    problems: [],
  };
  const root = reader.sheets.get(ROOT_SHEET);
  const cells = root?.rows[1];
  if (root === undefined || cells === undefined) return { document: {}, places: new Map(), problems: [] };
  const document = readRow(reader, { sheet: root, cells, at: 1, path: '' });
  return { document, places: reader.places, problems: [...checkSheets(sheets, reader.places), ...reader.problems] };
}
