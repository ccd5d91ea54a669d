// Signs a release of an end-to-end test with the key of the served one.

import {
  type ReleasePaths,
  getReleasePaths,
  formatPublicKey,
  signRelease,
  loadReleaseSigningKey,
  trustKey,
} from '@ebpls/release';

import { getReleaseDir } from './e2e-harness.ts';

/** Folders of the release that is served to the journeys. */
export const getServedPaths = (): ReleasePaths => getReleasePaths(getReleaseDir());

/** The key of the release that is served. */
export function getServedKey(): NonNullable<ReturnType<typeof loadReleaseSigningKey>> {
  const key = loadReleaseSigningKey(process.env, getServedPaths());
  if (!key) throw new Error('The release that is served has no key: run "npm run release -- workspace".');
  return key;
}

/** Signs a release with the key of the served one, so that the pages of this run trust it. */
export function signAsServed(number: number, places: ReleasePaths): void {
  const key = getServedKey();
  trustKey(formatPublicKey(key), places);
  signRelease(number, places, key);
}
