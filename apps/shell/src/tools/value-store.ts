/** Store of one value for `useSyncExternalStore`: its readers render again when it changes. */
export interface ValueStore<T> {
  readonly now: () => T;
  readonly watch: (changed: () => void) => () => void;
  readonly write: (value: T) => void;
}

export function createStore<T>(first: T): ValueStore<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    now: () => value,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    write: (next) => {
      value = next;
      for (const onChange of watchers) onChange();
    },
  };
}
