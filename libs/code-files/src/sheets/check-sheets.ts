// Checks the cells of sheets: what belongs to no row or column, what is named twice, and dates that were figures.

import type { TariffMessageKey } from '@ebpls/rules/tariff';

import { formatCell, isDayColumn, isFilled } from './read-cell.ts';
import type { Sheet, SheetCell } from './sheet.ts';

/** What is wrong with a cell, as the key of its sentence. */
export interface SheetProblem {
  readonly place: string;
  readonly key: TariffMessageKey;
}

const LETTERS = 26;
const FIRST_LETTER = 65; // A

function toColumnName(index: number): string {
  const letter = String.fromCodePoint(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? letter : toColumnName(Math.floor(index / LETTERS) - 1) + letter;
}

/** A cell as a person finds it: `charges!X8`. */
export function formatCellPlace({ name }: Sheet, column: number, row: number): string {
  return `${name}!${toColumnName(column)}${row + 1}`;
}

interface PlacedCell {
  readonly sheet: Sheet;
  readonly cell: SheetCell;
  readonly column: number;
  readonly row: number;
}

function checkCell({ sheet, cell, column, row }: PlacedCell): SheetProblem[] {
  if (formatCell(cell) === '') return [];
  const place = formatCellPlace(sheet, column, row);
  const head = formatCell(sheet.rows[0]?.[column] ?? null);
  if (head === '') return [{ place, key: 'tariff.cell_unnamed' }];
  return cell instanceof Date && !isDayColumn(sheet.name, head) ? [{ place, key: 'tariff.cell_date' }] : [];
}

/** Cells of a row of texts that repeat one before them. */
function listRepeated(cells: readonly SheetCell[]): number[] {
  const before = new Set<string>();
  return cells.map(formatCell).flatMap((text, index) => {
    if (text === '') return [];
    const isRepeated = before.has(text);
    before.add(text);
    return isRepeated ? [index] : [];
  });
}

function checkSheet(sheet: Sheet, readColumns: ReadonlySet<string>): SheetProblem[] {
  const { rows } = sheet;
  const isLost = (cells: readonly SheetCell[], row: number): boolean =>
    row > 0 && isFilled(cells) && !readColumns.has(formatCellPlace(sheet, 0, row));
  return [
    ...listRepeated(rows[0] ?? []).map((column) => ({
      place: formatCellPlace(sheet, column, 0),
      key: 'tariff.column_twice' as const,
    })),
    ...listRepeated(rows.map(([first = null], row) => (row === 0 ? null : first))).map((row) => ({
      place: formatCellPlace(sheet, 0, row),
      key: 'tariff.row_twice' as const,
    })),
    ...rows.flatMap((cells, row) =>
      isLost(cells, row) ? [{ place: formatCellPlace(sheet, 0, row), key: 'tariff.lost_row' as const }] : [],
    ),
    ...rows.flatMap((cells, row) =>
      row === 0 ? [] : cells.flatMap((cell, column) => checkCell({ sheet, cell, column, row })),
    ),
  ];
}

/** Every row and cell that would be lost or read twice. `places` are the cells that were read. */
export function checkSheets(sheets: readonly Sheet[], places: ReadonlyMap<string, string>): SheetProblem[] {
  const readPlaces = new Set(places.values());
  return sheets.flatMap((sheet) => checkSheet(sheet, readPlaces));
}
