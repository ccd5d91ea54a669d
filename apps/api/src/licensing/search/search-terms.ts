// Terms and limits of the search over everything that a person may see.

import type { HitKind } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { isBroad } from '../../domain/listing/search/row-sample.ts';
import { mayBeMisspelled, selectSimilarNames } from '../../domain/listing/search/search-tiers.ts';
import { matchWords } from '../../domain/listing/search/written-ways.ts';
import type { Database } from '../../platform/database/database.ts';
import { isNamed } from './typed-text.ts';

/** Hits shown of one kind; one more is read to know whether there are others. */
export const MAX_HITS = 5;
export const MAX_REQUESTED_HITS = MAX_HITS + 1;
/** Most rows that a search reads: a word in half of all names is no better than this. */
export const MAX_READ_ROWS = 2_000;
/** For words in very many names the newest businesses are enough. */
const NEWEST = sql.lit(1_000);
/** Words are broad when the rows times the square of their share exceed this: an index would read too much. */
const BROAD_ROW_LIMIT = 400;

export interface SearchTerms {
  readonly text: string;
  /** First two letters of every business number, and the prefix with the year of this year's applications. */
  readonly business_series: string;
  readonly application_series: string;
  /** The barangay of a typed code, present or former. */
  readonly brgycode?: string | undefined;
  /** Businesses with the words in their name, as `business b` with its columns. */
  readonly namedBusinesses: RawBuilder<unknown>;
  /** Businesses with a name that resembles the typed text, with `likeness`. */
  readonly like: RawBuilder<unknown>;
}

/** Query of the names with these words: by the index, or among the newest where a great part of all names have them. */
export async function readNames(db: Database, text: string): Promise<Pick<SearchTerms, 'namedBusinesses' | 'like'>> {
  const { matches, rowCondition } = matchWords(text);
  const is_broad = await isBroad(db, { column: 'company_name', matches, rowLimit: BROAD_ROW_LIMIT });
  const namedBusinesses = is_broad
    ? sql`(select b.* from (select * from business order by business_id desc limit ${NEWEST}) b where ${rowCondition})`
    : sql`(select * from business b where b.discarded_at is null and ${isNamed(sql`b.company_name`, text)})`;
  return { namedBusinesses, like: await selectSimilarNames({ db, searchText: text }) };
}

export interface FoundRow {
  readonly kind: HitKind;
  readonly code: string;
  readonly name: string;
  readonly company_code: string;
  readonly assessment_code: string | null;
  /** This office's own part of the application. */
  readonly clearance_id: number | null;
}

/** Names that resemble the typed text, when hardly any has its words: then it may be misspelled. */
export function selectResembling({ text, like }: SearchTerms, matches: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!mayBeMisspelled(text)) return sql`select null::bigint as business_id, 0::real as likeness where false`;
  const isRare = sql`(select count(*) from ${matches}) < ${MAX_REQUESTED_HITS}`;
  return sql`
    select l.business_id, l.likeness
    from ${like} l
    where ${isRare} and l.business_id not in (select business_id from ${matches})`;
}

/** Orders an exact name first, then one that begins with the typed text; for a normalised name. */
export function selectNearness(name: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const searchText = sql`search_text(${text}::text)`;
  return sql`
    case
      when ${name} = ${searchText} then 0
      when starts_with(${name}, ${searchText}) then 1
      else 2
    end`;
}
