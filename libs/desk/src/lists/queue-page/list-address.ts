import * as v from 'valibot';

/** Parameters of a list in the address of its page, by the name that they have in the query of the endpoint. */
export type ListFilters = Readonly<Record<string, string | undefined>>;

export type ListQuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The address of a list with its filters; empty ones are left out. */
export function formatListAddress(pathname: string, filters: ListFilters): string {
  const entries = Object.entries(filters).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return entries.length > 0 ? `${pathname}?${new URLSearchParams(entries)}` : pathname;
}

/**
 * Reads the filters of a list from the address of its page. What the endpoint's query does not allow is left out, so that
 * an old or altered address still shows a list. The size of a page is not the reader's choice.
 */
export function parseListFilters(schema: ListQuerySchema | undefined, address: string): ListFilters {
  const { limit: _, ...entries } = schema?.entries ?? {};
  const allowedEntries = new Map(Object.entries(entries));
  return Object.fromEntries(
    [...new URL(address).searchParams].filter(([name, value]) => {
      const entry = allowedEntries.get(name);
      return value !== '' && entry !== undefined && v.is(entry, value);
    }),
  );
}
