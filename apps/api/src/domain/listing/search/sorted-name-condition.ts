// SQL condition that a business name contains a text, answered from the index by which lists are sorted.

import { type RawBuilder, sql } from 'kysely';

import { SORTED_NAME } from './list-sort-order.ts';
import { toBeginningPatterns, isAnywhere, toPlainText, whereUsual } from './written-ways.ts';

/** Minimum bytes of `SORTED_NAME` where it cuts a name off. */
const CUT_FROM = sql.lit(80);
/** Characters that the database's plain text keeps unchanged, so the text is certainly one word. */
const SINGLE_WORD = /^[a-z\d]+$/i;

/**
 * Condition that a name contains the search text, as `byName('contains', …)` finds it, on the text that lists are
 * sorted by: an index in that order answers it without the rows, about ten times as fast as finding, fetching and
 * sorting each row. Discarded businesses are not excluded: `business b` must be without them.
 */
export function whereNameContains(searchText: string): RawBuilder<boolean> {
  // Subqueries run once; a statement planned once for all words computed the text again for every row.
  const text = sql`(select search_text(${searchText}::text))`;
  const part = sql`(select '%' || search_text(${searchText}::text) || '%')`;
  const words = sql`array(select '%' || word || '%' from regexp_split_to_table(search_text(${searchText}::text), ' ') word)`;
  const patterns = toBeginningPatterns(sql`search_text(${searchText}::text)`);
  const whereNameMeets = (name: RawBuilder<unknown>): RawBuilder<unknown> => {
    if (isAnywhere(toPlainText(searchText)) && SINGLE_WORD.test(searchText.trim())) return sql`${name} like ${part}`;
    // An expression takes six times as long as a pattern, which most names do not pass.
    const hasWords = sql`(${name} like all(${words}) and ${name} ~ all(${patterns}))`;
    return isAnywhere(toPlainText(searchText)) ? sql`(${name} like ${part} or ${hasWords})` : hasWords;
  };
  return whereUsual(
    sql`
      ${text} <> ''
      and (${whereNameMeets(SORTED_NAME)} or (octet_length(${SORTED_NAME}) >= ${CUT_FROM} and ${whereNameMeets(sql`b.search_name`)}))
    `,
  );
}
