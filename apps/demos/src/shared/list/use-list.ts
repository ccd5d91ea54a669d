// A list whose search, sort, filters and page are in the address, so that a reload or a link shows the same rows.

import { useCallback, useMemo } from 'react';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';

export interface List<R> extends ListView<R> {
  readonly params: URLSearchParams;
  /** Changes one parameter of the address and goes back to the first page; an empty value removes it. */
  readonly setParam: (name: string, value: string) => void;
  readonly turnTo: (page: number) => void;
}

export function useList<R>(all: readonly R[], rules: ListRules<R>): List<R> {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => toListView(all, rules, params), [all, rules, params]);

  const put = useCallback(
    (name: string, value: string, keepsPage: boolean) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          if (!keepsPage) next.delete('page');
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );

  return {
    ...view,
    params,
    setParam: (name, value) => put(name, value, false),
    turnTo: (page) => put('page', page === 1 ? '' : String(page), true),
  };
}

/**
 * For a page whose list is searched, sorted and paged in the browser: the loader's data stay valid while only the address'
 * parameters change, except those that the loader reads itself. An act that changed something reloads by itself.
 */
export function useLoadedRows(...paramNames: readonly string[]): (args: ShouldRevalidateFunctionArgs) => boolean {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const isSearchAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
    if (!isSearchAlone) return defaultShouldRevalidate;
    return paramNames.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
  };
}

// Searches, sorts, filters and pages a list of the demo in the browser.

/** How one list of the demonstration is searched, sorted and filtered: in the browser, over the whole answer. */
export interface ListRules<R> {
  /** Text of a row that a search matches. */
  readonly text: (row: R) => string;
  /** By the value of the sort select; the first is the default. */
  readonly sorts: Readonly<Record<string, (a: R, b: R) => number>>;
  /** By the name of the parameter in the address; a filter without a value lets every row through. */
  readonly filters?: Readonly<Record<string, (row: R, value: string) => boolean>>;
}

export interface ListView<R> {
  /** The rows of all pages, sorted: what an export takes. */
  readonly matches: readonly R[];
  /** The rows of this page. */
  readonly rows: readonly R[];
  /** How many rows all pages hold. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  readonly sort: string;
}

export const PAGE_SIZES = [5, 10, 25] as const;

const DEFAULT_SIZE = 10;

/** The rows of a list at an address. An invalid address falls back to the default, never to an empty page. */
export function toListView<R>(all: readonly R[], rules: ListRules<R>, params: URLSearchParams): ListView<R> {
  const searchText = (params.get('search') ?? '').trim().toLocaleLowerCase();
  const filters = Object.entries(rules.filters ?? {});
  const matches = all.filter(
    (row) =>
      rules.text(row).toLocaleLowerCase().includes(searchText) &&
      filters.every(([name, lets]) => params.getAll(name).every((value) => value === '' || lets(row, value))),
  );
  const sort = getSort(rules, params);
  const size = PAGE_SIZES.find((each) => String(each) === params.get('rows')) ?? DEFAULT_SIZE;
  const pages = Math.max(1, Math.ceil(matches.length / size));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const sortedRows = matches.toSorted(rules.sorts[sort]);
  const rows = sortedRows.slice((page - 1) * size, page * size);
  return { matches: sortedRows, rows, count: sortedRows.length, page, pages, size, sort };
}

function getSort<R>({ sorts }: ListRules<R>, params: URLSearchParams): string {
  const requestedSort = params.get('sort') ?? '';
  return Object.hasOwn(sorts, requestedSort) ? requestedSort : (Object.keys(sorts)[0] ?? '');
}
