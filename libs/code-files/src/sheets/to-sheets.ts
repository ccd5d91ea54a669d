// Lays a JSON document out as sheets, a sheet for each list.

import {
  isObject,
  type JsonObject,
  type JsonValue,
  NO_FIELDS,
  NO_ITEMS,
  NUMBER_COLUMN,
  ROOT_SHEET,
  type Scalar,
  SEPARATOR,
  type Sheet,
  toSheetName,
} from './sheet.ts';

interface Layout {
  readonly columns: string[];
  readonly rows: Map<string, Scalar>[];
}

/** Lays a document out: the sheet `code` holds its single values, each list of rows is a sheet of its own. */
export function toSheets(document: JsonObject): Sheet[] {
  const layouts = new Map<string, Layout>();
  layRow(layouts, { sheet: ROOT_SHEET, key: '1', row: document });
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
  const layout = layouts.get(sheet) ?? { columns: [NUMBER_COLUMN], rows: [] };
  layouts.set(sheet, layout);
  const cells = new Map<string, Scalar>([[NUMBER_COLUMN, key]]);
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
      layRow(layouts, { sheet: child, key: sheet === ROOT_SHEET ? `${index + 1}` : `${key}.${index + 1}`, row: each });
  };
  const layFields = (column: string, value: JsonObject): void => {
    if (Object.keys(value).length === 0) put(column, NO_FIELDS);
    for (const [name, each] of Object.entries(value)) layField(`${column}.${name}`, each);
  };
  for (const [name, value] of Object.entries(row)) layField(name, value);
}
