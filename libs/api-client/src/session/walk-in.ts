import { WALK_IN_HEADER } from '@ebpls/contracts';

let area = '';
let named: { readonly area: string; readonly walk_in_no: string } | undefined;

/** The area that the next requests come from, told before its pages ask anything. */
export function enterArea(path: string): void {
  area = path;
}

/**
 * Requests from this area are a citizen's own, filed by the clerk who has the walk-in open (decision 0096); nobody's
 * when it is undefined. What the rest of the house asks stays the clerk's.
 */
export function standFor(walk_in: { readonly area: string; readonly walk_in_no: string } | undefined): void {
  named = walk_in;
}

export function walkInHeader(): Record<string, string> {
  return named !== undefined && named.area === area ? { [WALK_IN_HEADER]: named.walk_in_no } : {};
}
