// Reads page cursors and turns rows into a page with its next cursor.

import { Day, Instant, isDay } from '@ebpls/contracts';
import * as v from 'valibot';

/** A typed text as the pattern of a case-insensitive search; null when it is empty. */
export function toSearchPattern(search: string | undefined): string | null {
  return search === undefined || search === ''
    ? null
    : `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The position in a list after its last row. Opaque to the caller; a cursor that cannot be read starts from the
 * beginning.
 */
function formatCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads a cursor of `formatCursor`; undefined when there is none or it was altered. */
export function readCursor(cursor: string | undefined): [string, number] | undefined {
  const [first, last] = parseKey(cursor);
  return typeof first === 'string' && Number.isSafeInteger(last) ? [first, last as number] : undefined;
}

function parseKey(cursor: string | undefined): readonly unknown[] {
  if (cursor === undefined) return [];
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Like `readCursor`, for a list in the order of a day. */
export function readDayCursor(cursor: string | undefined): [string, number] | undefined {
  const position = readCursor(cursor);
  return position !== undefined && v.is(Day, position[0]) ? position : undefined;
}

const PRINTED_NUMBER = /^[\w-]{1,40}$/;

/** Like `readCursor`, for a list in the order of a moment, then of a printed number. */
export function readMomentCursor(cursor: string | undefined): [moment: string, number: string] | undefined {
  const [moment, number] = parseKey(cursor);
  const is_moment = v.is(Instant, moment) && isDay(moment.slice(0, 10));
  return is_moment && typeof number === 'string' && PRINTED_NUMBER.test(number) ? [moment, number] : undefined;
}

const CENTAVOS = /^\d{1,15}$/;

/** Like `readCursor`, for a list in the order of an amount, then of a printed number. */
export function readAmountCursor(cursor: string | undefined): [centavos: string, number: string] | undefined {
  const [amount, number] = parseKey(cursor);
  const is_amount = typeof amount === 'string' && CENTAVOS.test(amount);
  return is_amount && typeof number === 'string' && PRINTED_NUMBER.test(number) ? [amount, number] : undefined;
}

/** Like `readCursor`, for a list in the order of names. */
export function readNameCursor(cursor: string | undefined): [name: string, number: number] | undefined {
  const position = readCursor(cursor);
  return position === undefined || position[0].includes('\0') ? undefined : position;
}

/** One page of rows that were queried with one row more than the page holds. */
export function toPage<R>(
  rows: readonly R[],
  limit: number,
  getKey: (last: R) => readonly (string | number)[],
): { pageRows: readonly R[]; next_cursor: string | null } {
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  return {
    pageRows,
    next_cursor: rows.length > limit && last !== undefined ? formatCursor(getKey(last)) : null,
  };
}
