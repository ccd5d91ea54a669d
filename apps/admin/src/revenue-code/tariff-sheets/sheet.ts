// Model of a table of the revenue code that is edited cell by cell, and what pasting a block of cells does to it.

import type { TariffText } from '@ebpls/contracts/tariff';

import { putFigure } from '../figures/put-figure.ts';
import type { SheetWords } from './sheet.messages.ts';

export type TariffChargeText = TariffText['charges'][number];
export type SimpleAmountText = Exclude<TariffChargeText['amount'], { kind: 'SUM' | 'GREATER' | 'LESSER' }>;

/** Where the tables of an amount are read: the document, the place of the amount, the words. */
export interface AmountPlace<Amount = SimpleAmountText> {
  readonly document: TariffText;
  readonly path: string;
  readonly amount: Amount;
  readonly title: string;
  readonly t: SheetWords;
}

/** A name that is not filled in yet. */
export const NO_NAME = { en: '', fil: '' };

/** A change of the whole document. */
export type DocumentChange = (document: TariffText) => TariffText;

interface SheetOption {
  readonly value: string;
  readonly label: string;
}

export interface SheetColumn {
  readonly key: string;
  readonly header: string;
  /** Amounts and counts are aligned at the end. */
  readonly align?: 'end';
  /** The values of a choice: a cell shows the name, and takes the name or the code. */
  readonly options?: readonly SheetOption[];
}

export interface SheetCell {
  readonly text: string;
  /** Dotted path in the document, where the check names its problems. */
  readonly path: string;
  /** Writes a text as typed; absent on a cell that follows from others. */
  readonly write?: (document: TariffText, text: string) => TariffText;
}

export interface SheetRow {
  readonly key: string;
  /** Dotted path of the row. */
  readonly path: string;
  readonly cells: readonly SheetCell[];
}

export interface FigureSheet {
  readonly path: string;
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** Adds an empty row before the given one. */
  readonly insert?: (document: TariffText, at: number) => TariffText;
  /** Removes a row; absent where rows follow from other lists. */
  readonly remove?: (document: TariffText, at: number) => TariffText;
  /** Why a row must stay, as a sentence; undefined where it may be removed. */
  readonly checkRemoval?: (document: TariffText, at: number) => string | undefined;
  /** The last row holds for everything above: it is never removed, and new rows come before it. */
  readonly has_last_row?: boolean;
}

export type BuildSheet = (document: TariffText) => FigureSheet;

/** The document with another value at a dotted path; `undefined` removes it. The input is not mutated. */
export function writeAt(document: TariffText, path: string, value: unknown): TariffText {
  if (value !== undefined) return putFigure(document, `tariff.${path}`, value) as TariffText;
  const end = path.lastIndexOf('.');
  const name = path.slice(end + 1);
  const parent = end === -1 ? document : (readAt(document, path.slice(0, end)) as object);
  const rest = Object.fromEntries(Object.entries(parent).filter(([key]) => key !== name));
  return putFigure(document, end === -1 ? 'tariff' : `tariff.${path.slice(0, end)}`, rest) as TariffText;
}

/** The value at a dotted path; undefined where there is none. */
export function readAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Readonly<Record<string, unknown>> | undefined)?.[name], document);
}

/** A cell that holds the text at its path; an optional one is removed when it is emptied. */
export function createCell(document: TariffText, path: string, isOptional = false): SheetCell {
  const value = readAt(document, path);
  return {
    path,
    text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    write: (target, text) => writeAt(target, path, isOptional && text.trim() === '' ? undefined : text),
  };
}

/** A cell that follows from others. */
export function createReadCell(path: string, text: string): SheetCell {
  return { path, text };
}

interface ListRows {
  readonly path: string;
  readonly blank: object;
}

/** How rows of a list are added and removed. */
export function createRowActs({ path, blank }: ListRows): Required<Pick<FigureSheet, 'insert' | 'remove'>> {
  const change = (document: TariffText, next: (rows: readonly unknown[]) => readonly unknown[]): TariffText =>
    writeAt(document, path, next((readAt(document, path) ?? []) as readonly unknown[]));
  return {
    insert: (document, at) => change(document, (rows) => rows.toSpliced(at, 0, blank)),
    remove: (document, at) => change(document, (rows) => rows.toSpliced(at, 1)),
  };
}

/** Cells of a spreadsheet as it copies them: rows by line, cells by tab, quoted where a cell has a line of its own. */
export function parseBlock(text: string): string[][] {
  const rows = text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n');
  return rows.map((row) =>
    row.split('\t').map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replace(/^₱ ?/, ''),
    ),
  );
}

const TOTAL = /^(?:grand |sub-?)?(?:total|kabuuan)/i;

/** The row of a block, counted from 1, that is a total; undefined where none is. */
export function findTotalRow(block: readonly (readonly string[])[]): number | undefined {
  const place = block.findIndex((row) => row.some((cell) => TOTAL.test(cell)));
  return place === -1 ? undefined : place + 1;
}

interface PastePlace {
  readonly row: number;
  readonly column: number;
  readonly block: readonly (readonly string[])[];
}

/** Rows that a sheet needs for a block; a bound in its last row leaves the open row at the end as it was. */
function countNeededRows({ rows, has_last_row }: FigureSheet, { row, column, block }: PastePlace): number {
  const rowCount = row + block.length;
  const first = rows.at(-1)?.cells.findIndex(({ write }) => write !== undefined) ?? 0;
  const isBounded = block.at(-1)?.some((cell, index) => column + index < first && /^[\d,.]+$/.test(cell));
  const boundPlace = first - 1 - column;
  const hasBound = isBounded === true && /^[\d,.]+$/.test(block.at(-1)?.[boundPlace] ?? '');
  return has_last_row === true && hasBound ? rowCount + 1 : rowCount;
}

/** Writes a block of cells down and to the right; rows are added where the sheet has too few. */
export function writeBlock(document: TariffText, build: BuildSheet, place: PastePlace): TariffText {
  let next = document;
  let sheet = build(next);
  const rowCount = countNeededRows(sheet, place);
  while (sheet.insert !== undefined && sheet.rows.length < rowCount) {
    next = sheet.insert(next, sheet.rows.length - (sheet.has_last_row === true ? 1 : 0));
    sheet = build(next);
  }
  for (const [down, cells] of place.block.entries())
    for (const [right, text] of cells.entries()) {
      const write = sheet.rows[place.row + down]?.cells[place.column + right]?.write;
      if (write !== undefined) next = write(next, text);
    }
  return next;
}

/** The text that a cell shows for a stored value: of a choice its name. */
export function formatCell({ options }: SheetColumn, text: string): string {
  return options?.find(({ value }) => value === text)?.label ?? text;
}

/** The value that a typed text stands for: of a choice the code whose name or code was typed. */
function parseCell({ options }: SheetColumn, text: string): string {
  const typedText = text.trim().toLowerCase();
  const matchedOption = options?.find(
    ({ value, label }) => value.toLowerCase() === typedText || label.toLowerCase() === typedText,
  );
  return matchedOption?.value ?? text;
}

/** A change that writes one cell of a sheet. */
export function createWrite({ write }: SheetCell, column: SheetColumn, text: string): DocumentChange {
  return (document) => write?.(document, parseCell(column, text)) ?? document;
}
