// Orders search results in tiers: exact, beginning, containing, then similar names (decision 0068).

import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { createResemblanceTest } from './likeness.ts';
import { whereNameContains } from './sorted-name-condition.ts';
import { isBroad, type WalkOrder } from './row-sample.ts';
import {
  findAssessmentCodeWay,
  findCompanyCodeWay,
  findNameWay,
  isNumber,
  type MatchKind,
  type WrittenWay,
} from './written-ways.ts';

/** Tiers of matches, the best first. The last two are names that resemble the search text. */
const TIERS = ['exact', 'begins', 'contains', 'near', 'alike'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Names with at least this share of common trigrams come before those with less; below 0.45 a name counts as different.
 */
const NEAR_LIKENESS = sql.lit(0.6);
const MIN_LIKENESS = 0.45;
/** A misspelling that hundreds of names resemble is too vague: no search reads further than this. */
const MAX_SIMILAR_NAMES = 500;
const MIN_FUZZY_CHARACTERS = 4;

/**
 * Whether the search text may be a misspelled name: numbers are never misspelled, and three letters resemble half of
 * all names.
 */
export function mayBeMisspelled(searchText: string): boolean {
  return !isNumber(searchText) && (searchText.match(/\p{L}/gu)?.length ?? 0) >= MIN_FUZZY_CHARACTERS;
}

/** Tiers that can match the search text. */
export function listTiers(searchText: string): readonly Tier[] {
  return mayBeMisspelled(searchText) ? TIERS : TIERS.slice(0, 3);
}

interface TierSearch {
  readonly db: Database | Trx;
  /** Table that a list searches: `business b`, or `application a` with its `business b`. */
  readonly searchedTable: 'business' | 'application';
  readonly searchText: string;
  /** Number of rows that a page needs. */
  readonly rowLimit: number;
  /** Order of the list, where it is by number or by name. */
  readonly order?: WalkOrder | undefined;
}
export type SearchedList = TierSearch['searchedTable'];

const BETTER_MATCHES: Record<Tier, readonly MatchKind[]> = {
  exact: [],
  begins: ['exact'],
  contains: ['exact', 'begins'],
  near: ['contains'],
  alike: ['contains'],
};

const isWay = (way: WrittenWay | undefined): way is WrittenWay => way !== undefined;

function listWrittenWays(
  { searchedTable, searchText }: TierSearch,
  matchKind: MatchKind,
  betterKinds: readonly MatchKind[] = [],
): WrittenWay[] {
  const wayQuery = { searchedTable, searchText, matchKind, betterKinds };
  const businessWays = [findNameWay(wayQuery), findCompanyCodeWay(wayQuery)];
  return (searchedTable === 'business' ? businessWays : [...businessWays, findAssessmentCodeWay(wayQuery)]).filter(
    isWay,
  );
}

/**
 * Condition of each way: by its index, or row by row where so many rows match that the list is better read in its own
 * order.
 */
export function readWays(
  { db, rowLimit, order }: Pick<TierSearch, 'db' | 'rowLimit' | 'order'>,
  ways: readonly WrittenWay[],
): Promise<RawBuilder<boolean>[]> {
  return Promise.all(
    ways.map(async (way) => ((await isBroad(db, { ...way, rowLimit, order })) ? way.rowCondition : way.indexCondition)),
  );
}

/** Conditions of the ways to names and numbers that contain the exact search text. */
export function loadWrittenWays(search: TierSearch): Promise<RawBuilder<boolean>[]> {
  return readWays(search, listWrittenWays(search, 'contains'));
}

/** Cost of a trigram hit relative to comparing a whole name: only the first 500 are fetched. */
const COMPARED_PER_HIT = 1 / 10;

/** Businesses with a name similar to the search text, with the similarity: by the index, or of many the newest. */
export async function selectSimilarNames({
  db,
  searchText,
}: Pick<TierSearch, 'db' | 'searchText'>): Promise<RawBuilder<{ business_id: number; likeness: number }>> {
  const isTooBroad = await isBroad(db, {
    column: 'company_name',
    matches: createResemblanceTest(searchText, MIN_LIKENESS),
    rowLimit: MAX_SIMILAR_NAMES,
    order: { by: 'number', is_down: true },
    passed_per_found: COMPARED_PER_HIT,
  });
  if (!isTooBroad) return sql`businesses_named_like(${searchText})`;
  return sql`
    (
      select x.business_id, word_similarity(search_text(${searchText}), x.search_name) as likeness
      from business x
      where x.discarded_at is null
        and word_similarity(search_text(${searchText}), x.search_name) >= ${sql.lit(MIN_LIKENESS)}
      order by x.business_id desc
      limit ${sql.lit(MAX_SIMILAR_NAMES)}
    )`;
}

async function whereResembling(search: TierSearch, likeness: RawBuilder<unknown>): Promise<RawBuilder<boolean>> {
  // An array is computed once, before the list is read; PostgreSQL planned a subquery to run again for every row.
  return sql`
    b.business_id = any(array(select l.business_id from ${await selectSimilarNames(search)} l where ${likeness}))`;
}

/**
 * Conditions on `business b` (and `application a`) for the ways into a tier: a row is in it, and in none before it,
 * when it meets one of them. Each is read by itself, as far as a page needs, so that each uses its own index.
 */
export async function loadTierWays(tier: Tier, search: TierSearch): Promise<RawBuilder<boolean>[]> {
  const betterWays = BETTER_MATCHES[tier].flatMap((matchKind) => listWrittenWays(search, matchKind));
  const withoutBetter = (way: RawBuilder<unknown>, others: readonly WrittenWay[]): RawBuilder<boolean> =>
    sql`(${sql.join([way, ...others.map(({ rowCondition }) => sql`not ${rowCondition}`)], sql` and `)})`;
  if (tier === 'near' || tier === 'alike') {
    const likeness = tier === 'near' ? sql`l.likeness >= ${NEAR_LIKENESS}` : sql`l.likeness < ${NEAR_LIKENESS}`;
    return [withoutBetter(await whereResembling(search, likeness), betterWays)];
  }
  const ways = listWrittenWays(search, tier, BETTER_MATCHES[tier]);
  const conditions = await readWays(search, ways);
  // Better matches by the same column are excluded in the index search, before the row is fetched.
  return ways.map(({ column }, index) =>
    withoutBetter(
      conditions[index] ?? sql`false`,
      betterWays.filter((other) => other.column !== column),
    ),
  );
}

/** Cost of a row that is fetched by trigrams, compared and sorted, relative to passing a row in name order. */
const PASSED_PER_FOUND = 12;

/** Conditions of all tiers together, for lists that are not sorted by the quality of the match. */
export async function loadAllWays(search: TierSearch): Promise<RawBuilder<boolean>[]> {
  const { searchText, order } = search;
  const matchKind = listWrittenWays(search, 'contains').map((way) =>
    way.column === 'company_name' && order?.by === 'name'
      ? { ...way, rowCondition: whereNameContains(searchText), passed_per_found: PASSED_PER_FOUND }
      : way,
  );
  const ways = await readWays(search, matchKind);
  return mayBeMisspelled(searchText) ? [...ways, await whereResembling(search, sql`true`)] : ways;
}
