import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { resembles } from './likeness.ts';
import { containsInOrder } from './names-in-order.ts';
import { isBroad, type WalkOrder } from './row-sample.ts';
import { byAssessmentCode, byCompanyCode, byName, isNumber, type Written, type WrittenWay } from './written-ways.ts';

/** How well a row answers a search, the best first. The last two are names that resemble what was typed. */
const TIERS = ['exact', 'begins', 'contains', 'near', 'alike'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Names that share so much of their trigrams with what was typed come before those that share less; less than 0.45 is
 * another name.
 */
const NEAR = sql.lit(0.6);
const ALIKE_LEAST = 0.45;
/** A misspelling that hundreds of names resemble is not worth more: no search reads further than this. */
const ALIKE_MOST = 500;
const LETTERS_LEAST = 4;

/**
 * Whether what was typed may be a misspelled name: a number is right or wrong, and three letters resemble half of all
 * names.
 */
export function mayBeMisspelled(typed: string): boolean {
  return !isNumber(typed) && (typed.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_LEAST;
}

/** The tiers that can hold anything for what was typed. */
export function tiersOf(typed: string): readonly Tier[] {
  return mayBeMisspelled(typed) ? TIERS : TIERS.slice(0, 3);
}

interface Search {
  readonly db: Database | Trx;
  /** What a list is searched by: `business b`, or `application a` with its `business b`. */
  readonly searched: 'business' | 'application';
  readonly typed: string;
  /** How many rows a page asks for. */
  readonly needed: number;
  /** The order of the list, where it is that of its numbers or names. */
  readonly order?: WalkOrder | undefined;
}
export type Searched = Search['searched'];

const BETTER: Record<Tier, readonly Written[]> = {
  exact: [],
  begins: ['exact'],
  contains: ['exact', 'begins'],
  near: ['contains'],
  alike: ['contains'],
};

const isThere = (way: WrittenWay | undefined): way is WrittenWay => way !== undefined;

function writtenWays({ searched, typed }: Search, written: Written, better: readonly Written[] = []): WrittenWay[] {
  const sought = { searched, typed, written, better };
  const of_business = [byName(sought), byCompanyCode(sought)];
  return (searched === 'business' ? of_business : [...of_business, byAssessmentCode(sought)]).filter(isThere);
}

/** Each way by its index, or row by row where so many meet it that the list is better read in its own order. */
export function readWays(
  { db, needed, order }: Pick<Search, 'db' | 'needed' | 'order'>,
  ways: readonly WrittenWay[],
): Promise<RawBuilder<boolean>[]> {
  return Promise.all(
    ways.map(async (way) => ((await isBroad(db, { ...way, needed, order })) ? way.judged : way.indexed)),
  );
}

/** The ways to names and numbers that contain what was typed, as it was typed. */
export function waysAsWritten(search: Search): Promise<RawBuilder<boolean>[]> {
  return readWays(search, writtenWays(search, 'contains'));
}

/** What a hit of the trigrams takes beside a name that is compared whole: the first 500 alone are fetched. */
const COMPARED_PER_HIT = 1 / 10;

/** Some businesses with a name that resembles what was typed, with how much: by the index, or of many the newest. */
export async function namedLike({
  db,
  typed,
}: Pick<Search, 'db' | 'typed'>): Promise<RawBuilder<{ business_id: number; likeness: number }>> {
  const is_broad = await isBroad(db, {
    column: 'company_name',
    matches: resembles(typed, ALIKE_LEAST),
    needed: ALIKE_MOST,
    order: { by: 'number', is_down: true },
    passed_per_found: COMPARED_PER_HIT,
  });
  if (!is_broad) return sql`businesses_named_like(${typed})`;
  return sql`
    (
      select x.business_id, word_similarity(search_text(${typed}), x.search_name) as likeness
      from business x
      where x.discarded_at is null
        and word_similarity(search_text(${typed}), x.search_name) >= ${sql.lit(ALIKE_LEAST)}
      order by x.business_id desc
      limit ${sql.lit(ALIKE_MOST)}
    )`;
}

async function resembling(search: Search, likeness: RawBuilder<unknown>): Promise<RawBuilder<boolean>> {
  // An array is made once, before the list is read; a subquery was planned to run again for every row.
  return sql`
    b.business_id = any(array(select l.business_id from ${await namedLike(search)} l where ${likeness}))`;
}

/**
 * The ways into a tier, as conditions on `business b` (and `application a`): a row is in it, and in none before it,
 * when it meets one of them. Each is read by itself, as far as a page needs, so that each takes its own index.
 */
export async function waysInto(tier: Tier, search: Search): Promise<RawBuilder<boolean>[]> {
  const better = BETTER[tier].flatMap((written) => writtenWays(search, written));
  const exceptBetter = (way: RawBuilder<unknown>, others: readonly WrittenWay[]): RawBuilder<boolean> =>
    sql`(${sql.join([way, ...others.map(({ judged }) => sql`not ${judged}`)], sql` and `)})`;
  if (tier === 'near' || tier === 'alike') {
    const likeness = tier === 'near' ? sql`l.likeness >= ${NEAR}` : sql`l.likeness < ${NEAR}`;
    return [exceptBetter(await resembling(search, likeness), better)];
  }
  const ways = writtenWays(search, tier, BETTER[tier]);
  const read = await readWays(search, ways);
  // What is better by its own column is left out where it is found, before its row is fetched.
  return ways.map(({ column }, at) =>
    exceptBetter(
      read[at] ?? sql`false`,
      better.filter((other) => other.column !== column),
    ),
  );
}

/** What a row takes that is fetched by the trigrams, judged and sorted, beside one that is passed in order of names. */
const PASSED_PER_FOUND = 12;

/** The ways into any of the tiers: for lists that stand in another order than how well their rows answer. */
export async function waysIntoAny(search: Search): Promise<RawBuilder<boolean>[]> {
  const { typed, order } = search;
  const written = writtenWays(search, 'contains').map((way) =>
    way.column === 'company_name' && order?.by === 'name'
      ? { ...way, judged: containsInOrder(typed), passed_per_found: PASSED_PER_FOUND }
      : way,
  );
  const ways = await readWays(search, written);
  return mayBeMisspelled(typed) ? [...ways, await resembling(search, sql`true`)] : ways;
}
