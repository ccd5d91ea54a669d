// Reads a JSON document or a workbook, with the cell of every value.

import { CaseRefused } from '@ebpls/rules';

import { type FileProblem, MAX_PROBLEMS } from './file-problem.ts';
import { decodeText, parseJsonText } from './read-json.ts';
import { formatCellPlace } from './sheets/check-sheets.ts';
import { inspectWorkbook, MAX_FILE_BYTES } from './sheets/inspect-workbook.ts';
import { type CellPlaces, readSheets } from './sheets/read-sheets.ts';
import type { Sheet, SheetCell } from './sheets/sheet.ts';

/** A document that was read, or the problems that kept it from being read. */
export type DocumentRead =
  | { readonly document: unknown; readonly places?: CellPlaces; readonly problems?: undefined }
  | { readonly problems: readonly FileProblem[] };

const WORKBOOK = /\.xlsx$/i;

const toProblems = (problems: readonly FileProblem[]): DocumentRead => ({ problems: problems.slice(0, MAX_PROBLEMS) });

const toCell = (cell: unknown): SheetCell =>
  typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date ? cell : String(cell ?? '');

const PERCENT = 100;
const PERCENT_DIGITS = 12; // of a share typed as a per cent; further ones are what the program adds to it

/** A number that the program shows as a per cent is the rate that was typed: 0.025 is `2.5 %`. */
function toRateCell(cell: SheetCell): SheetCell {
  return typeof cell === 'number' ? `${Number((cell * PERCENT).toPrecision(PERCENT_DIGITS))} %` : cell;
}

function toSheet(name: string, data: readonly (readonly unknown[])[], percentCells: ReadonlySet<string>): Sheet {
  const sheet = { name, rows: data.map((row) => row.map(toCell)) };
  if (percentCells.size === 0) return sheet;
  const rows = sheet.rows.map((row, at) =>
    row.map((cell, column) => (percentCells.has(formatCellPlace(sheet, column, at)) ? toRateCell(cell) : cell)),
  );
  return { name, rows };
}

/** A place of a document, with the cell of the workbook that it came from. */
export function formatPlace(path: string, places: CellPlaces | undefined): string {
  if (places === undefined) return path;
  for (let part = path; ; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const cell = places.get(part);
    if (cell !== undefined) return `${path} (${cell})`;
    if (part === '') return path;
  }
}

async function readWorkbookDocument(bytes: Buffer): Promise<DocumentRead> {
  const { problems, percent_cells } = inspectWorkbook(bytes);
  if (problems.length > 0) return toProblems(problems);
  try {
    // Loaded with the first workbook, so that a server that reads none does not hold it.
    const { default: readWorkbook } = await import('read-excel-file/node');
    const sheets = await readWorkbook(bytes);
    const {
      document,
      places,
      problems: cells,
    } = readSheets(sheets.map(({ sheet, data }) => toSheet(sheet, data, percent_cells)));
    if (cells.length > 0) return toProblems(cells);
    return { document, places };
  } catch {
    return toProblems([{ place: 'code', key: 'tariff.workbook' }]);
  }
}

/** Reads the bytes of a file: a workbook by the ending of its name, else JSON. */
export async function parseDocumentFile(bytes: Buffer, file_name: string): Promise<DocumentRead> {
  if (WORKBOOK.test(file_name)) return readWorkbookDocument(bytes);
  if (bytes.length > MAX_FILE_BYTES) return toProblems([{ place: 'code', key: 'tariff.file_too_large' }]);
  try {
    return { document: parseJsonText(decodeText(bytes)) };
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    return toProblems([{ place: 'code', key: error.message_key }]);
  }
}

/** The bills of a document: a list, or an object that holds it as `bills`. */
export function listBills(document: unknown): readonly unknown[] | undefined {
  if (Array.isArray(document)) return document;
  if (typeof document !== 'object' || document === null || !('bills' in document)) return undefined;
  return Array.isArray(document.bills) ? document.bills : undefined;
}
