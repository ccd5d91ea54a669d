import { createDatabase, type FreshDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { type Database, openDatabase, openPool } from './database.ts';
import { listRows, orderByDay, orderByNumber } from './list-rows.ts';

let fresh: FreshDatabase;
let db: Database;
beforeAll(async () => {
  fresh = await createDatabase();
  db = openDatabase(openPool(fresh.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

interface DatedRow {
  readonly id: number;
  readonly day: string;
}

const SELECT_ROWS = sql<DatedRow>`
  select t.id, t.day
  from (
    values
      (1::bigint, '2026-01-14'::date), (2, '2026-01-12'), (3, '2026-01-13'), (4, '2026-01-12'), (5, '2026-01-12')
  ) t(id, day)`;
const ORDERS = {
  newest: orderByNumber('t.id', 'newest'),
  oldest: orderByNumber('t.id', 'oldest'),
  day: orderByDay('t.day', 't.id'),
};

const loadPage = (order: keyof typeof ORDERS, cursor?: string, limit = 2) =>
  listRows({
    db,
    select: SELECT_ROWS,
    where: [sql`t.id = 1 or t.id <> 3`],
    order: ORDERS[order],
    cursor,
    limit,
    getKey: ({ id, day }) => [day, id],
  });

async function readPages(order: keyof typeof ORDERS): Promise<number[][]> {
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    const { pageRows, next_cursor } = await loadPage(order, cursor);
    pages.push(pageRows.map(({ id }) => id));
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

test.each([
  {
    order: 'newest' as const,
    pages: [
      [5, 4],
      [2, 1],
    ],
  },
  {
    order: 'oldest' as const,
    pages: [
      [1, 2],
      [4, 5],
    ],
  },
  {
    order: 'day' as const,
    pages: [
      [2, 4],
      [5, 1],
    ],
  },
])('the pages of a list by $order have each row that meets the conditions once', async ({ order, pages }) => {
  expect(await readPages(order)).toEqual(pages);
});

test.each(['newest', 'day'] as const)('an altered cursor of a list by %s starts from the beginning', async (order) => {
  const first = await loadPage(order);
  const altered = Buffer.from(JSON.stringify(['no day', 'no number'])).toString('base64url');
  expect(await loadPage(order, altered)).toEqual(first);
});

test('a list without conditions has all rows on a page that is long enough', async () => {
  const list = { db, select: SELECT_ROWS, where: [], order: ORDERS.newest };
  const { pageRows, next_cursor } = await listRows({ ...list, limit: 5, getKey: ({ id }) => ['', id] });
  expect(pageRows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(next_cursor).toBeNull();
});
