/** What stands beside the queue: the open case and its papers. On a phone they come when one of them is gone to. */
export { PapersPane } from '../papers/papers-pane.tsx';
export { ClearancePane } from './clearance-pane.tsx';
