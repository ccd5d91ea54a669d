// Describes the sort order of a list and the position of a row in it.

import { type RawBuilder, sql } from 'kysely';

/** Position of a row in a list: its sort key as text, and its number. */
export type Key = readonly [string, number];

const CASTS = { day: sql`date`, text: sql`text` } as const;

/** Sort key of a list before the number of its rows; `number` has no other key. The value is never null. */
export type SortKey =
  | { readonly kind: keyof typeof CASTS; readonly value: RawBuilder<unknown> }
  | { readonly kind: 'number' };

/** The order that a person chose by a column head. */
export interface ChosenOrder {
  /** Name of the order in the address; a cursor of another order starts from the beginning. */
  readonly name: string;
  readonly kind: SortKey['kind'];
  readonly is_down: boolean;
  readonly sort_key: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** Condition for the rows after a position. */
  readonly behind: (after: Key | undefined) => RawBuilder<unknown>;
}

interface SortInput {
  readonly name: string;
  readonly key: SortKey;
  readonly is_down: boolean;
  /** Number that decides between rows with the same key, e.g. `a.assessment_id`. */
  readonly number: RawBuilder<unknown>;
}

/** Sorted by a column and then by number, in one direction, so that a page begins where the page before it ended. */
export function toChosenOrder({ name, key, is_down, number }: SortInput): ChosenOrder {
  const direction = is_down ? sql`desc` : sql`asc`;
  const beyond = is_down ? sql`<` : sql`>`;
  if (key.kind === 'number')
    return {
      name,
      kind: 'number',
      is_down,
      sort_key: sql`''`,
      order: sql`${number} ${direction}`,
      behind: (after) => (after === undefined ? sql`true` : sql`${number} ${beyond} ${after[1]}::bigint`),
    };
  const { kind, value } = key;
  return {
    name,
    kind,
    is_down,
    sort_key: value,
    order: sql`${value} ${direction}, ${number} ${direction}`,
    behind: (after) =>
      after === undefined
        ? sql`true`
        : sql`(${value}, ${number}) ${beyond} (${after[0]}::${CASTS[kind]}, ${after[1]}::bigint)`,
  };
}

/** Name of `business b` as a sort key: without regard to case and marks, and short enough for a cursor. */
export const SORTED_NAME = sql<string>`left(b.search_name, 80)`;
