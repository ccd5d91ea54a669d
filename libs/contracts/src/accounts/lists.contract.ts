import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import type { TransactionView, ClearanceView } from '../shared/views.ts';

/** The lists of the desks: an office's queue, all applications, the register, the payments and the people. */
export const DESK_LISTS = ['clearances', 'applications', 'holdings', 'payments', 'users'] as const;
export const DeskList = v.picklist(DESK_LISTS);
export type DeskList = (typeof DESK_LISTS)[number];

/** The columns of each list in their order; the first one names the row and is never hidden. */
export const LIST_COLUMNS = {
  clearances: ['business', 'number', 'type', 'barangay', 'state', 'due', 'taken_by', 'visit', 'blocker'],
  applications: ['business', 'number', 'owner', 'type', 'barangay', 'state', 'filed', 'due', 'offices', 'blocker'],
  holdings: ['business', 'owner', 'place', 'lines', 'state', 'files'],
  payments: ['started', 'business', 'method', 'state', 'receipts', 'amount'],
  users: ['name', 'roles', 'permissions', 'state', 'last_used', 'acts'],
} as const satisfies Readonly<Record<DeskList, readonly string[]>>;
export type ListColumn<L extends DeskList> = (typeof LIST_COLUMNS)[L][number];

/** The columns by which each list can be sorted: those that the database finds in order without reading everything. */
export const LIST_SORTS = {
  clearances: ['business', 'number', 'type', 'barangay', 'state', 'due', 'taken_by'],
  applications: ['business', 'number', 'type', 'barangay', 'state', 'filed', 'due'],
  holdings: ['business'],
  payments: ['started', 'amount'],
  users: ['name'],
} as const satisfies { readonly [L in DeskList]: readonly ListColumn<L>[] };
export type SortColumn<L extends DeskList> = (typeof LIST_SORTS)[L][number];

/** Sort order in an address: `due` upward, `-due` downward. */
export type ListSort<L extends DeskList> = SortColumn<L> | `-${SortColumn<L>}`;

/** Views of finished things, which only grow: they are sorted by their number alone. */
export const GROWING_VIEWS: ReadonlySet<TransactionView | ClearanceView> = new Set<TransactionView | ClearanceView>([
  'issued',
  'all',
  'decided',
  'out_of_turn',
]);

/** The columns by which a view of a queue can be sorted. */
export function listSorts<L extends 'clearances' | 'applications'>(
  list: L,
  view: TransactionView | ClearanceView,
): readonly SortColumn<L>[] {
  const sorts: readonly SortColumn<L>[] = LIST_SORTS[list];
  return GROWING_VIEWS.has(view) ? sorts.filter((column) => column === 'number') : sorts;
}

/** `sort` of a list's query; absent is the list's own order. */
export function defineSort<L extends DeskList>(list: L) {
  const columns: readonly SortColumn<L>[] = LIST_SORTS[list];
  const sorts = columns.flatMap((column): ListSort<L>[] => [column, `-${column}`]);
  return v.optional(v.picklist(sorts, 'list.unknown_sort'));
}

/** The column and the direction of a sort. */
export function readSort<L extends DeskList>(
  sort: ListSort<L>,
): { readonly column: SortColumn<L>; readonly is_down: boolean } {
  const is_down = sort.startsWith('-');
  return { column: (is_down ? sort.slice(1) : sort) as SortColumn<L>, is_down };
}

/** One person's view of a list: hidden columns and row density. */
export const ListChoice = v.object({
  hidden: v.array(v.string()),
  density: v.picklist(['comfortable', 'compact'], 'list.unknown_density'),
});
export type ListChoice = v.InferOutput<typeof ListChoice>;

/** Left out until somebody chooses, so that a row is one or two lines on a screen of 1280 px beside the menu. */
const LEFT_OUT_AT_FIRST: { readonly [L in DeskList]?: readonly ListColumn<L>[] } = {
  applications: ['owner', 'filed', 'offices'],
};

/** How a list is shown to who has not chosen: comfortable rows of the columns that fit. */
export function getDefaultListChoice(list: DeskList): ListChoice {
  return { hidden: [...(LEFT_OUT_AT_FIRST[list] ?? [])], density: 'comfortable' };
}

const ListPath = v.object({ list: DeskList });

export const getListChoice = defineEndpoint({
  method: 'GET',
  path: '/api/account/lists/:list',
  summary: 'Get the user’s display settings of a list',
  params: ListPath,
  reply: ListChoice,
});

export const saveListChoice = defineEndpoint({
  method: 'PUT',
  path: '/api/account/lists/:list',
  summary: 'Save the user’s display settings of a list',
  params: ListPath,
  body: v.object({
    hidden: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(30, 'list.unknown_column'))),
      v.maxLength(20, 'list.too_long'),
    ),
    density: ListChoice.entries.density,
  }),
  reply: ListChoice,
});

/** Most rows of one file of a list; more is a report. */
export const MAX_LIST_FILE_ROWS = 100_000;

/** Query of the file of a list beside the list's own filters: its kind, and the columns left out of it. */
export const ListFileQuery = {
  format: v.picklist(['xlsx', 'csv'], 'report.unknown_format'),
  hidden: v.optional(v.pipe(v.string(), v.regex(/^[a-z_,]{0,200}$/, 'list.unknown_column'))),
};
