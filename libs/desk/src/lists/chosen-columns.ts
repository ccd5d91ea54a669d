// Applies the columns and the sort order that a person chose to the table of a list.

import type { ListChoice } from '@ebpls/contracts';
import type { TableColumn } from '@ebpls/ui/lists';

/** How a list can be sorted, and the address of each order. */
interface Sorting {
  /** The columns by which the list can be sorted now. */
  readonly by: readonly string[];
  /** The sort in the address: `due`, `-due` or nothing. */
  readonly sort: string | undefined;
  /** The address of the list in another order; undefined is its own. */
  readonly to: (sort: string | undefined) => string;
}

/**
 * The columns that the person chose, with sortable heads: the first press sorts upward, the second downward, the third
 * restores the list's own order.
 */
export function applyColumnChoice<R>(
  columns: readonly TableColumn<R>[],
  { hidden }: ListChoice,
  { by, sort, to }: Sorting,
): TableColumn<R>[] {
  return columns
    .filter(({ key }, place) => place === 0 || !hidden.includes(key))
    .map((column) => (by.includes(column.key) ? { ...column, sort: sortOfColumn(column.key, sort, to) } : column));
}

function sortOfColumn(key: string, sort: string | undefined, to: Sorting['to']): TableColumn<never>['sort'] {
  if (sort === key) return { now: 'up', to: to(`-${key}`) };
  if (sort === `-${key}`) return { now: 'down', to: to(undefined) };
  return { to: to(key) };
}

/** The sort of an address when the list supports it; a view without that sort keeps its own order. */
export function findReadableSort<S extends string>(
  sort: string | undefined | null,
  by: readonly S[],
): S | `-${S}` | undefined {
  return by.flatMap((column): (S | `-${S}`)[] => [column, `-${column}`]).find((candidate) => candidate === sort);
}
