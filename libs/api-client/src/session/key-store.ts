const DATABASE = 'ebpls';
const KEY_NAMES = 'keys';

/** Returns whether this browser creates and stores keys: not on plain HTTP, and not in some private windows. */
export function hasKeyStore(): boolean {
  return 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined;
}

export async function readStoredKey(name: string): Promise<unknown> {
  const store = await openStore('readonly');
  return awaitRequest(store.get(name));
}

/** Stores a key under a name. If another tab was faster, its key stays. */
export async function addStoredKey(name: string, key: CryptoKey | CryptoKeyPair): Promise<void> {
  const store = await openStore('readwrite');
  await awaitRequest(store.add(key, name)).catch(() => undefined);
}

/** Removes the keys whose names have this prefix, except one. */
export async function removeStoredKeys(beginning: string, sparedName?: string): Promise<void> {
  const names = await awaitRequest((await openStore('readonly')).getAllKeys());
  const removedNames = names.filter(
    (name) => typeof name === 'string' && name.startsWith(beginning) && name !== sparedName,
  );
  if (removedNames.length === 0) return;
  const store = await openStore('readwrite');
  await Promise.all(removedNames.map((name) => awaitRequest(store.delete(name))));
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(KEY_NAMES);
  const database = await awaitRequest(opening);
  return database.transaction(KEY_NAMES, mode).objectStore(KEY_NAMES);
}

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no key.'));
  });
}
