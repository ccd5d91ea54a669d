import { lazy } from 'react';

/** What an open case needs, asked for ahead with the lowest priority. */
export const fetchPanes = () => import(/* webpackPrefetch: true */ '../case-panes.ts');

export const ClearancePane = lazy(() => fetchPanes().then(({ ClearancePane: pane }) => ({ default: pane })));
export const PapersPane = lazy(() => fetchPanes().then(({ PapersPane: pane }) => ({ default: pane })));
export const HandOver = lazy(() => fetchPanes().then(({ HandOver: button }) => ({ default: button })));
