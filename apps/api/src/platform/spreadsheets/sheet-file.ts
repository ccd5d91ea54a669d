import { Readable } from 'node:stream';

import { type Centavos, type Locale, pesosText, type ReportColumn } from '@ebpls/contracts';
import { stringify } from 'csv-stringify';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';

import { messageText } from '../messages/catalogue.ts';
import type { FiledSheet, SheetRow } from './sheet.ts';

interface FileStamp {
  readonly moment: string;
  readonly locale: Locale;
}

/** What a spreadsheet takes for a formula: OWASP's list, with the full-width signs that it reads as the plain ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet computes, whoever wrote it. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Every row with its total last. */
function* linesOf({ rows, foot }: FiledSheet): Generator<SheetRow> {
  yield* rows;
  if (foot) yield foot;
}

function amountIn({ amounts }: SheetRow, key: string): Centavos | undefined {
  return amounts?.[key];
}

/** What stands above the table: the report, its filters, and when it was made. */
function headOf({ title, subtitle }: FiledSheet, { moment, locale }: FileStamp): string[] {
  return [messageText(title, {}, locale), subtitle, messageText('report.made_on', { moment }, locale)];
}

/**
 * The report as comma-separated values, sent while it is written: UTF-8 with its mark, so that spreadsheets read ñ and
 * ₱.
 */
export function csvOf(sheet: FiledSheet, stamp: FileStamp): Readable {
  const writer = stringify({ bom: true, record_delimiter: 'windows' });
  return Readable.from(csvRows(sheet, stamp)).pipe(writer);
}

function* csvRows(sheet: FiledSheet, stamp: FileStamp): Generator<string[]> {
  for (const words of headOf(sheet, stamp)) yield [guarded(words)];
  yield sheet.columns.map(({ title }) => guarded(title));
  for (const row of linesOf(sheet)) yield sheet.columns.map((column) => csvCell(row, column));
  for (const { label, amount } of sheet.sums) yield [guarded(label), pesosText(amount)];
}

function csvCell(row: SheetRow, { key, kind }: ReportColumn): string {
  if (kind === 'amount') return pesosTextOf(amountIn(row, key));
  if (kind === 'count') return String(row.counts?.[key] ?? '');
  return guarded(row.texts?.[key] ?? '');
}

function pesosTextOf(amount: Centavos | undefined): string {
  return amount === undefined ? '' : pesosText(amount);
}

const BOLD = { fontWeight: 'bold' as const };
const MONEY_FORMAT = '#,##0.00';
const WIDTHS: Readonly<Record<ReportColumn['kind'], number>> = { text: 28, day: 12, count: 10, amount: 18, share: 12 };

type Cell = SheetData[number][number];
type Kind = ReportColumn['kind'];

/** The report as a workbook: texts are typed as texts, so that none is computed, and amounts as numbers. */
export function workbookOf(sheet: FiledSheet, stamp: FileStamp): Promise<Buffer> {
  const head = headOf(sheet, stamp).map((words, index): SheetData[number] => [
    { value: words, type: String, ...(index === 0 && BOLD) },
  ]);
  const titles = sheet.columns.map(({ title }): Cell => ({ value: title, type: String, ...BOLD }));
  const rows = [...linesOf(sheet)].map((row) =>
    sheet.columns.map((column) => workbookCell(row, column, row === sheet.foot)),
  );
  const sums = sheet.sums.map(({ label, amount }): SheetData[number] => [
    { value: label, type: String },
    { value: Number(pesosText(amount)), type: Number, format: MONEY_FORMAT },
  ]);
  return writeWorkbook([...head, [], titles, ...rows, [], ...sums], {
    columns: sheet.columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: head.length + 2,
  }).toBuffer();
}

function workbookCell(row: SheetRow, column: ReportColumn, is_total: boolean): Cell {
  const cell = valueIn(row, column);
  return cell === undefined ? null : { ...cell, ...(is_total && BOLD) };
}

function valueIn(row: SheetRow, { key, kind }: ReportColumn) {
  if (kind === 'amount') return numberCell(pesosTextOf(amountIn(row, key)), MONEY_FORMAT);
  if (kind === 'count') return numberCell(String(row.counts?.[key] ?? ''), '0');
  return textCell(row.texts?.[key] ?? '', kind);
}

function textCell(text: string, kind: Kind) {
  if (text === '') return undefined;
  if (kind === 'share') return numberCell(text, '0.00"%"');
  return kind === 'day' && DAY.test(text) ? dayCell(text) : { value: text, type: String };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as a spreadsheet sorts and counts it, shown as everywhere else: `22 Nov 2026`. */
export function dayCell(day: string) {
  return { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'd mmm yyyy' };
}

function numberCell(digits: string, format: string) {
  return digits === '' ? undefined : { value: Number(digits), type: Number, format };
}
