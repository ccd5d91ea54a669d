import { latePart } from '@ebpls/ui';

/** What an open case needs, asked for ahead with the lowest priority. */
export const fetchPanes = () => import(/* webpackPrefetch: true */ '../case-panes.ts');

export const ClearancePane = latePart(() => fetchPanes().then((module) => module.ClearancePane));
export const PapersPane = latePart(() => fetchPanes().then((module) => module.PapersPane));
export const HandOver = latePart(() => fetchPanes().then((module) => module.HandOver));
