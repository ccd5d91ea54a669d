// Reads the cells of a workbook as a person sees them, whatever the spreadsheet program made of what was typed.

import {
  isObject,
  type JsonObject,
  type JsonValue,
  NO_FIELDS,
  NO_ITEMS,
  NUMBER_COLUMN,
  type SheetCell,
} from './sheet.ts';

const NUMBERS = /(?:^|\.)(?:months_at_most|grace_days|interest_free_months|tax_year)$/; // the numbers that are no texts as printed
const YES_NO =
  /(?:^|\.)(?:only_listed|several|essential|additional|monthly|own_part|added|in_force|back_years|may_be_found|once_a_year|round_each|moves_to_working_day|saturday_works|waives_surcharge|waives_interest|is|is_back_year|is_presumed)$/;
const YEAR_DAYS = /^(?:payment\.early\.until|deficiency\.(?:due|proof_from)|day|instead_of)$/;
const EARLY_SHEETS = /early(?:\.later)?$/;
/** A discount for early payment ends on a day of every year; an extension, in a column of the same name, on a date. */
const isYearDay = (sheet: string, column: string): boolean =>
  YEAR_DAYS.test(column) || (column === 'until' && EARLY_SHEETS.test(sheet));
const DAYS =
  /(?:^|\.)(?:effective_on|ordinance_effective_on|first_day|last_day|from|proof_from|to|due|until|as_of|date_started|day|instead_of)$/;
const WORDS = new Map([
  ['yes', true],
  ['oo', true],
  ['no', false],
  ['hindi', false],
]);
const TRUTH = new Map([
  ['TRUE', true],
  ['FALSE', false],
]);
const ISO_DAY = 10; // letters of 2026-01-20
const YEAR = 5; // letters of its year with the sign

/** Whether a column holds a day; elsewhere a date is what the program made of `1/2` or `3-4`. */
export function isDayColumn(sheet: string, column: string): boolean {
  return DAYS.test(column) && !sheet.endsWith('.steps');
}

/** The text of a cell as a person sees it; a number has no exponent (`1.5E+5` is 150000). */
export function formatCell(cell: SheetCell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, ISO_DAY);
  if (typeof cell !== 'number') return String(cell ?? '').trim();
  return cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
}

export const isFilled = (cells: readonly SheetCell[]): boolean => cells.some((cell) => formatCell(cell) !== '');

function readText(text: string, column: string): JsonValue {
  if (text === NO_ITEMS) return [];
  if (text === NO_FIELDS) return {};
  if (text.startsWith('[') && text.endsWith(']'))
    return text
      .slice(1, -1)
      .split('|')
      .map((part) => part.trim());
  const isYes = YES_NO.test(column) ? WORDS.get(text.toLowerCase()) : undefined;
  return isYes ?? TRUTH.get(text.toUpperCase()) ?? text;
}

/** The value of a cell in its column; undefined where it holds none. */
export function readCell(cell: SheetCell, column: string, sheet = ''): JsonValue | undefined {
  if (typeof cell === 'boolean') return cell;
  const text = formatCell(cell);
  if (text === '' || column === '' || column === NUMBER_COLUMN) return undefined;
  if (cell instanceof Date) return isYearDay(sheet, column) ? text.slice(YEAR) : text;
  return NUMBERS.test(column) && /^\d+$/.test(text) ? Number(text) : readText(text, column);
}

/** Sets a field by the name of its column, whose dots lead into the objects of the row. */
export function setField(target: JsonObject, column: string, value: JsonValue): void {
  const [name = '', ...rest] = column.split('.');
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const child = target[name];
  const object = child !== undefined && isObject(child) ? child : {};
  target[name] = object;
  setField(object, rest.join('.'), value);
}
