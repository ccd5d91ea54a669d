import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Release } from '@ebpls/remote-kit/declare';
import { runConcurrently, type FileStore } from '@ebpls/storage';
import * as v from 'valibot';

import { type ReleasePaths, listReleaseNumbers } from '../release-paths.ts';
import { writeRelease } from '../signing/sign.ts';
import { RELEASE_HASHES } from '../signing/verify.ts';
import { type Hashes, linkFile, listFiles, computeSha384 } from '../store/files.ts';
import { HashList } from './hash-list.ts';
import { LARGEST_FILE, getFileName } from './remote-place.ts';

/**
 * Fetches every file of a release whose signature was verified, each checked by the hash in the signed list, and gives
 * the folder its number when it is complete. Files that another local release has are linked. Throws with a sentence at
 * the first file with another hash; fetched files stay for the next try.
 */
export async function fetchRelease(
  release: Release,
  places: ReleasePaths,
  from: FileStore,
): Promise<readonly string[]> {
  const folder = join(places.releases, String(release.number));
  const unfinishedFolder = `${folder}.arriving`;
  mkdirSync(unfinishedFolder, { recursive: true });
  const hashes = await fetchList(release, unfinishedFolder, from);
  const files = Map.groupBy(Object.keys(hashes), (path) => hashes[path] ?? '');
  const own = filesHere(places);
  let fetchedBytes = 0;
  await runConcurrently(files, async ([hash, paths]) => {
    const isHash = (path: string): boolean => existsSync(path) && computeSha384(path) === hash;
    const targets = paths.map((path) => join(unfinishedFolder, path));
    const missingTargets = targets.filter((target) => !isHash(target));
    const [first = ''] = missingTargets;
    for (const target of missingTargets) rmSync(target, { recursive: true, force: true });
    const storedCopy = [...targets, own.get(hash) ?? ''].find(isHash);
    if (first !== '' && storedCopy === undefined) {
      await fetchFile({ hash, path: paths[targets.indexOf(first)] ?? '', target: first }, from);
      fetchedBytes += 1;
    }
    for (const target of missingTargets) linkFile(storedCopy ?? first, target);
  });
  for (const path of listFiles(unfinishedFolder))
    if (!Object.hasOwn(hashes, path) && path !== RELEASE_HASHES) rmSync(join(unfinishedFolder, path));
  writeRelease(release, unfinishedFolder);
  renameSync(unfinishedFolder, folder);
  return [
    `${files.size} files: ${fetchedBytes} fetched, ${files.size - fetchedBytes} here already, all as they were signed`,
  ];
}

async function fetchList({ number, files = '' }: Release, folder: string, from: FileStore): Promise<Hashes> {
  const target = join(folder, RELEASE_HASHES);
  await fetchFile({ hash: files, path: RELEASE_HASHES, target }, from);
  const result = v.safeParse(HashList, JSON.parse(readFileSync(target, 'utf8')));
  if (!result.success) throw new Error(`Release ${number}: ${v.summarize(result.issues)}`);
  return result.output;
}

interface FetchedFile {
  readonly hash: string;
  /** Path in the release, for the error sentence. */
  readonly path: string;
  readonly target: string;
}

/** Lays a file down when it is the one of this hash. Throws with a sentence when it is gone or another one. */
export async function fetchFile({ hash, path, target }: FetchedFile, from: FileStore): Promise<void> {
  const part = `${target}.part`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    await pipeline(from.read(getFileName(hash)), createLimit(`${from.place}: ${path}`), createWriteStream(part));
    if (computeSha384(part) !== hash) throw new Error(`${from.place}: ${path} differs from the signed file.`);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${from.place}: ${path} is missing. Push the release again.`, { cause: error });
  }
}

/** Lets bytes through until there are more than any file of ours has. */
function createLimit(subject: string): (content: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (content) {
    let size = 0;
    for await (const piece of content) {
      size += piece.length;
      if (size > LARGEST_FILE) throw new Error(`${subject} is larger than ${LARGEST_FILE / 1e6} MB.`);
      yield piece;
    }
  };
}

/** Files of the releases here, by their hashes. */
function filesHere(places: ReleasePaths): Map<string, string> {
  const lists = listReleaseNumbers(places).map((number) => join(places.releases, String(number)));
  return new Map(
    lists
      .filter((folder) => existsSync(join(folder, RELEASE_HASHES)))
      .flatMap((folder) => {
        const hashes = JSON.parse(readFileSync(join(folder, RELEASE_HASHES), 'utf8')) as Hashes; // written by compose
        return Object.entries(hashes).map(([path, hash]) => [hash, join(folder, path)] as const);
      }),
  );
}
