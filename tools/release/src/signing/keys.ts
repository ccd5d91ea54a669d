// Makes and loads the key that signs releases, and stores the public keys that are trusted.

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import * as v from 'valibot';

import type { ReleasePaths } from '../release-paths.ts';

/** Public key of release signatures as 32 bytes in base64url: `x` of a JSON Web Key. */
const PublicKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'A public key is 43 letters of base64url.'));
const TrustedKeys = v.array(PublicKey);

/**
 * Makes a signing key that only its owner can read and trusts it. Throws when there is one already: a lost key cannot
 * be brought back.
 */
export function makeKey({ key: path, trusted }: Pick<ReleasePaths, 'key' | 'trusted'>): KeyObject {
  if (existsSync(path)) throw new Error(`${path} already exists. Move it before you create another one.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  trustKey(formatPublicKey(privateKey), { trusted });
  return privateKey;
}

/**
 * The key to sign with: `RELEASE_KEY` (the PEM itself), `RELEASE_KEY_FILE`, or the one in the release directory.
 * Undefined when there is none. Throws when what is given is no Ed25519 key.
 */
export function loadReleaseSigningKey(
  environment: Readonly<Record<string, string | undefined>>,
  { key: own }: Pick<ReleasePaths, 'key'>,
): KeyObject | undefined {
  const path = environment['RELEASE_KEY_FILE'] || own;
  const pem = environment['RELEASE_KEY'] || (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  if (pem === undefined) {
    if (environment['RELEASE_KEY_FILE']) throw new Error(`RELEASE_KEY_FILE: ${path} is not there.`);
    return undefined;
  }
  const key = readPem(pem);
  if (key?.asymmetricKeyType !== 'ed25519') throw new Error('The signing key is not an Ed25519 key in PEM.');
  return key;
}

function readPem(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** The public half of a key, as it is written down. */
export function formatPublicKey(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}

/** A written public key, to verify with. */
export function toPublicKey(text: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });
}

/** The public keys that releases of this directory may be signed with. */
export function loadTrustedKeys({ trusted }: Pick<ReleasePaths, 'trusted'>): readonly string[] {
  if (!existsSync(trusted)) return [];
  const result = v.safeParse(TrustedKeys, JSON.parse(readFileSync(trusted, 'utf8')));
  if (!result.success) throw new Error(`${trusted}: ${v.summarize(result.issues)}`);
  return result.output;
}

/** Adds a public key to those that are trusted. */
export function trustKey(text: string, { trusted }: Pick<ReleasePaths, 'trusted'>): void {
  const keys = new Set([...loadTrustedKeys({ trusted }), v.parse(PublicKey, text)]);
  mkdirSync(dirname(trusted), { recursive: true });
  writeFileSync(trusted, `${JSON.stringify([...keys], undefined, 1)}\n`);
}
