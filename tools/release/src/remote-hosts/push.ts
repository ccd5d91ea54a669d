import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { runConcurrently, type FileStore } from '@ebpls/storage';

import { type ReleasePaths, readRelease } from '../release-paths.ts';
import { PromotionRefused } from '../promote.ts';
import { listAlterations, RELEASE_HASHES } from '../signing/verify.ts';
import { HASHES, type Hashes, computeSha384 } from '../store/files.ts';
import { computeHash, LARGEST_FILE, getFileName, getReleaseName, POINTER, readText } from './remote-place.ts';

/**
 * Copies a signed release to a remote place: every file first, each read back there and compared, then the signed
 * content, and the pointer last. A present file is not sent again, so that a push that was cut continues; a differing
 * file is replaced. Throws with a sentence when the release is not complete here, or another one has its number there.
 */
export async function pushSigned(number: number, places: ReleasePaths, to: FileStore): Promise<readonly string[]> {
  const reasons = listAlterations(number, places);
  if (reasons.length > 0) throw new PromotionRefused(reasons.join('\n'));
  const releaseText = readFileSync(join(places.releases, String(number), 'release.json'), 'utf8');
  const remoteText = await readText(to, getReleaseName(number));
  if (remoteText !== undefined && remoteText !== releaseText)
    throw new Error(`${to.place} already has a different release ${number}. Compose again to get a new number.`);
  const files = listReleaseFiles(number, places);
  const sentCount = await sendAllFiles(files, to);
  if (remoteText === undefined) await to.write(getReleaseName(number), Readable.from([releaseText]));
  await allLieThere(files, to);
  await to.write(POINTER, Readable.from([`${JSON.stringify({ number })}\n`]));
  return [
    `${files.size} files: ${sentCount} sent, ${files.size - sentCount} there already, all compared by their SHA-384`,
    `release ${number} is in ${to.place} and is the one to be pulled`,
  ];
}

/** How many had to be sent. */
async function sendAllFiles(files: ReadonlyMap<string, string>, to: FileStore): Promise<number> {
  const present = new Set<string>();
  for await (const { name } of to.list('files/')) present.add(name);
  let sentCount = 0;
  await runConcurrently(files, async ([hash, path]) => {
    const name = getFileName(hash);
    if (present.has(name) && (await computeHash(to.read(name))) === hash) return;
    await to.write(name, createReadStream(path), LARGEST_FILE);
    if ((await computeHash(to.read(name))) !== hash)
      throw new Error(`${to.place} returns a different file for ${name}.`);
    sentCount += 1;
  });
  return sentCount;
}

/** From here on a clean-up keeps them; one that ran meanwhile may have taken what no release named yet. */
async function allLieThere(files: ReadonlyMap<string, string>, to: FileStore): Promise<void> {
  const missingFiles = new Set([...files.keys()].map(getFileName));
  for await (const { name } of to.list('files/')) missingFiles.delete(name);
  if (missingFiles.size > 0)
    throw new Error(`${missingFiles.size} files went from ${to.place} while they were pushed: push the release again.`);
}

/** Every file that the release names, by its hash, and the list itself. */
function listReleaseFiles(number: number, places: ReleasePaths): Map<string, string> {
  const folder = join(places.releases, String(number));
  const list = join(folder, RELEASE_HASHES);
  const hashes = JSON.parse(readFileSync(list, 'utf8')) as Hashes; // just verified
  const files = Object.entries(hashes).map(([path, hash]) => [hash, join(folder, path)] as const);
  return new Map([...files, ...listDocument(number, places), [computeSha384(list), list]]);
}

/** The shell's document as it was published; the release has it with keys in it, and a composer needs the former. */
function listDocument(number: number, places: ReleasePaths): (readonly [hash: string, path: string])[] {
  const build = join(places.store, 'shell', readRelease(number, places).shell);
  const list = join(build, HASHES);
  if (!existsSync(list)) return [];
  const hash = (JSON.parse(readFileSync(list, 'utf8')) as Hashes)['index.html']; // written by publish
  return hash === undefined ? [] : [[hash, join(build, 'index.html')]];
}
