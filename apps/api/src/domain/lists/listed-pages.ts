import { Refused } from '../../platform/refused.ts';

export interface ListPlace {
  readonly cursor: string | undefined;
  readonly limit: number;
}
export interface ListPage<R> {
  readonly shown: readonly R[];
  readonly next_cursor: string | null;
}

/** Few enough to be held beside the file, many enough that an order without an index is not made too often. */
const PAGE = 5_000;

/** A whole list in its order, page by page. Refused: conflict when it holds more rows than `most`. */
export async function* listedPages<R>(
  read: (place: ListPlace) => Promise<ListPage<R>>,
  most: number,
): AsyncGenerator<readonly R[]> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const { shown, next_cursor } = await read({ cursor, limit: Math.min(PAGE, most - count) });
    count += shown.length;
    if (next_cursor !== null && count >= most)
      throw new Refused('conflict', 'list.too_many_rows', { params: { most: most.toLocaleString('en') } });
    yield shown;
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
}
