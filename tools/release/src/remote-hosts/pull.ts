import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Release } from '@ebpls/remote-kit/declare';
import type { FileStore } from '@ebpls/storage';

import { type ReleasePaths, readRelease } from '../release-paths.ts';
import { promote, getPromotedNumber } from '../promote.ts';
import { writeBuilds } from './builds.ts';
import { fetchRelease } from './fetch-release.ts';
import { readPointer, readSigned } from './signed.ts';

/**
 * Fetches the release that a remote place points at, and serves it. The signature is verified before anything is
 * fetched and each file's hash as it arrives; the local pointer moves when all files are here. A present file is not
 * fetched again, so that a pull that was cut continues. An earlier release than the served one needs `goesBack`: an old
 * one is signed as well, and anybody could publish it again. Throws with a sentence.
 */
export async function pullSigned(
  from: FileStore,
  places: ReleasePaths,
  { allowsDowngrade }: { readonly allowsDowngrade: boolean },
): Promise<readonly string[]> {
  const number = await readPointer(from);
  const release = await readSigned(number, from, places);
  const servedNumber = getPromotedNumber(places) ?? 0;
  if (number < servedNumber && !allowsDowngrade)
    throw new Error(
      `${from.place} points at release ${number}; release ${servedNumber} is served here. To go back to it: pull <place> --back`,
    );
  const lines = existsSync(join(places.releases, String(number)))
    ? [sameHere(release, places)]
    : await fetchRelease(release, places, from);
  await writeBuilds(number, places, from);
  promote(number, places);
  return [...lines, `release ${number} is served`];
}

function sameHere({ number, signature }: Release, places: ReleasePaths): string {
  if (readRelease(number, places).signature?.value !== signature?.value)
    throw new Error(`A different release ${number} exists here. Pull into another directory (RELEASE_DIR).`);
  return `release ${number} is here already`;
}
