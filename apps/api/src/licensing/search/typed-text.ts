// SQL conditions that match a typed text to names and to prefixes of numbers.

import { type RawBuilder, sql } from 'kysely';

// A character that sorts after every character of a number.
export const AFTER_ALL_NUMBERS = '\u{10FFFF}';
const TYPED_DIGITS = /^\d{1,6}$/;

/** True when a number begins so, in any collation of the server; an index on the prefixes serves it. */
export function whereBeginsWith(column: RawBuilder<unknown>, prefixes: readonly string[]): RawBuilder<boolean> {
  if (prefixes.length === 0) return sql`false`;
  return sql`(${sql.join(
    prefixes.map((prefix) => sql`(${column} ~>=~ ${prefix} and ${column} ~<~ ${prefix + AFTER_ALL_NUMBERS})`),
    sql` or `,
  )})`;
}

/** True when a name has every typed word, each at least as a prefix. */
export function isNamed(name: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql`search_words(${name}) @@ search_query(${text})`;
}

/** Typed text as the beginning of a number of that series. Digits alone are its running number, as people use it. */
export function listNumberPrefixes(text: string, series: string): string[] {
  if (TYPED_DIGITS.test(text)) return [`${series}-${text.padStart(6, '0')}`];
  // Without a digit the typed text would match the beginning of all numbers.
  return /\d/.test(text) && /^[\w-]+$/.test(text) ? [text.toUpperCase()] : [];
}
