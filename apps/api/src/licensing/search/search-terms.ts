import type { HitKind } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { isBroad } from '../../domain/search/row-sample.ts';
import { mayBeMisspelled, selectSimilarNames } from '../../domain/search/search-tiers.ts';
import { matchWords } from '../../domain/search/written-ways.ts';
import type { Database } from '../../platform/database/database.ts';
import { isNamed } from './typed.ts';

/** Hits shown of one kind; one more is read to know whether there are others. */
export const MAX_HITS = 5;
export const MAX_REQUESTED_HITS = MAX_HITS + 1;
/** A word that half of all names have is not worth more: no search reads further than this. */
export const MAX_READ_ROWS = 2_000;
/** For words in very many names the newest businesses are enough. */
const NEWEST = sql.lit(1_000);
/** Beyond as many times this as the square of the part that names with these words are, an index reads too much. */
const BROAD_FROM = 400;

export interface SearchTerms {
  readonly text: string;
  /** First two letters of every business number, and the prefix with the year of this year's applications. */
  readonly business_series: string;
  readonly application_series: string;
  /** The barangay whose code, of now or of before, was typed. */
  readonly brgycode?: string | undefined;
  /** Businesses whose name has the words, as `business b` with its columns. */
  readonly namedBusinesses: RawBuilder<unknown>;
  /** Businesses whose name resembles what was typed, with `likeness`. */
  readonly like: RawBuilder<unknown>;
}

/** How names with these words are found: by the index, or where a great part of all have them among the newest. */
export async function readNames(db: Database, text: string): Promise<Pick<SearchTerms, 'namedBusinesses' | 'like'>> {
  const { matches, judged } = matchWords(text);
  const is_broad = await isBroad(db, { column: 'company_name', matches, needed: BROAD_FROM });
  const namedBusinesses = is_broad
    ? sql`(select b.* from (select * from business order by business_id desc limit ${NEWEST}) b where ${judged})`
    : sql`(select * from business b where b.discarded_at is null and ${isNamed(sql`b.company_name`, text)})`;
  return { namedBusinesses, like: await selectSimilarNames({ db, typed: text }) };
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

/** Names that resemble what was typed, when hardly any has its words: then it may be misspelled. */
export function selectResembling({ text, like }: SearchTerms, matches: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!mayBeMisspelled(text)) return sql`select null::bigint as business_id, 0::real as likeness where false`;
  const isRare = sql`(select count(*) from ${matches}) < ${MAX_REQUESTED_HITS}`;
  return sql`
    select l.business_id, l.likeness
    from ${like} l
    where ${isRare} and l.business_id not in (select business_id from ${matches})`;
}

/** An exact name first, then one that begins with what was typed; for a name as it is searched. */
export function selectNearness(name: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const searchText = sql`search_text(${text}::text)`;
  return sql`
    case
      when ${name} = ${searchText} then 0
      when starts_with(${name}, ${searchText}) then 1
      else 2
    end`;
}
