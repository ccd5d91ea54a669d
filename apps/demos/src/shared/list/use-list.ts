// A list whose search, sort, filters and page are in the address, so that a reload or a link shows the same rows.

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { type ListRules, type ListView, toListView } from './list-view.ts';

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
