import { Day } from '@ebpls/contracts';
import * as v from 'valibot';

/** What a person typed, as the pattern of a search without regard to case; null when nothing was typed. */
export function patternOf(search: string | undefined): string | null {
  return search === undefined || search === ''
    ? null
    : `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * The place in a list after its last row. Opaque to the caller; a cursor that cannot be read starts from the beginning.
 */
function cursorOf(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads what `cursorOf` wrote; undefined when there is none or someone changed it. */
export function readCursor(cursor: string | undefined): [string, number] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) && typeof read[0] === 'string' && Number.isSafeInteger(read[1])
      ? [read[0], read[1] as number]
      : undefined;
  } catch {
    return undefined;
  }
}

/** The same where the list is in the order of a day. */
export function readDayCursor(cursor: string | undefined): [string, number] | undefined {
  const read = readCursor(cursor);
  return read !== undefined && v.is(Day, read[0]) ? read : undefined;
}

/** One page of what was found, which was asked for with one row more than the page holds. */
export function pageOf<R>(
  found: readonly R[],
  limit: number,
  keyOf: (last: R) => readonly (string | number)[],
): { shown: readonly R[]; next_cursor: string | null } {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next_cursor: found.length > limit && last !== undefined ? cursorOf(keyOf(last)) : null };
}
