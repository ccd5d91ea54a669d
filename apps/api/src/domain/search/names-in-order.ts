import { type RawBuilder, sql } from 'kysely';

import { SORTED_NAME } from './list-order.ts';
import { toBeginningPatterns, isAnywhere, toPlainText, whereUsual } from './written-ways.ts';

/** As many bytes as `SORTED_NAME` has at least where it leaves letters out. */
const CUT_FROM = sql.lit(80);
/** Letters and digits that the database's own plain text has as they are: certainly one word. */
const SINGLE_WORD = /^[a-z\d]+$/i;

/**
 * That a name contains what was typed, as `byName('contains', …)` finds it, asked of the very text that lists are
 * sorted by: an index in that order answers it without the rows, some ten times as fast as one is found, fetched and
 * sorted. The discarded are not left out: `business b` must be without them.
 */
export function whereNameContains(searchText: string): RawBuilder<boolean> {
  // Subqueries are run once; a statement that is planned once for all words made the text anew for every row.
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
