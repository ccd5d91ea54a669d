// Adds the header of an open walk-in to requests, by which a clerk files for a citizen at the counter (decision 0096).

import { WALK_IN_HEADER } from '@ebpls/contracts';

let area = '';
let walkInContext: { readonly area: string; readonly walk_in_no: string } | undefined;

/** Sets the area of the next requests before its pages send any. */
export function setCurrentArea(path: string): void {
  area = path;
}

/**
 * Requests from this area are a citizen's own, filed by the clerk who has the walk-in open (decision 0096); undefined
 * ends it. Requests from other areas stay the clerk's.
 */
export function setWalkInContext(walk_in: { readonly area: string; readonly walk_in_no: string } | undefined): void {
  walkInContext = walk_in;
}

export function getWalkInHeader(): Record<string, string> {
  return walkInContext !== undefined && walkInContext.area === area
    ? { [WALK_IN_HEADER]: walkInContext.walk_in_no }
    : {};
}
