// Converts between a date as people type it, its three pieces, and the one value of a form.

import { listMonthNames } from '@ebpls/contracts';

/** Day, month and year as typed; the month is `01` to `12` or empty. */
export interface DatePieces {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Two digits of a year up to this many years ahead mean this century, the others the last one. */
const YEARS_AHEAD = 20;

/** The value of a form for these pieces: `1980-03-05`; with a piece missing `1980--05`, and without any piece empty. */
export function formatDatePieces({ day, month, year }: DatePieces): string {
  const paddedDay = /^\d$/.test(day) ? `0${day}` : day;
  return day || month || year ? `${year}-${month}-${paddedDay}` : '';
}

/** The pieces of a value, complete or not. */
export function toDatePieces(value: string): DatePieces {
  const [, year = '', month = '', day = ''] = /^([^-]*)-([^-]*)-(.*)$/.exec(value) ?? [];
  return { year, month, day: day.replace(/^0(?=\d$)/, '') };
}

/**
 * A whole date in one text: `5/3/1980`, `March 5, 1980`, `ika-5 ng Marso 1980`, `1980-03-05`. Numbers are day, month and
 * year, as the boxes are; a number above 12 can only be the day. Undefined when a piece is missing.
 */
export function parseWholeDate(text: string): DatePieces | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const namedMonth = findMonth(text);
  const yearLast = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
  const parts = namedMonth === undefined ? yearLast : yearLast.toSpliced(1, 0, String(namedMonth));
  const [first = '', second = '', year = ''] = parts.length === 3 ? parts : [];
  return Number(second) > 12 ? toPieces(second, Number(first), year) : toPieces(first, Number(second), year);
}

/** A year of two digits with its century; any other text stays as it is. */
export function completeYear(year: string): string {
  if (!/^\d{2}$/.test(year)) return year;
  const thisYear = new Date().getFullYear();
  const century = thisYear - (thisYear % 100);
  const completedYear = century + Number(year);
  return String(completedYear > thisYear + YEARS_AHEAD ? completedYear - 100 : completedYear);
}

function toPieces(day: string, month: number, year: string): DatePieces | undefined {
  const isPossible = /^(?:0?[1-9]|[12]\d|3[01])$/.test(day) && month >= 1 && month <= 12 && /^\d{4}$/.test(year);
  return isPossible ? { day: day.replace(/^0/, ''), month: String(month).padStart(2, '0'), year } : undefined;
}

/** Number of the month that the text names in English or Filipino; its first three letters decide. */
function findMonth(text: string): number | undefined {
  const names = [listMonthNames('en'), listMonthNames('fil')];
  for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
    const start = word.slice(0, 3).toLowerCase();
    const place = names.flatMap((list) => list.findIndex((name) => name.toLowerCase() === start)).find((at) => at >= 0);
    if (place !== undefined) return place + 1;
  }
  return undefined;
}
