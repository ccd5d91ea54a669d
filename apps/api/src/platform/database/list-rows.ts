// Lists the rows of a query page by page.

import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from './database.ts';
import { readCursor, readDayCursor, readMomentCursor, readNameCursor, toPage } from './paging.ts';

/** Order of a list. It ends with the number of the row, so that no two rows have the same place. */
interface RowOrder {
  readonly columns: RawBuilder<unknown>;
  /** Condition that a row comes after the cursor; true when the cursor is absent or was altered. */
  readonly whereAfter: (cursor: string | undefined) => RawBuilder<unknown>;
}

/** Part of a list that a reader requests. */
export interface PageQuery {
  readonly cursor?: string | undefined;
  /** Rows of a page. */
  readonly limit: number;
}

interface ListedRows<R> extends PageQuery {
  readonly db: Database | Trx;
  /** Columns and tables: `select … from … join …`. */
  readonly select: RawBuilder<R>;
  readonly where: readonly RawBuilder<unknown>[];
  readonly order: RowOrder;
  /** Place of a row in the order, for the cursor: its text, day, moment or rank, and its number. */
  readonly getKey: (row: R) => readonly [string, number | string];
  /** Statement that adds to the rows of the page, in their order, what is too costly for rows that are not shown. */
  readonly addDetails?: (page: RawBuilder<unknown>) => RawBuilder<R>;
}

/** One page of a list. `next_cursor` is null on the last page. */
export interface RowPage<R> {
  readonly pageRows: readonly R[];
  readonly next_cursor: string | null;
}

/** The page of a query's rows that begins after the cursor. */
export async function listRows<R>({
  db,
  select,
  where,
  order,
  cursor,
  limit,
  getKey,
  addDetails = (page) => sql<R>`${page}`,
}: ListedRows<R>): Promise<RowPage<R>> {
  const conditions = [...where, order.whereAfter(cursor)].map((condition) => sql`(${condition})`);
  const page = sql`
    ${select}
    where ${sql.join(conditions, sql` and `)}
    order by ${order.columns}
    limit ${limit + 1}`;
  const { rows } = await addDetails(page).execute(db);
  return toPage(rows, limit, getKey);
}

/** By the number of the row: the newest first, or the oldest. */
export function orderByNumber(column: string, direction: 'newest' | 'oldest'): RowOrder {
  const number = sql.ref(column);
  const isNewest = direction === 'newest';
  return {
    columns: isNewest ? sql`${number} desc` : number,
    whereAfter: (cursor) => {
      const last = readCursor(cursor)?.[1];
      if (last === undefined) return sql`true`;
      return isNewest ? sql`${number} < ${last}::bigint` : sql`${number} > ${last}::bigint`;
    },
  };
}

/** By a day, the earliest first; rows of one day by their number. */
export function orderByDay(dayColumn: string, numberColumn: string): RowOrder {
  const columns = sql`${sql.ref(dayColumn)}, ${sql.ref(numberColumn)}`;
  return {
    columns,
    whereAfter: (cursor) => {
      const last = readDayCursor(cursor);
      return last === undefined ? sql`true` : sql`(${columns}) > (${last[0]}::date, ${last[1]}::bigint)`;
    },
  };
}

interface TextOrder {
  readonly text: RawBuilder<unknown>;
  readonly numberColumn: string;
  readonly isDown?: boolean;
  /** Texts that a row may have; a cursor with another one was altered. */
  readonly pattern?: RegExp;
}

/** By a text, and rows of one text by their number: both ascending, or both descending. */
export function orderByText({ text, numberColumn, isDown = false, pattern }: TextOrder): RowOrder {
  const number = sql.ref(numberColumn);
  return {
    columns: isDown ? sql`${text} desc, ${number} desc` : sql`${text}, ${number}`,
    whereAfter: (cursor) => {
      const last = readNameCursor(cursor);
      if (last === undefined || pattern?.test(last[0]) === false) return sql`true`;
      return sql`(${text}, ${number}) ${isDown ? sql`<` : sql`>`} (${last[0]}::text, ${last[1]}::bigint)`;
    },
  };
}

/** By a moment, then by the printed number of the row: the newest first. */
export function orderByMoment(momentColumn: string, printedNumberColumn: string): RowOrder {
  const [moment, number] = [sql.ref(momentColumn), sql.ref(printedNumberColumn)];
  return {
    columns: sql`${moment} desc, ${number} desc`,
    whereAfter: (cursor) => {
      const last = readMomentCursor(cursor);
      return last === undefined ? sql`true` : sql`(${moment}, ${number}) < (${last[0]}::timestamptz, ${last[1]}::text)`;
    },
  };
}

interface RankOrder {
  readonly rank: RawBuilder<unknown>;
  readonly numberColumn: string;
  /** Every rank, the first one first; they ascend as texts. */
  readonly ranks: readonly string[];
}

/** By a rank, and rows of one rank by their number, the newest first. */
export function orderByRank({ rank, numberColumn, ranks }: RankOrder): RowOrder {
  const number = sql.ref(numberColumn);
  return {
    columns: sql`${rank}, ${number} desc`,
    whereAfter: (cursor) => {
      const last = readCursor(cursor);
      if (last === undefined || !ranks.includes(last[0])) return sql`true`;
      return sql`${rank} > ${last[0]}::text or (${rank} = ${last[0]}::text and ${number} < ${last[1]}::bigint)`;
    },
  };
}
