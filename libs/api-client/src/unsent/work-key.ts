import { addStoredKey, hasKeyStore, readStoredKey, removeStoredKeys } from '../session/key-store.ts';

const WORK = 'work ';

/** Returns the key of the signed-in person, 32 bytes in base64. */
export type WorkKeySource = (account: number) => Promise<string>;

const cachedKeys = new Map<number, CryptoKey>();
let closings = 0;

/**
 * Returns the key that encrypts an account's unsent work here: from this page, from the browser, or from the server. No
 * script can export it from the browser. Undefined where the browser stores none, and where neither the browser nor the
 * server has it now.
 */
export async function findWorkKey(account: number, source: WorkKeySource | undefined): Promise<CryptoKey | undefined> {
  const cachedKey = cachedKeys.get(account);
  if (cachedKey || globalThis.crypto?.subtle === undefined) return cachedKey;
  const before = closings;
  const key = (await readKept(account)) ?? (await fetchKey(account, source));
  // A sign-out in the meantime drops the key.
  if (!key || before !== closings) return undefined;
  cachedKeys.set(account, key);
  if (hasKeyStore()) await addStoredKey(WORK + account, key).catch(() => undefined);
  if (before !== closings) await forgetWorkKeys();
  return cachedKeys.get(account);
}

async function readKept(account: number): Promise<CryptoKey | undefined> {
  if (!hasKeyStore()) return undefined;
  return (await readStoredKey(WORK + account).catch(() => undefined)) as CryptoKey | undefined; // written below
}

async function fetchKey(account: number, source: WorkKeySource | undefined): Promise<CryptoKey | undefined> {
  const encodedKey = await source?.(account).catch(() => undefined);
  if (encodedKey === undefined) return undefined;
  const bytes = Uint8Array.from(atob(encodedKey), (sign) => sign.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Called at the session's end: waiting work is unreadable until the same person signs in again. One account may stay.
 */
export async function forgetWorkKeys(sparedAccount?: number): Promise<void> {
  closings += 1;
  for (const account of cachedKeys.keys()) if (account !== sparedAccount) cachedKeys.delete(account);
  if (hasKeyStore())
    await removeStoredKeys(WORK, sparedAccount === undefined ? undefined : WORK + sparedAccount).catch(() => undefined);
}
