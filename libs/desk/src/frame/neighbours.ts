/** Previous and next row of the current one. The next row is the first when the current one is not in the list. */
export function findNeighbours<K>(
  keys: readonly K[],
  current: K | undefined,
): { readonly before: K | undefined; readonly after: K | undefined } {
  const place = current === undefined ? -1 : keys.indexOf(current);
  if (place === -1) return { before: undefined, after: keys[0] };
  return { before: keys[place - 1], after: keys[place + 1] };
}
