// Lists the rows of a query page by page.

import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from './database.ts';
import { readCursor, readDayCursor, toPage } from './paging.ts';

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
  /** Place of a row in the order, for the cursor: its text or day, and its number. */
  readonly getKey: (row: R) => readonly [string, number];
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
}: ListedRows<R>): Promise<RowPage<R>> {
  const conditions = [...where, order.whereAfter(cursor)].map((condition) => sql`(${condition})`);
  const { rows } = await sql<R>`
    ${select}
    where ${sql.join(conditions, sql` and `)}
    order by ${order.columns}
    limit ${limit + 1}`.execute(db);
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
