import type { CollectionSheetSent } from '@ebpls/contracts';
import { stringify } from 'csv-stringify/sync';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';

import { dayCell, guarded } from '../../platform/spreadsheets/sheet-file.ts';
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

const BOLD = { fontWeight: 'bold' as const };
type Cell = SheetData[number][number];

/** The same as a workbook: words are typed as words, amounts as numbers. */
export function workbookOfCollection(sheet: CollectionSheetSent): Promise<Buffer> {
  const words = (value: string, more: object = {}): Cell => ({ value, type: String, ...more });
  const written = (cell: SheetCell, more: object = {}): Cell => {
    if (typeof cell === 'string') return words(cell, more);
    return 'day' in cell ? dayCell(cell.day) : { value: Number(cell.amount), type: Number, format: '#,##0.00' };
  };
  const head = headOf(sheet).map((row, index): SheetData[number] =>
    row.map((cell) => written(cell, index === 0 ? BOLD : {})),
  );
  const parts = partsOf(sheet).flatMap(({ title, columns, rows }): SheetData => [
    [],
    [words(title, BOLD)],
    columns.map((name) => words(name, BOLD)),
    ...rows.map((row) => row.map((cell) => written(cell))),
  ]);
  return writeWorkbook([...head, ...parts], {
    columns: [30, 26, 26, 14, 26, 18].map((width) => ({ width })),
  }).toBuffer();
}
