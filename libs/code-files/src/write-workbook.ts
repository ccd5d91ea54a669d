import writeExcel, { type SheetData } from 'write-excel-file/node';

import type { JsonObject, SheetCell } from './sheets/sheet.ts';
import { toSheets } from './sheets/to-sheets.ts';

type ExcelCell = SheetData[number][number];

const TEXT_FORMAT = '@';

/** Every text is formatted as text: no spreadsheet program turns `1/2`, `2 %` or `3.10` into something else. */
function toExcelCell(cell: SheetCell): ExcelCell {
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return typeof cell === 'string' ? { value: cell, type: String, format: TEXT_FORMAT } : null;
}

/** A document as a workbook: a sheet for each list, the heads of the columns named as the fields. */
export function writeDocumentWorkbook(document: object): Promise<Buffer> {
  const sheets = toSheets(JSON.parse(JSON.stringify(document)) as JsonObject).map(
    ({ name, rows: [heads = [], ...rows] }) => ({
      sheet: name,
      data: [
        heads.map((head): ExcelCell => ({ value: String(head), type: String, fontWeight: 'bold' })),
        ...rows.map((row) => row.map(toExcelCell)),
      ],
      columns: heads.map(() => ({ width: 22 })),
      stickyRowsCount: 1,
    }),
  );
  return writeExcel(sheets).toBuffer();
}
