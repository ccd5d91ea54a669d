import { callEndpoint } from '@ebpls/api-client';
import { getStreetMap, type StreetMap } from '@ebpls/contracts';

/** The streets of the municipality for its maps; null where it has no file of them. */
export async function loadStreetMap(): Promise<StreetMap | null> {
  return (await callEndpoint(getStreetMap)).street_map;
}
