// Verifies the Ed25519 signature of a release with the keys of the document (decision 0143).

import { type ReleaseSignature, formatSignedText } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

/** Result of a signature check: `unchecked` where the document names no key, or the browser cannot verify. */
type Verdict = 'right' | 'wrong' | 'unchecked';

const SignedValue = v.looseObject({ signature: v.object({ key: v.string(), value: v.string() }) });

/**
 * Returns whether a release is signed by a key of the document. Pages served from sources have no such key. A browser
 * without Ed25519, or a page without https, continues unchecked: `promote` verified what is served, and the browser
 * still compares every script with its hash (decision 0143).
 */
export async function verifySignature(signedValue: unknown): Promise<Verdict> {
  const keys = listTrustedKeys();
  if (keys.length === 0) return 'unchecked';
  if (!v.is(SignedValue, signedValue) || !keys.includes(signedValue.signature.key)) return 'wrong';
  return verifyText(formatSignedText(signedValue), signedValue.signature);
}

/** Returns the public keys of the document, base64url; none in pages of sources. */
export function listTrustedKeys(): readonly string[] {
  return document.querySelector<HTMLMetaElement>('meta[name="release-keys"]')?.content.split(' ') ?? [];
}

/** Returns whether a text has that Ed25519 signature; the caller checks whose key it is. */
export async function verifyText(text: string, { key, value }: ReleaseSignature): Promise<Verdict> {
  // Absent outside secure contexts, contrary to the types.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'unchecked';
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
    const publicKey = await subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    const isRight = await subtle.verify('Ed25519', publicKey, decodeBytes(value), new TextEncoder().encode(text));
    return isRight ? 'right' : 'wrong';
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? 'unchecked' : 'wrong';
  }
}

function decodeBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
