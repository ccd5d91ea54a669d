import { Day } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';

import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { inTier, type Searched, tiersOf } from './search-tiers.ts';

/** The place of a row in the list's own order: a day (or nothing) and the number of the row. */
type Key = readonly [string, number];

interface Slice {
  readonly matching: RawBuilder<unknown>;
  readonly after: Key | undefined;
  readonly limit: number;
}

interface SearchedList<R> {
  readonly search: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly searched: Searched;
  /** Whether the list is in the order of a day. */
  readonly has_days: boolean;
  readonly keyOf: (row: R) => Key;
  /** Some rows of the list in its own order: those that match, behind a place. */
  readonly read: (slice: Slice) => Promise<R[]>;
}

/**
 * One page of a list. A search shows exact names and numbers first, then what begins with what was typed, then what
 * contains it, then names that resemble it; each of these in the list's own order, so that pages neither repeat nor
 * skip a row.
 */
export async function searchedPage<R>(
  list: SearchedList<R>,
): Promise<{ shown: readonly R[]; next_cursor: string | null }> {
  const typed = list.search?.trim() ?? '';
  const place = placeOf(list, typed !== '');
  if (typed === '')
    return pageOf(
      await list.read({ matching: sql`true`, after: place.key, limit: list.limit + 1 }),
      list.limit,
      list.keyOf,
    );

  const found: { readonly row: R; readonly tier: number }[] = [];
  for (const [tier, name] of tiersOf(typed).entries()) {
    if (tier < place.tier || found.length > list.limit) continue;
    const slice = {
      matching: inTier(list.searched, name, typed),
      after: tier === place.tier ? place.key : undefined,
      limit: list.limit + 1 - found.length,
    };
    found.push(...(await list.read(slice)).map((row) => ({ row, tier })));
  }
  const { shown, next_cursor } = pageOf(found, list.limit, ({ row, tier }) => [
    `${tier}|${list.keyOf(row)[0]}`,
    list.keyOf(row)[1],
  ]);
  return { shown: shown.map(({ row }) => row), next_cursor };
}

const START = { tier: 0, key: undefined };
const SEARCHED = /^([0-4])\|(.*)$/;

/** Reads a cursor; one that cannot be read, or that another search or none wrote, starts from the beginning. */
function placeOf(
  { cursor, has_days }: Pick<SearchedList<unknown>, 'cursor' | 'has_days'>,
  isSearch: boolean,
): { tier: number; key: Key | undefined } {
  const read = readCursor(cursor);
  if (read === undefined) return START;
  const [, tier = '', text = ''] = isSearch ? (SEARCHED.exec(read[0]) ?? []) : ['', '0', read[0]];
  if (tier === '' || (has_days && !v.is(Day, text))) return START;
  return { tier: Number(tier), key: [text, read[1]] };
}
