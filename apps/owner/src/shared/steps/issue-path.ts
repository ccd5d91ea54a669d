import type * as v from 'valibot';

/** Path of a problem that a rule names by the dotted name of its field. */
export function toIssuePath(input: object, path: string): [v.ObjectPathItem, ...v.ObjectPathItem[]] {
  const [first = '', ...others] = path.split('.');
  const toItem = (key: string): v.ObjectPathItem => ({
    type: 'object',
    origin: 'value',
    input: input as Record<string, unknown>,
    key,
    value: undefined,
  });
  return [toItem(first), ...others.map(toItem)];
}
