import { type RawBuilder, sql } from 'kysely';

import { whereNameMatches, whereUsual } from './written-ways.ts';

/** Fewer letters are part of too many names to be looked for across blanks. */
const MIN_JOINED_CHARACTERS = 4;

/** A name as every search reads it: without regard to case, marks, apostrophes and blanks between words. */
export const toPlainName = (name: RawBuilder<unknown>): RawBuilder<string> => sql<string>`search_text(${name})`;

/**
 * That a plain name (`b.search_name`, or `toPlainName` of another) has what was typed: a part of it, every word of it at
 * least begun, or the same letters with other blanks ("BahayKubo"). False where nothing was typed. The rule of every
 * list that is searched by a name; long lists of businesses find the same through their indexes (`search-tiers.ts`).
 */
export function hasNamePart(plain: RawBuilder<unknown>, joinedText: string | undefined): RawBuilder<boolean> {
  if (joinedText === undefined || !/[\p{L}\p{N}]/u.test(joinedText)) return sql`false`;
  // A subquery is run once, not for every row.
  const joined = sql`(select replace(search_text(${joinedText}::text), ' ', ''))`;
  return whereUsual(sql`
    (select search_text(${joinedText}::text) <> '')
    and (
      ${whereNameMatches('contains', joinedText, plain)}
      or (
        length(${joined}) >= ${sql.lit(MIN_JOINED_CHARACTERS)}
        and position(${joined} in replace(${plain}, ' ', '')) > 0
      )
    )`);
}
