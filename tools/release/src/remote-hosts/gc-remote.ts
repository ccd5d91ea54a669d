import { runConcurrently, type FileStore } from '@ebpls/storage';
import * as v from 'valibot';

import { listKeptReleases } from '../inspect/gc.ts';
import type { ReleasePaths } from '../release-paths.ts';
import { RELEASE_HASHES } from '../signing/verify.ts';
import { HASHES } from '../store/files.ts';
import { HashList } from './hash-list.ts';
import { computeHash, getFileName, getReleaseName, readText } from './remote-place.ts';
import { readPointer, readSigned } from './signed.ts';

/** Releases and files in a remote store that are no longer needed. */
export interface UnneededRemote {
  readonly releases: readonly number[];
  /** Files that no kept release names, with their names in that place. */
  readonly files: readonly string[];
  /** Size of these files, in bytes. */
  readonly size: number;
}

/**
 * Finds releases and files of a remote place that can be removed, by the rule for this one (`listKeptReleases`). Every
 * kept release must be signed by a key that is trusted here, and its lists must be the signed ones: nothing is removed
 * by data that nobody trusted signed. Throws with a sentence.
 */
export async function listUnneededRemote(place: FileStore, places: ReleasePaths, now: Date): Promise<UnneededRemote> {
  const servedNumber = await readPointer(place);
  // The files before the releases: what is pushed meanwhile is younger than this list.
  const files: { readonly name: string; readonly size: number }[] = [];
  for await (const file of place.list('files/')) files.push(file);
  const numbers = await numbersThere(place);
  const releases = new Map(
    await Promise.all(numbers.map(async (number) => [number, await readSigned(number, place, places)] as const)),
  );
  const getComposedAt = (number: number): string => releases.get(number)?.composed_at ?? '';
  const keptReleases = listKeptReleases({ numbers, served: servedNumber, composed_at: getComposedAt }, now);
  const neededFiles = new Set<string>();
  for (const number of keptReleases)
    for (const name of await listReleaseFiles(releases.get(number)?.files ?? '', place)) neededFiles.add(name);
  const idleFiles = files.filter(({ name }) => !neededFiles.has(name));
  return {
    releases: numbers.filter((number) => !keptReleases.includes(number)),
    files: idleFiles.map(({ name }) => name),
    size: idleFiles.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Newest first. */
async function numbersThere(place: FileStore): Promise<number[]> {
  const numbers: number[] = [];
  for await (const { name } of place.list('releases/')) {
    const [, number] = /^releases\/(\d+)\.json$/.exec(name) ?? [];
    if (number !== undefined) numbers.push(Number(number));
  }
  return numbers.toSorted((one, other) => other - one);
}

/** Names of all files of a release, the list of them and the shell's document as it was published among them. */
async function listReleaseFiles(list_hash: string, place: FileStore): Promise<string[]> {
  const hashes = await readList(list_hash, RELEASE_HASHES, place);
  const shell = hashes[HASHES];
  const document = shell === undefined ? undefined : (await readList(shell, HASHES, place))['index.html'];
  return [list_hash, ...Object.values(hashes), ...(document === undefined ? [] : [document])].map(getFileName);
}

async function readList(hash: string, path: string, place: FileStore): Promise<Readonly<Record<string, string>>> {
  const name = getFileName(hash);
  if ((await readText(place, name)) === undefined)
    throw new Error(`${place.place}: ${path} is missing. Push the release again.`);
  if ((await computeHash(place.read(name))) !== hash)
    throw new Error(`${place.place}: ${path} differs from the signed file.`);
  return v.parse(HashList, JSON.parse((await readText(place, name)) ?? ''));
}

/** Removes what was found: the releases first, so that none names what is gone. */
export async function removeUnneededRemote({ releases, files }: UnneededRemote, place: FileStore): Promise<void> {
  for (const number of releases) await place.remove(getReleaseName(number));
  await runConcurrently(files, (name) => place.remove(name));
}
