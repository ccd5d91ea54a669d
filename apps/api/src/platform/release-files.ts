// Finds the files of the served release and of the releases before it.

import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import * as v from 'valibot';

/** A name with a content hash never changes its content. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z0-9]+$|^\/r\/[^/]+\/[^/]+-[0-9a-f]{8,}\//;
/** Numbers of the releases that were served last, as recorded by the promotion: each was signed and complete then. */
const ServedReleases = v.array(v.pipe(v.number(), v.integer(), v.minValue(1)));

export interface ServedFile {
  readonly path: string;
  readonly size: number;
}

/** Whether an address contains a content hash, so that it has the same content in every release. */
export function hasContentHash(address: string): boolean {
  return HASHED_NAME.test(address);
}

/** The file of a release at an address; undefined where there is none, or it leads out of the releases' folder. */
export async function findReleaseFile(root: string, address: string): Promise<ServedFile | undefined> {
  const target = join(root, address.endsWith('/') ? `${address}index.html` : address);
  const path = await realpath(target).catch(() => undefined);
  if (path === undefined || !isInside(path, root)) return undefined;
  const { size, isFile } = await stat(path).then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
  return isFile ? { path, size } : undefined;
}

/**
 * A file of a release that was served recently, for pages that stayed open while the release changed, back as well as
 * forward. Only files with a content hash: nothing else of such a release may be served again.
 */
export async function findEarlierFile(release_dir: string, address: string): Promise<ServedFile | undefined> {
  if (!hasContentHash(address)) return undefined;
  for (const number of await listServedReleases(release_dir)) {
    const root = await realpath(join(release_dir, 'releases', String(number))).catch(() => undefined);
    const releaseFile = root === undefined ? undefined : await findReleaseFile(root, address);
    if (releaseFile) return releaseFile;
  }
  return undefined;
}

async function listServedReleases(release_dir: string): Promise<readonly number[]> {
  const text = await readFile(join(release_dir, 'served.json'), 'utf8').catch(() => '[]');
  const result = v.safeParse(ServedReleases, JSON.parse(text));
  return result.success ? result.output : [];
}

// A release may link to its artifact store beside it; anything outside is not served.
function isInside(path: string, root: string): boolean {
  return path.startsWith(join(root, '..', '..') + sep);
}
