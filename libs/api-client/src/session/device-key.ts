import { PROOF_HEADER, formatProof } from '@ebpls/contracts';

import { createIdempotencyKey } from '../idempotency-key.ts';
import { getServerSeconds } from '../token.ts';
import { addStoredKey, hasKeyStore, readStoredKey } from './key-store.ts';

const KEY_NAME = 'session';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

let storedPair: CryptoKeyPair | undefined;

/**
 * Returns the public half of this browser's key in base64url, to be sent at sign-in; the private half can sign here and
 * cannot be exported. One key for all sign-ins of a browser, so that its tabs do not end each other's session.
 * Undefined where a browser creates none (plain HTTP, a private window without storage): the session is then a plain
 * bearer of its token.
 */
export async function getDeviceKey(): Promise<string | undefined> {
  try {
    storedPair ??= (await readPair()) ?? (await makePair());
    return storedPair && toBase64Url(await crypto.subtle.exportKey('raw', storedPair.publicKey));
  } catch {
    return undefined;
  }
}

/** Returns the header that proves that this one request comes from the browser that signed in. Empty without a key. */
export async function createProofHeader(method: string, url: string): Promise<Record<string, string>> {
  // Another tab may create the key that this one did not find a moment ago.
  storedPair ??= await readPair().catch(() => undefined);
  if (!storedPair) return {};
  const { pathname, search } = new URL(url);
  const signedFacts = {
    method,
    path: pathname + search,
    time: getServerSeconds() * 1000,
    nonce: createIdempotencyKey(),
  };
  const signature = await crypto.subtle.sign(
    { name: ALGORITHM.name, hash: 'SHA-256' },
    storedPair.privateKey,
    new TextEncoder().encode(formatProof(signedFacts)),
  );
  return { [PROOF_HEADER]: [signedFacts.time, signedFacts.nonce, toBase64Url(signature)].join('.') };
}

async function makePair(): Promise<CryptoKeyPair | undefined> {
  // If another tab was faster, its key is the browser's.
  await addStoredKey(KEY_NAME, await crypto.subtle.generateKey(ALGORITHM, false, ['sign']));
  return readPair();
}

async function readPair(): Promise<CryptoKeyPair | undefined> {
  if (!hasKeyStore()) return undefined;
  return (await readStoredKey(KEY_NAME)) as CryptoKeyPair | undefined; // nothing else is kept under this name
}

function toBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
