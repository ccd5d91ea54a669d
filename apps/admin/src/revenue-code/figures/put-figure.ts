export type SectionTree = Readonly<Record<string, unknown>>;

const WHOLE = /^\d{1,9}$/;

/** The values with another one at that place; `path` begins with `values`. Nothing that was given changes. */
export function putFigure(values: unknown, path: string, value: unknown): unknown {
  return putAt(values, path.split('.').slice(1), value);
}

function putAt(tree: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(tree)) return tree.with(Number(name), putAt(tree[Number(name)], rest, value));
  const known = tree as SectionTree;
  return { ...known, [name]: putAt(known[name], rest, value) };
}

/** The list at that place. */
export function listAt(values: unknown, path: string): readonly unknown[] {
  const found = path
    .split('.')
    .slice(1)
    .reduce((tree, name) => (tree as SectionTree | undefined)?.[name], values);
  return Array.isArray(found) ? found : [];
}

/** A typed count as a number; what is none stays as it was typed, so that the contract says what is wanted. */
export function countTyped(typed: string): number | string {
  return WHOLE.test(typed.trim()) ? Number(typed) : typed;
}
