import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import type { FileStore } from '@ebpls/storage';

import { type ReleasePaths, readRelease } from '../release-paths.ts';
import { HASHES, type Hashes, linkFile, linkFiles } from '../store/files.ts';
import { fetchFile } from './fetch-release.ts';

/**
 * Stores the builds of a pulled release, linked from the release's own files, so that it can be composed from and
 * collected like a local one. The builds in its slots become the newest of their versions.
 */
export async function writeBuilds(number: number, places: ReleasePaths, from: FileStore): Promise<void> {
  const { shell, slots, composed_at } = readRelease(number, places);
  const folder = join(places.releases, String(number));
  const composedAt = new Date(composed_at);
  const inSlots = new Set([`shell/${shell}`, ...slots.map(({ remote, version }) => `${remote}/${version}`)]);
  for (const build of [...remoteBuilds(folder), `shell/${shell}`]) {
    const target = join(places.store, build);
    if (!existsSync(target)) {
      const unfinishedFolder = `${target}.arriving`;
      rmSync(unfinishedFolder, { recursive: true, force: true });
      if (build === `shell/${shell}`) await layShell(folder, unfinishedFolder, from);
      else linkFiles(join(folder, 'r', build), unfinishedFolder);
      utimesSync(join(unfinishedFolder, HASHES), composedAt, composedAt);
      renameSync(unfinishedFolder, target);
    }
    if (inSlots.has(build)) utimesSync(join(target, HASHES), new Date(), new Date());
  }
}

/** `name/id` of the remotes that lie whole in a release. */
function remoteBuilds(folder: string): string[] {
  const below = join(folder, 'r');
  const names = existsSync(below) ? readdirSync(below) : [];
  return names
    .flatMap((name) => readdirSync(join(below, name)).map((id) => `${name}/${id}`))
    .filter((build) => existsSync(join(below, build, HASHES)));
}

/** The shell lies at the root of a release, all but its document, which has the keys in it there. */
async function layShell(folder: string, target: string, from: FileStore): Promise<void> {
  const hashes = JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as Hashes; // signed with the release
  mkdirSync(target, { recursive: true });
  for (const path of [...Object.keys(hashes), HASHES].filter((one) => one !== 'index.html'))
    for (const twin of [path, `${path}.br`, `${path}.gz`].filter((one) => existsSync(join(folder, one))))
      linkFile(join(folder, twin), join(target, twin));
  const hash = hashes['index.html'];
  if (hash) await fetchFile({ hash, path: 'index.html of the shell', target: join(target, 'index.html') }, from);
}
