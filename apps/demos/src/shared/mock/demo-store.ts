// Stores the state of a demo in the tab's session storage.

const PREFIX = 'ebpls-demo.';

/** The state of one area of the demonstration, until the tab is closed. */
export interface DemoStore<T> {
  read(): T;
  /** Replaces the state by what `update` makes of it, and returns that. */
  change(update: (state: T) => T): T;
}

/**
 * Keeps the state of one area in memory and in the session storage of the tab, so that it survives a reload and never
 * meets the product's data. Where the storage is full or shut, memory alone holds it.
 *
 * @param seed creates the first state; called once for each tab
 */
export function createDemoStore<T>(name: string, seed: () => T): DemoStore<T> {
  const key = PREFIX + name;
  let memory: { readonly state: T } | undefined;

  const read = (): T => {
    memory ??= { state: readStored<T>(key) ?? seed() };
    return memory.state;
  };
  const change = (update: (state: T) => T): T => {
    const state = update(read());
    memory = { state };
    keep(key, state);
    return state;
  };
  forgetters.add(() => (memory = undefined));
  return { read, change };
}

const forgetters = new Set<() => void>();

/** Brings the whole demonstration back to how it began. */
export function resetDemo(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  for (const forget of forgetters) forget();
}

function readStored<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T); // Written by `keep` alone.
  } catch {
    return undefined;
  }
}

function keep(key: string, state: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    sessionStorage.removeItem(key);
  }
}
