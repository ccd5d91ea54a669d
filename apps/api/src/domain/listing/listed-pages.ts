// Iterates over a whole list page by page, for files that contain all rows.

import { Refused } from '../../platform/refused.ts';

export interface ListPlace {
  readonly cursor: string | undefined;
  readonly limit: number;
}
export interface ListPage<R> {
  readonly pageRows: readonly R[];
  readonly next_cursor: string | null;
}

/**
 * Page size: small enough that other requests are served between the rows of one page, large enough that an order
 * without an index is not computed too often.
 */
const PAGE_ROWS = 1_000;

/**
 * Iterates over a whole list in its order, reading each page while the page before it is used. Refused: conflict when
 * it holds more rows than `most`.
 */
export async function* iterateListPages<R>(
  read: (place: ListPlace) => Promise<ListPage<R>>,
  limit: number,
): AsyncGenerator<readonly R[]> {
  let count = 0;
  let reading: Promise<ListPage<R>> | undefined = read({ cursor: undefined, limit: Math.min(PAGE_ROWS, limit) });
  try {
    while (reading !== undefined) {
      const { pageRows, next_cursor }: ListPage<R> = await reading;
      count += pageRows.length;
      if (next_cursor !== null && count >= limit)
        throw new Refused('conflict', 'list.too_many_rows', { params: { most: limit.toLocaleString('en') } });
      reading =
        next_cursor === null ? undefined : read({ cursor: next_cursor, limit: Math.min(PAGE_ROWS, limit - count) });
      // A failure is handled when this page is read.
      reading?.catch(() => {});
      yield pageRows;
    }
  } finally {
    // A consumer that stops early ends the connection's transaction, which must not be in use then.
    await reading?.catch(() => {});
  }
}
