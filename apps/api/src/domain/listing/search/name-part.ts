// SQL condition that a name contains a search text, regardless of case, accents and blanks.

import { type RawBuilder, sql } from 'kysely';

import { toSearchPattern } from '../../../platform/database/paging.ts';
import { whereNameMatches, whereUsual } from './written-ways.ts';

/** Shorter texts are part of too many names for a search across blanks. */
const MIN_JOINED_CHARACTERS = 4;

/** A name as every search reads it: without regard to case, marks, apostrophes and blanks between words. */
export const toPlainName = (name: RawBuilder<unknown>): RawBuilder<string> => sql<string>`search_text(${name})`;

/**
 * Condition that a plain name (`b.search_name`, or `toPlainName` of another) matches the search text: as a part, with
 * every word at least begun, or with the same letters and other blanks ("BahayKubo"). False for an empty search text.
 * Every list that is searched by a name uses this rule; long lists of businesses find the same rows through their
 * indexes (`search-tiers.ts`).
 */
export function hasNamePart(column: RawBuilder<unknown>, searchText: string | undefined): RawBuilder<boolean> {
  if (searchText === undefined || !/[\p{L}\p{N}]/u.test(searchText)) return sql`false`;
  // A subquery is run once, not for every row.
  const joinedText = sql`(select replace(search_text(${searchText}::text), ' ', ''))`;
  return whereUsual(sql`
    (select search_text(${searchText}::text) <> '')
    and (
      ${whereNameMatches('contains', searchText, column)}
      or (
        length(${joinedText}) >= ${sql.lit(MIN_JOINED_CHARACTERS)}
        and position(${joinedText} in replace(${column}, ' ', '')) > 0
      )
    )`);
}

/** Condition that one of the columns contains the search text, or the plain name matches it; true without a text. */
export function hasSearchText(
  searchText: string | undefined,
  {
    name,
    columns,
  }: { readonly name: RawBuilder<unknown>; readonly columns: readonly (string | RawBuilder<unknown>)[] },
): RawBuilder<unknown> {
  const pattern = toSearchPattern(searchText);
  if (pattern === null) return sql`true`;
  const columnMatches = columns.map(
    (column) => sql`lower(${typeof column === 'string' ? sql.ref(column) : column}) like ${pattern}`,
  );
  return sql.join([...columnMatches, hasNamePart(name, searchText)], sql` or `);
}
