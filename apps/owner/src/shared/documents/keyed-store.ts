import { useSyncExternalStore } from 'react';

/** Store of values by a key, outside of any page: they outlive a change of the step or page. */
export interface KeyedStore<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T | undefined) => void;
  readonly use: (key: string) => T | undefined;
}

export function createKeyedStore<T>(): KeyedStore<T> {
  const values = new Map<string, T>();
  const listeners = new Set<() => void>();
  const get = (key: string): T | undefined => values.get(key);
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (key, value) => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      for (const listener of listeners) listener();
    },
    use: (key) => useSyncExternalStore(subscribe, () => get(key)),
  };
}
