// Loads and verifies the release, the file that assigns remotes to mounts.

import type { Release } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

import { reportSignature } from './release-reports.ts';
import { verifySignature } from './trust/signature.ts';
import { Slot } from './slot-shape.ts';

const ReleaseRead = v.object({ number: v.number(), composed_at: v.string(), shell: v.string(), slots: v.array(Slot) });

const FILE = '/release.json';

/** The served release is not signed by the platform team. */
class UnsignedReleaseError extends Error {}

/**
 * Returns the served release once its signature is verified. Throws `UnsignedReleaseError`, and the error of a lost
 * connection.
 */
export async function loadRelease(): Promise<Release> {
  return parseRelease(await fetch(FILE));
}

/**
 * Reads the file that assigns remotes to mounts. Its signature is verified before any of it is used; a proxy's error
 * page is caught here. Offline, and instead of an unsigned one, the last valid release is used.
 */
export async function readRelease(signal?: AbortSignal): Promise<Release> {
  try {
    const response = await fetch(FILE, { ...(signal && { signal }) });
    const release = await parseRelease(response.clone());
    void cacheRelease(response);
    return release;
  } catch (error) {
    const cache = await findLastGood();
    if (cache === undefined) throw error;
    return parseRelease(cache);
  }
}

async function parseRelease(response: Response): Promise<Release> {
  if (!response.ok) throw new Error(`The release file answered ${response.status}.`);
  const release: unknown = await response.json();
  if ((await verifySignature(release)) === 'wrong') {
    reportSignature(release);
    throw new UnsignedReleaseError('The release is not signed by a key of this page.');
  }
  // Roles and icons are checked by the declaration's own types.
  return v.parse(ReleaseRead, release) as Release;
}

/** The cache is missing on plain HTTP and in some private windows. */
async function cacheRelease(response: Response): Promise<void> {
  await globalThis.caches
    ?.open('release')
    .then((cache) => cache.put(FILE, response))
    .catch(() => undefined);
}

async function findLastGood(): Promise<Response | undefined> {
  return globalThis.caches?.match(FILE, { cacheName: 'release' }).catch(() => undefined);
}
