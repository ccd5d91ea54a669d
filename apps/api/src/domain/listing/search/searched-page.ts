// Loads one page of a searched list, best matches first.

import { Day } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { toPage, readCursor } from '../../../platform/database/paging.ts';
import type { ChosenOrder, Key } from './list-sort-order.ts';
import type { WalkOrder } from './row-sample.ts';
import { type SearchedList, listTiers, loadTierWays, loadAllWays } from './search-tiers.ts';

interface Slice {
  /** A row belongs to the slice when it meets one of these conditions; each is read by itself. */
  readonly ways: readonly RawBuilder<unknown>[];
  readonly after: Key | undefined;
  readonly limit: number;
}

const EVERY_ROW = [sql`true`];

interface SearchPageQuery<R> {
  readonly db: Database | Trx;
  readonly search: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly searchedTable: SearchedList;
  /** Whether the list is sorted by a day. */
  readonly has_days: boolean;
  /** Whether the list is sorted by number, the last one first. */
  readonly is_newest_first: boolean;
  /** Order chosen by the person; absent for the list's own order. */
  readonly chosenOrder?: ChosenOrder | undefined;
  readonly getKey: (row: R) => Key;
  /** Reads matching rows of the list in its own order, after a position. */
  readonly read: (slice: Slice) => Promise<R[]>;
}

/**
 * One page of a list. A search shows exact names and numbers first, then those that begin with the search text, then
 * those that contain it, then similar names; each group in the list's own order, so that pages neither repeat nor skip
 * a row. `listRows` has one order and one statement; here each group is a statement, read only until the page is full.
 */
export async function loadSearchPage<R>(
  list: SearchPageQuery<R>,
): Promise<{ pageRows: readonly R[]; next_cursor: string | null }> {
  const searchText = list.search?.trim() ?? '';
  if (list.chosenOrder !== undefined) return loadSortedPage(list, list.chosenOrder, searchText);
  const place = parseSearchCursor(list, searchText !== '');
  if (searchText === '')
    return toPage(
      await list.read({ ways: EVERY_ROW, after: place.key, limit: list.limit + 1 }),
      list.limit,
      list.getKey,
    );

  const rows: { readonly row: R; readonly tier: number }[] = [];
  for (const [tier, name] of listTiers(searchText).entries()) {
    if (tier < place.tier || rows.length > list.limit) continue;
    const slice = {
      ways: await loadTierWays(name, toTierSearch(list, searchText)),
      after: tier === place.tier ? place.key : undefined,
      limit: list.limit + 1 - rows.length,
    };
    if (slice.ways.length === 0) continue;
    rows.push(...(await list.read(slice)).map((row) => ({ row, tier })));
  }
  const { pageRows, next_cursor } = toPage(rows, list.limit, ({ row, tier }) => [
    `${tier}|${list.getKey(row)[0]}`,
    list.getKey(row)[1],
  ]);
  return { pageRows: pageRows.map(({ row }) => row), next_cursor };
}

function toTierSearch<R>(list: SearchPageQuery<R>, searchText: string) {
  const { db, searchedTable, limit } = list;
  return { db, searchedTable, searchText, rowLimit: limit + 1, order: getWalkOrder(list) };
}

/** A list of applications sorted by another column is short compared to all applications, and sorted whole. */
function getWalkOrder<R>({ chosenOrder, searchedTable, is_newest_first }: SearchPageQuery<R>): WalkOrder | undefined {
  if (chosenOrder === undefined) return is_newest_first ? { by: 'number', is_down: true } : undefined;
  const { kind, is_down } = chosenOrder;
  if (kind === 'number') return { by: 'number', is_down };
  return searchedTable === 'business' ? { by: 'name', is_down } : undefined;
}

/** A search in a chosen order does not rank its matches. */
async function loadSortedPage<R>(
  list: SearchPageQuery<R>,
  chosenOrder: ChosenOrder,
  searchText: string,
): Promise<{ pageRows: readonly R[]; next_cursor: string | null }> {
  const ways = searchText === '' ? EVERY_ROW : await loadAllWays(toTierSearch(list, searchText));
  const slice = { ways, after: parseSortedCursor(list.cursor, chosenOrder), limit: list.limit + 1 };
  const rows = ways.length === 0 ? [] : await list.read(slice);
  return toPage(rows, list.limit, (row) => [`${chosenOrder.name}|${list.getKey(row)[0]}`, list.getKey(row)[1]]);
}

/** Reads a cursor of this order; a cursor of another order, or a changed one, starts from the beginning. */
function parseSortedCursor(cursor: string | undefined, { name, kind }: ChosenOrder): Key | undefined {
  const [text, number] = readCursor(cursor) ?? [];
  if (text === undefined || number === undefined || !text.startsWith(`${name}|`)) return undefined;
  const value = text.slice(name.length + 1);
  const isReadable = kind === 'day' ? v.is(Day, value) : !value.includes('\0');
  return isReadable ? [value, number] : undefined;
}

const START_CURSOR = { tier: 0, key: undefined };
const SEARCH_CURSOR = /^([0-4])\|(.*)$/;

/** Reads a cursor; an unreadable one, or one of another search, starts from the beginning. */
function parseSearchCursor(
  { cursor, has_days }: Pick<SearchPageQuery<unknown>, 'cursor' | 'has_days'>,
  isSearch: boolean,
): { tier: number; key: Key | undefined } {
  const position = readCursor(cursor);
  if (position === undefined) return START_CURSOR;
  const [, tier = '', text = ''] = isSearch ? (SEARCH_CURSOR.exec(position[0]) ?? []) : ['', '0', position[0]];
  if (tier === '' || (has_days && !v.is(Day, text))) return START_CURSOR;
  return { tier: Number(tier), key: [text, position[1]] };
}
