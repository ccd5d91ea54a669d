// Renders the report of collections and deposits as CSV and as a workbook.

import type { CollectionSheetInput } from '@ebpls/contracts';
import { stringify } from 'csv-stringify/sync';

import { escapeFormula } from '../../platform/spreadsheets/sheet-file.ts';
import { type Cell, type Cells, toDayNumber, openWorkbook } from '../../platform/spreadsheets/workbook.ts';
import { FUND_NAMES } from '../../domain/ledger/chart-of-accounts.ts';
import { listSheetParts, type SheetCell } from './collection-rows.ts';

function listSheetHead(sheet: CollectionSheetInput): SheetCell[][] {
  return [
    ['Report of Collections and Deposits', sheet.report_no ?? ''],
    ['Fund', FUND_NAMES[sheet.fund]],
    ['Accountable officer', sheet.collector_name],
    ['Date', { day: sheet.day }],
  ];
}

/**
 * The report as comma-separated text with a byte order mark, which spreadsheets need for ñ; entered text never begins a
 * formula.
 */
export function renderCollectionCsv(sheet: CollectionSheetInput): Buffer {
  // Days stay in sortable form, because the text is for other programs.
  const formatCell = (cell: SheetCell): string =>
    typeof cell === 'string' ? escapeFormula(cell) : 'day' in cell ? cell.day : cell.amount;
  const parts = listSheetParts(sheet).flatMap(({ title, columns, rows }) => [
    [],
    [title],
    [...columns],
    ...rows.map((row) => row.map(formatCell)),
  ]);
  return Buffer.from(
    stringify([...listSheetHead(sheet).map((row) => row.map(formatCell)), ...parts], {
      bom: true,
      record_delimiter: 'windows',
    }),
  );
}

const WIDTHS = [30, 26, 26, 14, 26, 18];

/** The report as a workbook: texts are typed as texts, amounts as numbers. */
export async function renderCollectionWorkbook(sheet: CollectionSheetInput): Promise<Buffer> {
  const made_at = new Date(`${sheet.day}T00:00:00+08:00`);
  const book = await openWorkbook({ widths: WIDTHS, sticky_rows: 0, made_at });
  const head = listSheetHead(sheet).map((row, index) => row.map((cell) => toWorkbookCell(cell, index === 0)));
  const parts = listSheetParts(sheet).flatMap(({ title, columns, rows }): Cells[] => [
    [],
    [toWorkbookCell(title, true)],
    columns.map((name) => toWorkbookCell(name, true)),
    ...rows.map((row) => row.map((cell) => toWorkbookCell(cell))),
  ]);
  await book.add([...head, ...parts]);
  return book.end();
}

function toWorkbookCell(cell: SheetCell, is_bold = false): Cell {
  if (typeof cell === 'string') return { value: cell, is_bold };
  return 'day' in cell
    ? { value: toDayNumber(cell.day), format: 'day' }
    : { value: Number(cell.amount), format: 'money' };
}
