// Holds the citizen for whom the clerk at the counter files, loaded once in a document.

import { callEndpoint, setWalkInContext } from '@ebpls/api-client';
import { getOpenWalkIn, type WalkIn } from '@ebpls/contracts';

let cachedCitizen: WalkIn | null | undefined;

/**
 * Sets the citizen for whom the clerk files; null for none. Loaded once in a document, and updated by the page that
 * changes it.
 */
export function setServedCitizen(walk_in: WalkIn | null, area: string): void {
  cachedCitizen = walk_in;
  setWalkInContext(walk_in === null ? undefined : { area, walk_in_no: walk_in.walk_in_no });
}

/** Returns the served citizen; undefined when there is none. */
export function getServedCitizen(): WalkIn | undefined {
  return cachedCitizen ?? undefined;
}

/** Loads the served citizen when this document does not know them yet. */
export async function loadServedCitizen(area: string): Promise<void> {
  if (cachedCitizen === undefined) setServedCitizen((await callEndpoint(getOpenWalkIn)).walk_in, area);
}
