// Writes a table as a CSV file or workbook, with texts that no spreadsheet runs as formulas.

import { type Centavos, type Locale, formatPesosText, type ReportColumn } from '@ebpls/contracts';
import { stringify } from 'csv-stringify/sync';

import { getMessageText } from '../messages/catalogue.ts';
import type { FiledSheet, SheetHead, SheetRow } from './sheet.ts';
import { type Cell, type Cells, toDayNumber, type Format, openWorkbook } from './workbook.ts';

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type SheetFormat = keyof typeof SHEET_TYPES;

interface FileStamp {
  readonly moment: string;
  readonly locale: Locale;
}

/** A file of a table that grows by rows, so that a long one is in memory only as its own bytes. */
interface SheetFile {
  readonly add: (rows: readonly SheetRow[]) => Promise<void>;
  readonly end: (last?: Pick<FiledSheet, 'foot' | 'sums'>) => Promise<Buffer>;
  /** Discards it before its end. */
  readonly drop: () => void;
}

/**
 * Characters that make a spreadsheet read a text as a formula: OWASP's list, with the full-width signs that
 * it reads as the plain ones.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet evaluates. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The whole report as a file. */
export async function renderSheetFile(format: SheetFormat, sheet: FiledSheet, stamp: FileStamp): Promise<Buffer> {
  const file = await openSheetFile(format, sheet, stamp);
  await file.add(sheet.rows);
  return file.end(sheet);
}

/** Begins a file with the head above the table: the report, its filters, the time, and the columns. */
export function openSheetFile(format: SheetFormat, head: SheetHead, stamp: FileStamp): Promise<SheetFile> {
  return format === 'csv' ? Promise.resolve(createCsvFile(head, stamp)) : createWorkbookFile(head, stamp);
}

function listHeadLines({ title, subtitle }: SheetHead, { moment, locale }: FileStamp): string[] {
  return [getMessageText(title, {}, locale), subtitle, getMessageText('report.created_on', { moment }, locale)];
}

function getAmount({ amounts }: SheetRow, key: string): Centavos | undefined {
  return amounts?.[key];
}

/** Comma-separated values: UTF-8 with its byte order mark, so that spreadsheets read ñ and ₱. */
function createCsvFile(head: SheetHead, stamp: FileStamp): SheetFile {
  const parts: Buffer[] = [];
  const write = (rows: readonly (readonly string[])[], bom = false): void =>
    void parts.push(Buffer.from(stringify([...rows], { bom, record_delimiter: 'windows' })));
  const toLines = (rows: readonly SheetRow[]): string[][] =>
    rows.map((row) => head.columns.map((column) => toCsvCell(row, column)));
  write(
    [
      ...listHeadLines(head, stamp).map((words) => [escapeFormula(words)]),
      head.columns.map(({ title }) => escapeFormula(title)),
    ],
    true,
  );
  return {
    add: async (rows) => write(toLines(rows)),
    end: async ({ foot, sums } = NOTHING_LAST) => {
      write([
        ...toLines(foot ? [foot] : []),
        ...sums.map(({ label, amount }) => [escapeFormula(label), formatPesosText(amount)]),
      ]);
      return Buffer.concat(parts);
    },
    drop: () => void parts.splice(0),
  };
}

const NOTHING_LAST: Pick<FiledSheet, 'foot' | 'sums'> = { foot: null, sums: [] };

function toCsvCell(row: SheetRow, { key, kind }: ReportColumn): string {
  if (kind === 'amount') return formatOptionalPesos(getAmount(row, key));
  if (kind === 'count') return String(row.counts?.[key] ?? '');
  return escapeFormula(row.texts?.[key] ?? '');
}

function formatOptionalPesos(amount: Centavos | undefined): string {
  return amount === undefined ? '' : formatPesosText(amount);
}

const WIDTHS: Readonly<Record<ReportColumn['kind'], number>> = { text: 28, day: 12, count: 10, amount: 18, share: 12 };

/** A workbook: texts are typed as texts, so that none is evaluated, and amounts as numbers. */
async function createWorkbookFile(head: SheetHead, stamp: FileStamp): Promise<SheetFile> {
  const above = listHeadLines(head, stamp).map((value, at): Cells => [{ value, is_bold: at === 0 }]);
  const book = await openWorkbook({
    widths: head.columns.map(({ kind }) => WIDTHS[kind]),
    sticky_rows: above.length + 2,
    made_at: new Date(stamp.moment),
  });
  await book.add([...above, [], head.columns.map(({ title }): Cell => ({ value: title, is_bold: true }))]);
  const toCells = (row: SheetRow): Cells => head.columns.map((column) => toCell(row, column));
  return {
    add: (rows) => book.add(rows.map(toCells)),
    end: async ({ foot, sums } = NOTHING_LAST) => {
      const total = foot ? [toCells(foot).map((cell) => cell && { ...cell, is_bold: true })] : [];
      const below = sums.map(({ label, amount }): Cells => [
        { value: label },
        { value: Number(formatPesosText(amount)), format: 'money' },
      ]);
      await book.add([...total, ...(below.length > 0 ? [[], ...below] : [])]);
      return book.end();
    },
    drop: book.drop,
  };
}

function toCell(row: SheetRow, { key, kind }: ReportColumn): Cell | undefined {
  if (kind === 'amount') return toNumberCell(formatOptionalPesos(getAmount(row, key)), 'money');
  if (kind === 'count') return toNumberCell(String(row.counts?.[key] ?? ''), 'count');
  return toTextCell(row.texts?.[key] ?? '', kind);
}

function toTextCell(text: string, kind: ReportColumn['kind']): Cell | undefined {
  if (text === '') return undefined;
  if (kind === 'share') return toNumberCell(text, 'share');
  return kind === 'day' && CELL_DAY.test(text) ? { value: toDayNumber(text), format: 'day' } : { value: text };
}

const CELL_DAY = /^\d{4}-\d{2}-\d{2}$/;

function toNumberCell(digits: string, format: Format): Cell | undefined {
  return digits === '' ? undefined : { value: Number(digits), format };
}
