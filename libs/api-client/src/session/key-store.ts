const DATABASE = 'ebpls';
const KEYS = 'keys';

/** Whether this browser makes keys and keeps them: not on plain HTTP, and not in some private windows. */
export function hasKeyStore(): boolean {
  return 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined;
}

export async function readStoredKey(name: string): Promise<unknown> {
  const store = await openStore('readonly');
  return answerOf(store.get(name));
}

/** Keeps a key under a name. Where another tab was first, its key stays. */
export async function addStoredKey(name: string, key: CryptoKey | CryptoKeyPair): Promise<void> {
  const store = await openStore('readwrite');
  await answerOf(store.add(key, name)).catch(() => undefined);
}

/** Removes the keys whose names begin so, but one. */
export async function removeStoredKeys(beginning: string, spared?: string): Promise<void> {
  const names = await answerOf((await openStore('readonly')).getAllKeys());
  const gone = names.filter((name) => typeof name === 'string' && name.startsWith(beginning) && name !== spared);
  if (gone.length === 0) return;
  const store = await openStore('readwrite');
  await Promise.all(gone.map((name) => answerOf(store.delete(name))));
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(KEYS);
  const database = await answerOf(opening);
  return database.transaction(KEYS, mode).objectStore(KEYS);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no key.'));
  });
}
