// Bundles everything that an open case needs and the queue does not: its reading view, the panes beside the queue, its
// acts. On a phone the chunk loads when a case is opened, with the contracts of everything in it.

import { callEndpoint, catchAbsent } from '@ebpls/api-client';
import { type ClearanceCase, getClearance, listColleagues } from '@ebpls/contracts';

export { HandOverButton } from '../case/hand-over.tsx';
export { PapersPane } from '../papers/papers-pane.tsx';
export { CLEARANCE_ACTS } from './clearance-acts.ts';
export { ClearancePane } from './clearance-pane.tsx';

/** A case that left this desk is no failure of the queue beside it. */
export async function findClearance(clearance_id: string, signal: AbortSignal): Promise<ClearanceCase | null> {
  return (await catchAbsent(callEndpoint(getClearance, { params: { clearance_id }, signal }))) ?? null;
}

export async function readColleagues(signal: AbortSignal) {
  return (await callEndpoint(listColleagues, { signal })).data;
}
