import { PROOF_HEADER, proofText } from '@ebpls/contracts';

import { newIdempotencyKey } from '../idempotency-key.ts';
import { serverSeconds } from '../token.ts';
import { addStoredKey, hasKeyStore, readStoredKey } from './key-store.ts';

const NAME = 'session';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

let stored: CryptoKeyPair | undefined;

/**
 * The public half of this browser's key in base64url, to be sent at sign-in; the other half can sign here and can be
 * read by nobody. One key for all sign-ins of a browser, so that its tabs do not end each other's session. Undefined
 * where a browser makes none (plain HTTP, a private window without storage): the session is then a plain bearer of its
 * token.
 */
export async function newDeviceKey(): Promise<string | undefined> {
  try {
    stored ??= (await readPair()) ?? (await makePair());
    return stored && inBase64Url(await crypto.subtle.exportKey('raw', stored.publicKey));
  } catch {
    return undefined;
  }
}

/**
 * The header that proves, for this one request, that it comes from the browser that signed in. Empty where there is no
 * key.
 */
export async function proofFor(method: string, url: string): Promise<Record<string, string>> {
  // Another tab may make the key that this one did not find a moment ago.
  stored ??= await readPair().catch(() => undefined);
  if (!stored) return {};
  const { pathname, search } = new URL(url);
  const proven = { method, path: pathname + search, time: serverSeconds() * 1000, nonce: newIdempotencyKey() };
  const signature = await crypto.subtle.sign(
    { name: ALGORITHM.name, hash: 'SHA-256' },
    stored.privateKey,
    new TextEncoder().encode(proofText(proven)),
  );
  return { [PROOF_HEADER]: [proven.time, proven.nonce, inBase64Url(signature)].join('.') };
}

async function makePair(): Promise<CryptoKeyPair | undefined> {
  // Where another tab was first, its key is the browser's.
  await addStoredKey(NAME, await crypto.subtle.generateKey(ALGORITHM, false, ['sign']));
  return readPair();
}

async function readPair(): Promise<CryptoKeyPair | undefined> {
  if (!hasKeyStore()) return undefined;
  return (await readStoredKey(NAME)) as CryptoKeyPair | undefined; // nothing else is kept under this name
}

function inBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
