import { createDatabase, type FreshDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { type Database, openDatabase, openPool } from './database.ts';
import { listRows, orderByDay, orderByMoment, orderByNumber, orderByRank, orderByText } from './list-rows.ts';

let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await createDatabase();
  db = openDatabase(openPool(database.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface ListedRow {
  readonly id: number;
  readonly day: string;
  readonly name: string;
  readonly state: string;
  readonly printed_no: string;
}

const SELECT_ROWS = sql<ListedRow>`
  select t.id, t.day, t.name, t.state, 'No-' || t.id as printed_no
  from (
    values
      (1::bigint, '2026-01-14'::date, 'b', 'OPEN'), (2, '2026-01-12', 'a', 'RESOLVED'),
      (3, '2026-01-13', 'a', 'OPEN'), (4, '2026-01-12', 'b', 'OPEN'), (5, '2026-01-12', 'a', 'RESOLVED')
  ) t(id, day, name, state)`;
const toMoment = ({ day }: ListedRow) => `${day}T00:00:00.000Z`;
/** Each order, and what it reads before the number. */
const ORDERS = {
  newest: { order: orderByNumber('t.id', 'newest'), getFirst: ({ day }: ListedRow) => day },
  oldest: { order: orderByNumber('t.id', 'oldest'), getFirst: ({ day }: ListedRow) => day },
  day: { order: orderByDay('t.day', 't.id'), getFirst: ({ day }: ListedRow) => day },
  name: {
    order: orderByText({ text: sql`t.name`, numberColumn: 't.id', pattern: /^[a-z]$/ }),
    getFirst: ({ name }: ListedRow) => name,
  },
  'name, descending': {
    order: orderByText({ text: sql`t.name`, numberColumn: 't.id', isDown: true }),
    getFirst: ({ name }: ListedRow) => name,
  },
  rank: {
    order: orderByRank({ rank: sql`t.state`, numberColumn: 't.id', ranks: ['OPEN', 'RESOLVED'] }),
    getFirst: ({ state }: ListedRow) => state,
  },
};

const loadPage = (order: keyof typeof ORDERS, cursor?: string, limit = 2) =>
  listRows({
    db,
    select: SELECT_ROWS,
    where: [sql`t.id = 1 or t.id <> 3`],
    order: ORDERS[order].order,
    cursor,
    limit,
    getKey: (row) => [ORDERS[order].getFirst(row), row.id],
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
  {
    order: 'name' as const,
    pages: [
      [2, 5],
      [1, 4],
    ],
  },
  {
    order: 'name, descending' as const,
    pages: [
      [4, 1],
      [5, 2],
    ],
  },
  {
    order: 'rank' as const,
    pages: [
      [4, 1],
      [5, 2],
    ],
  },
])('the pages of a list by $order have each row that meets the conditions once', async ({ order, pages }) => {
  expect(await readPages(order)).toEqual(pages);
});

test.each(['newest', 'day', 'name', 'rank'] as const)(
  'an altered cursor of a list by %s starts from the beginning',
  async (order) => {
    const first = await loadPage(order);
    const alteredCursor = Buffer.from(JSON.stringify(['no day', 'no number'])).toString('base64url');
    expect(await loadPage(order, alteredCursor)).toEqual(first);
  },
);

test.each(['day', 'name', 'rank'] as const)(
  'a cursor that no row of a list by %s has starts there too',
  async (order) => {
    const alteredCursor = Buffer.from(JSON.stringify(['no such text', 3])).toString('base64url');
    expect(await loadPage(order, alteredCursor)).toEqual(await loadPage(order));
  },
);

test('a list without conditions has all rows on a page that is long enough', async () => {
  const list = { db, select: SELECT_ROWS, where: [], order: ORDERS.newest.order };
  const { pageRows, next_cursor } = await listRows({ ...list, limit: 5, getKey: ({ id }) => ['', id] });
  expect(pageRows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(next_cursor).toBeNull();
});

test('a list by moment continues after the printed number of its last row, and joins details to the page only', async () => {
  const read = (cursor?: string) =>
    listRows({
      db,
      select: sql<ListedRow>`select * from (${SELECT_ROWS}) r, lateral (select r.day::timestamp at time zone 'UTC' as at) m`,
      where: [],
      order: orderByMoment('m.at', 'r.printed_no'),
      cursor,
      limit: 2,
      getKey: (row) => [toMoment(row), row.printed_no],
      addDetails: (page) => sql<ListedRow>`
        select p.*, count(*) over ()::int as rows_read from (${page}) p order by p.at desc, p.printed_no desc`,
    });
  const first = await read();
  expect(first.pageRows).toMatchObject([
    { id: 1, rows_read: 3 },
    { id: 3, rows_read: 3 },
  ]);
  const second = await read(first.next_cursor ?? undefined);
  expect(second.pageRows.map(({ id }) => id)).toEqual([5, 4]);
  expect((await read(second.next_cursor ?? undefined)).pageRows.map(({ id }) => id)).toEqual([2]);
  const alteredCursor = Buffer.from(JSON.stringify(['no moment', 'No-1'])).toString('base64url');
  expect(await read(alteredCursor)).toEqual(first);
});
