// Verifies that a release is signed by a trusted key and that none of its files was changed.

import { verify as verifyBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { type Release, formatSignedText } from '@ebpls/remote-kit/declare';

import { type Hashes, listFiles, computeSha384 } from '../store/files.ts';
import { type ReleasePaths, readRelease } from '../release-paths.ts';
import { toPublicKey, loadTrustedKeys } from './keys.ts';

/** List of a release's files with their hashes. */
export const RELEASE_HASHES = 'release-hashes.json';
/** Files that the list leaves out: they are covered by the signature. */
const SIGNED_ITSELF = new Set([RELEASE_HASHES, 'release.json', 'release.json.br']);
/** Most files named in a fault; more help nobody. */
const MAX_NAMED = 5;

/** Whether a file of a release's folder has its hash in the list. */
const isListed = (path: string): boolean => !SIGNED_ITSELF.has(path);

/** Everything that forbids serving a release, as sentences; empty when it is signed by a trusted key and whole. */
export function listAlterations(number: number, places: ReleasePaths): string[] {
  const release = readRelease(number, places);
  const fault = findSignatureFault(release, loadTrustedKeys(places));
  if (fault) return [fault];
  const folder = join(places.releases, String(number));
  const list = join(folder, RELEASE_HASHES);
  if (!existsSync(list) || computeSha384(list) !== release.files)
    return [`The list of files of release ${number} is not the one that was signed.`];
  const hashes = JSON.parse(readFileSync(list, 'utf8')) as Hashes; // its own hash has just been compared
  const packedFile = join(folder, 'release.json.br');
  if (existsSync(packedFile) && !isTwin(packedFile, join(folder, 'release.json')))
    return [`Release ${number}: release.json.br is not release.json.`];
  const present = listFiles(folder).filter(isListed);
  const problems = [
    ...Object.entries(hashes)
      .filter(([path, hash]) => !existsSync(join(folder, path)) || computeSha384(join(folder, path)) !== hash)
      .map(([path]) => `Release ${number}: ${path} differs from the signed file.`),
    ...present
      .filter((path) => !Object.hasOwn(hashes, path))
      .map((path) => `Release ${number}: ${path} was not signed.`),
  ];
  const extraCount = problems.length - MAX_NAMED;
  return extraCount > 0
    ? [...problems.slice(0, MAX_NAMED), `Release ${number}: ${extraCount} more files are wrong.`]
    : problems;
}

/** Why the signature over `release.json` does not hold here, as a sentence; undefined when it does. */
export function findSignatureFault(release: Release, trustedKeys: readonly string[]): string | undefined {
  const { number, signature } = release;
  if (!signature) return `Release ${number} is not signed. Run "sign ${number}".`;
  if (!trustedKeys.includes(signature.key)) return `Release ${number} is signed with a key that is not trusted here.`;
  const value = Buffer.from(signature.value, 'base64url');
  return verifyBytes(null, Buffer.from(formatSignedText({ ...release })), toPublicKey(signature.key), value)
    ? undefined
    : `Release ${number}: release.json is not what was signed.`;
}

function isTwin(packedFile: string, path: string): boolean {
  try {
    return brotliDecompressSync(readFileSync(packedFile)).equals(readFileSync(path));
  } catch {
    return false;
  }
}
