export type SectionTree = Readonly<Record<string, unknown>>;

const WHOLE = /^\d{1,9}$/;

/** The values with another value at `path`, which begins with `values`. The input is not mutated. */
export function putFigure(values: unknown, path: string, value: unknown): unknown {
  return putAt(values, path.split('.').slice(1), value);
}

function putAt(tree: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(tree)) return tree.with(Number(name), putAt(tree[Number(name)], rest, value));
  const branch = tree as SectionTree;
  return { ...branch, [name]: putAt(branch[name], rest, value) };
}

/** The input of a count as a number; any other text stays as it is, so that the contract names the expected format. */
export function countTyped(input: string | number): number | string {
  return typeof input === 'string' && WHOLE.test(input.trim()) ? Number(input) : input;
}
