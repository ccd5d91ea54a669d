import type { CollectionSheetSent } from '@ebpls/contracts';
import { stringify } from 'csv-stringify/sync';

import { guarded } from '../../platform/spreadsheets/sheet-file.ts';
import { type Cell, type Cells, dayNumber, openWorkbook } from '../../platform/spreadsheets/workbook.ts';
import { FUND_NAMES } from '../../domain/accounting/chart.ts';
import { partsOf, type SheetCell } from './collection-rows.ts';

function headOf(sheet: CollectionSheetSent): SheetCell[][] {
  return [
    ['Report of Collections and Deposits', sheet.report_no ?? ''],
    ['Fund', FUND_NAMES[sheet.fund]],
    ['Accountable officer', sheet.collector_name],
    ['Date', { day: sheet.day }],
  ];
}

/**
 * The report as comma-separated text with a byte order mark, which spreadsheets need for ñ; what a person typed never
 * begins a formula.
 */
export function csvOfCollection(sheet: CollectionSheetSent): Buffer {
  // A text for other programs: its days stay as programs sort them.
  const written = (cell: SheetCell): string =>
    typeof cell === 'string' ? guarded(cell) : 'day' in cell ? cell.day : cell.amount;
  const parts = partsOf(sheet).flatMap(({ title, columns, rows }) => [
    [],
    [title],
    [...columns],
    ...rows.map((row) => row.map(written)),
  ]);
  return Buffer.from(
    stringify([...headOf(sheet).map((row) => row.map(written)), ...parts], { bom: true, record_delimiter: 'windows' }),
  );
}

const WIDTHS = [30, 26, 26, 14, 26, 18];

/** The same as a workbook: words are typed as words, amounts as numbers. */
export async function workbookOfCollection(sheet: CollectionSheetSent): Promise<Buffer> {
  const made_at = new Date(`${sheet.day}T00:00:00+08:00`);
  const book = await openWorkbook({ widths: WIDTHS, sticky_rows: 0, made_at });
  const head = headOf(sheet).map((row, at) => row.map((cell) => cellOf(cell, at === 0)));
  const parts = partsOf(sheet).flatMap(({ title, columns, rows }): Cells[] => [
    [],
    [cellOf(title, true)],
    columns.map((name) => cellOf(name, true)),
    ...rows.map((row) => row.map((cell) => cellOf(cell))),
  ]);
  await book.add([...head, ...parts]);
  return book.end();
}

function cellOf(cell: SheetCell, is_bold = false): Cell {
  if (typeof cell === 'string') return { value: cell, is_bold };
  return 'day' in cell
    ? { value: dayNumber(cell.day), format: 'day' }
    : { value: Number(cell.amount), format: 'money' };
}
