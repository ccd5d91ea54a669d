/** The rows before and after one in a list; from outside the list the first row is next. */
export function findNeighbours<K>(
  keys: readonly K[],
  current: K | undefined,
): { readonly before: K | undefined; readonly after: K | undefined } {
  const place = current === undefined ? -1 : keys.indexOf(current);
  if (place === -1) return { before: undefined, after: keys[0] };
  return { before: keys[place - 1], after: keys[place + 1] };
}
