import { type KeyObject, sign as signBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { type Release, type ReleaseSignature, formatSignedText } from '@ebpls/remote-kit/declare';

import { type ReleasePaths, readRelease } from '../release-paths.ts';
import { formatPublicKey } from './keys.ts';

/** Signs a composed release; the signature covers `release.json`, and through its list of hashes every other file. */
export function signRelease(number: number, places: ReleasePaths, key: KeyObject): void {
  const release = readRelease(number, places);
  const signedRelease = { ...release, signature: createSignature(formatSignedText({ ...release }), key) };
  writeRelease(signedRelease, join(places.releases, String(number)));
}

/** Ed25519 over a text. */
export function createSignature(text: string, key: KeyObject): ReleaseSignature {
  return { key: formatPublicKey(key), value: signBytes(null, Buffer.from(text), key).toString('base64url') };
}

/** Lays `release.json` and its packed twin into a release's folder; each is whole at every moment. */
export function writeRelease(release: Release, folder: string): void {
  const text = `${JSON.stringify(release, undefined, 1)}\n`;
  // Every page waits for this file. The packed twin goes first, so that no old one stays beside a new file.
  rmSync(join(folder, 'release.json.br'), { force: true });
  replace(join(folder, 'release.json'), text);
  replace(join(folder, 'release.json.br'), brotliCompressSync(text));
}

function replace(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.next`, content);
  renameSync(`${path}.next`, path);
}
