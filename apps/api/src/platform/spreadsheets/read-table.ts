// Reads an uploaded CSV file or workbook to typed rows.

import { TABLE_FILE } from '@ebpls/contracts';
import { strFromU8, unzipSync, zipSync } from 'fflate';

import type { MessageKey } from '../messages/catalogue.ts';
import { parseCsv, TableTooLarge } from './parse-csv.ts';
import { isTextInOtherEncoding } from './text-encoding.ts';

/** Rows of a table, each with its row number in a spreadsheet program. */
export interface TableRow<Column extends string> {
  readonly row_no: number;
  readonly values: Readonly<Record<Column, string>>;
}

/** The accepted heads of a column in lower case; an optional one may be missing. */
export interface ColumnHeads {
  readonly heads: readonly string[];
  readonly is_optional?: true;
}

type Read<Column extends string> =
  | { readonly rows: readonly TableRow<Column>[]; readonly problem?: undefined }
  | { readonly rows?: undefined; readonly problem: MessageKey };

/** Of a whole table, empty cells included: two thousand rows of fifty columns. */
const CELLS_MAX = 100_000;
/** Titles of a published table precede its heads. */
const HEADS_WITHIN = 12;

/**
 * Reads a table from a spreadsheet program: CSV in UTF-8 with commas, semicolons or tabs, or the first sheet of a
 * workbook. `columns` is the message where the heads are not found.
 */
export async function readTable<Column extends string>(
  bytes: Buffer,
  heads: Readonly<Record<Column, ColumnHeads>>,
  columns: MessageKey,
): Promise<Read<Column>> {
  const lines = isZip(bytes) ? await parseWorkbookLines(bytes) : parseTextLines(bytes);
  if (lines instanceof TableTooLarge) return { problem: lines.problem };
  if (lines === undefined) return { problem: isTextInOtherEncoding(bytes) ? 'table.encoding' : 'table.kind' };
  const names = Object.keys(heads) as Column[]; // the keys of the given table
  const headCandidates = lines.slice(0, HEADS_WITHIN).map((line) => findColumns(line, names, heads));
  const head_at = headCandidates.findIndex((places) =>
    names.every((name) => heads[name].is_optional || places[name] >= 0),
  );
  const places = headCandidates[head_at];
  if (places === undefined) return { problem: columns };
  const rows = lines.flatMap((line, index): TableRow<Column>[] => {
    if (index <= head_at || line.every((cell) => cell === '')) return [];
    const values = Object.fromEntries(names.map((name) => [name, line[places[name]] ?? ''])) as Record<Column, string>;
    return [{ row_no: index + 1, values }];
  });
  if (rows.length === 0) return { problem: 'table.no_rows' };
  return rows.length > TABLE_FILE.rows ? { problem: 'table.too_many_rows' } : { rows };
}

function findColumns<Column extends string>(
  line: readonly string[],
  names: readonly Column[],
  heads: Readonly<Record<Column, ColumnHeads>>,
): Record<Column, number> {
  const normalisedCells = line.map((cell) => cell.toLowerCase().replaceAll(/\s+/g, ' '));
  return Object.fromEntries(
    names.map((name) => [name, normalisedCells.findIndex((cell) => heads[name].heads.includes(cell))]),
  ) as Record<Column, number>;
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
}

type TableLines = string[][] | TableTooLarge | undefined;

function parseTextLines(bytes: Buffer): TableLines {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return undefined;
    const [delimiter = ','] = [',', ';', '\t'].toSorted(
      (one, other) => text.split(other).length - text.split(one).length,
    );
    return parseCsv(text, { delimiter, keeps_empty_lines: true, cells_max: CELLS_MAX });
  } catch (error) {
    return error instanceof TableTooLarge ? error : undefined;
  }
}

/** Upper bound of an unpacked workbook: a small file may expand to gigabytes. */
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;
const WORKBOOK_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?(?:workbook|styles|sharedStrings)\.xml(?:\.rels)?|xl\/worksheets\/[\w.-]+\.xml)$/;

async function parseWorkbookLines(bytes: Buffer): Promise<TableLines> {
  try {
    const { default: readWorkbook } = await import('read-excel-file/node');
    const [sheet] = await readWorkbook(Buffer.from(unzipBounded(bytes)));
    return sheet?.data.map((row) => row.map(toCellText));
  } catch (error) {
    return error instanceof TableTooLarge ? error : undefined;
  }
}

/**
 * The parts that cells are read from, unpacked within bounds: a part is never larger than its head declares.
 */
function unzipBounded(bytes: Buffer): Uint8Array {
  let remainingBytes = MAX_UNPACKED_BYTES;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!WORKBOOK_PARTS.test(name)) return false;
      remainingBytes -= originalSize;
      if (remainingBytes < 0) throw new Error('the workbook unpacks to too much');
      return true;
    },
  });
  // Custom entities are no part of a workbook, and a few of them can expand endlessly.
  if (Object.values(parts).some((part) => strFromU8(part.subarray(0, 4_000)).includes('<!DOCTYPE')))
    throw new Error('a part declares entities');
  if (Object.values(parts).some(hasTooManyCells)) throw new TableTooLarge('table.too_many_cells');
  return zipSync(parts, { level: 0 });
}

/** Counted in the text of a sheet, before it is parsed into a tree. */
function hasTooManyCells(part: Uint8Array): boolean {
  const text = Buffer.from(part.buffer, part.byteOffset, part.length);
  let cells = 0;
  for (let at = text.indexOf('<c'); at >= 0 && cells <= CELLS_MAX; at = text.indexOf('<c', at + 2)) cells += 1;
  return cells > CELLS_MAX;
}

function toCellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell).trim();
}
