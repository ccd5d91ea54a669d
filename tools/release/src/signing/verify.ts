import { verify as verifyBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { type Release, formatSignedText } from '@ebpls/remote-kit/declare';

import { type Hashes, listFiles, sha384 } from '../store/files.ts';
import { readRelease } from '../numbers.ts';
import type { ReleasePaths } from '../release-paths.ts';
import { publicKey, loadTrustedKeys } from './keys.ts';

/** Of a release's folder: the list of its files with their hashes. */
export const RELEASE_HASHES = 'release-hashes.json';
/** What the list does not have: it is named by what is signed. */
const SIGNED_ITSELF = new Set([RELEASE_HASHES, 'release.json', 'release.json.br']);
/** So many files are named; more help nobody. */
const NAMED_MOST = 5;

/** Whether a file of a release's folder has its hash in the list. */
const isListed = (path: string): boolean => !SIGNED_ITSELF.has(path);

/** Everything that forbids serving a release, as sentences; empty when it is signed by a trusted key and whole. */
export function alterations(number: number, places: ReleasePaths): string[] {
  const release = readRelease(number, places);
  const unsigned = signatureFault(release, loadTrustedKeys(places));
  if (unsigned) return [unsigned];
  const folder = join(places.releases, String(number));
  const list = join(folder, RELEASE_HASHES);
  if (!existsSync(list) || sha384(list) !== release.files)
    return [`The list of files of release ${number} is not the one that was signed.`];
  const hashes = JSON.parse(readFileSync(list, 'utf8')) as Hashes; // its own hash has just been compared
  const packed = join(folder, 'release.json.br');
  if (existsSync(packed) && !isTwin(packed, join(folder, 'release.json')))
    return [`Release ${number}: release.json.br is not release.json.`];
  const present = listFiles(folder).filter(isListed);
  const wrong = [
    ...Object.entries(hashes)
      .filter(([path, hash]) => !existsSync(join(folder, path)) || sha384(join(folder, path)) !== hash)
      .map(([path]) => `Release ${number}: ${path} is not the file that was signed.`),
    ...present
      .filter((path) => !Object.hasOwn(hashes, path))
      .map((path) => `Release ${number}: ${path} was not signed.`),
  ];
  const more = wrong.length - NAMED_MOST;
  return more > 0 ? [...wrong.slice(0, NAMED_MOST), `Release ${number}: ${more} more files are wrong.`] : wrong;
}

/** Why the signature over `release.json` does not hold here, as a sentence; undefined when it does. */
export function signatureFault(release: Release, trusted: readonly string[]): string | undefined {
  const { number, signature } = release;
  if (!signature) return `Release ${number} is not signed. Run "sign ${number}".`;
  if (!trusted.includes(signature.key)) return `Release ${number} is signed with a key that is not trusted here.`;
  const value = Buffer.from(signature.value, 'base64url');
  return verifyBytes(null, Buffer.from(formatSignedText({ ...release })), publicKey(signature.key), value)
    ? undefined
    : `Release ${number}: release.json is not what was signed.`;
}

function isTwin(packed: string, path: string): boolean {
  try {
    return brotliDecompressSync(readFileSync(packed)).equals(readFileSync(path));
  } catch {
    return false;
  }
}
