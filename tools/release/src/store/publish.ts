import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { readArtifact } from './artifact.ts';
import { compressFiles } from './compress.ts';
import { HASHES, computeHashes } from './files.ts';
import type { ReleasePaths } from '../release-paths.ts';

/** A published build of a remote in the store: `name@version-hash8`. */
export interface PublishedBuild {
  readonly name: string;
  readonly id: string;
  readonly folder: string;
}

/**
 * Puts a built app into the store under its version and the first eight digits of its content's hash. What is there
 * already is not touched; it only becomes the newest of its version.
 */
export async function publish(dist: string, places: ReleasePaths): Promise<PublishedBuild> {
  const { name, version } = readArtifact(dist);
  const hashes = computeHashes(dist);
  const id = `${version}-${createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 8)}`;
  const folder = join(places.store, name, id);
  if (!existsSync(folder)) await storeBuild(dist, folder, hashes);
  const now = new Date();
  utimesSync(join(folder, HASHES), now, now);
  return { name, id, folder };
}

async function storeBuild(dist: string, folder: string, hashes: object): Promise<void> {
  const unfinishedFolder = `${folder}.${process.pid}`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  mkdirSync(unfinishedFolder, { recursive: true });
  cpSync(dist, unfinishedFolder, { recursive: true });
  await compressFiles(unfinishedFolder);
  const list = `${JSON.stringify(hashes, undefined, 1)}\n`;
  writeFileSync(join(unfinishedFolder, HASHES), list);
  // Browsers read it before they run anything of this build.
  writeFileSync(join(unfinishedFolder, `${HASHES}.br`), brotliCompressSync(list));
  renameSync(unfinishedFolder, folder);
}
