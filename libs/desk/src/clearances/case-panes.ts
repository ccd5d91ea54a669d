import { callEndpoint, catchAbsent } from '@ebpls/api-client';
import { type ClearanceCase, getClearance, listColleagues } from '@ebpls/contracts';

/**
 * All that an open case needs and the queue does not: how it is read, what stands beside the queue, what is done with
 * it. On a phone it comes when a case is gone to, with the contracts of everything in it.
 */
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
