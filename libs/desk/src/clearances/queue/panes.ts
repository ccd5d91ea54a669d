import { lazyWithRetry } from '@ebpls/ui';

/** Code of an open case, prefetched with the lowest priority. */
export const fetchPanes = () => import(/* webpackPrefetch: true */ '../case-panes.ts');

export const ClearancePane = lazyWithRetry(() => fetchPanes().then((module) => module.ClearancePane));
export const PapersPane = lazyWithRetry(() => fetchPanes().then((module) => module.PapersPane));
export const LazyHandOver = lazyWithRetry(() => fetchPanes().then((module) => module.HandOverButton));
