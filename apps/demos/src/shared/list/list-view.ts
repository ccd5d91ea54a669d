/** How one list of the demonstration is searched, sorted and filtered: in the browser, over the whole answer. */
export interface ListRules<R> {
  /** What a search looks through. */
  readonly text: (row: R) => string;
  /** By the value of the sort select; the first is the default. */
  readonly sorts: Readonly<Record<string, (a: R, b: R) => number>>;
  /** By the name of the parameter in the address; a filter without a value lets every row through. */
  readonly filters?: Readonly<Record<string, (row: R, value: string) => boolean>>;
}

export interface ListView<R> {
  /** The rows of all pages, sorted: what an export takes. */
  readonly found: readonly R[];
  /** The rows of this page. */
  readonly rows: readonly R[];
  /** How many rows all pages hold. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  readonly sort: string;
}

export const PAGE_SIZES = [5, 10, 25] as const;

const DEFAULT_SIZE = 10;

/** What a list shows at an address. Nonsense in the address falls back to the default, never to an empty page. */
export function toListView<R>(all: readonly R[], rules: ListRules<R>, asked: URLSearchParams): ListView<R> {
  const wanted = (asked.get('search') ?? '').trim().toLocaleLowerCase();
  const filters = Object.entries(rules.filters ?? {});
  const found = all.filter(
    (row) =>
      rules.text(row).toLocaleLowerCase().includes(wanted) &&
      filters.every(([name, lets]) => asked.getAll(name).every((value) => value === '' || lets(row, value))),
  );
  const sort = sortOf(rules, asked);
  const size = PAGE_SIZES.find((each) => String(each) === asked.get('rows')) ?? DEFAULT_SIZE;
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked.get('page'))) || 1));
  const sorted = found.toSorted(rules.sorts[sort]);
  const rows = sorted.slice((page - 1) * size, page * size);
  return { found: sorted, rows, count: sorted.length, page, pages, size, sort };
}

function sortOf<R>({ sorts }: ListRules<R>, asked: URLSearchParams): string {
  const wanted = asked.get('sort') ?? '';
  return Object.hasOwn(sorts, wanted) ? wanted : (Object.keys(sorts)[0] ?? '');
}
