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
export function whereNameContains(typed: string): RawBuilder<boolean> {
  // Subqueries are run once; a statement that is planned once for all words made the text anew for every row.
  const text = sql`(select search_text(${typed}::text))`;
  const part = sql`(select '%' || search_text(${typed}::text) || '%')`;
  const words = sql`array(select '%' || word || '%' from regexp_split_to_table(search_text(${typed}::text), ' ') word)`;
  const begun = toBeginningPatterns(sql`search_text(${typed}::text)`);
  const meets = (name: RawBuilder<unknown>): RawBuilder<unknown> => {
    if (isAnywhere(toPlainText(typed)) && SINGLE_WORD.test(typed.trim())) return sql`${name} like ${part}`;
    // An expression takes six times as long as a pattern, which most names do not pass.
    const has_words = sql`(${name} like all(${words}) and ${name} ~ all(${begun}))`;
    return isAnywhere(toPlainText(typed)) ? sql`(${name} like ${part} or ${has_words})` : has_words;
  };
  return whereUsual(
    sql`
      ${text} <> ''
      and (${meets(SORTED_NAME)} or (octet_length(${SORTED_NAME}) >= ${CUT_FROM} and ${meets(sql`b.search_name`)}))
    `,
  );
}
