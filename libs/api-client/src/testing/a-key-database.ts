/** The part of IndexedDB that keys need, in memory: it outlives a reload of the modules, as the browser's does. */
export function createKeyDatabase() {
  const keys = new Map<string, unknown>();
  const answer = <T>(result: T, error?: Error) => {
    const request: Record<string, unknown> = { result, error };
    queueMicrotask(() => (request[error ? 'onerror' : 'onsuccess'] as (() => void) | undefined)?.());
    return request;
  };
  const store = {
    get: (name: string) => answer(keys.get(name)),
    getAllKeys: () => answer([...keys.keys()]),
    delete: (name: string) => answer(keys.delete(name)),
    add: (key: unknown, name: string) =>
      keys.has(name) ? answer(undefined, new Error('there already')) : answer(keys.set(name, key)),
  };
  const database = { transaction: () => ({ objectStore: () => store }) };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => answer(database) }, configurable: true });
  return keys;
}
