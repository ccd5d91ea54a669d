// Lists, hashes and links the files of builds and releases.

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Hashes by path, as browsers and people write them: `sha384-…`. */
export type Hashes = Readonly<Record<string, string>>;

/** The name of the list of hashes inside a published folder. */
export const HASHES = 'hashes.json';

/** Every file below a folder, as paths with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

export function computeSha384(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

/** Hashes of all files of a folder but the list itself. */
export function computeHashes(folder: string): Hashes {
  return Object.fromEntries(
    listFiles(folder)
      .filter((path) => path !== HASHES)
      .map((path) => [path, computeSha384(join(folder, path))]),
  );
}

/**
 * Puts every file of `from` into `to` without copying bytes where the disk allows it. A file that is there already
 * stays.
 */
export function linkFiles(from: string, to: string): void {
  for (const path of listFiles(from)) linkFile(join(from, path), join(to, path));
}

/** Puts one file there without copying its bytes where the disk allows it; what is there already stays. */
export function linkFile(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or a disk without links.
    copyFileSync(from, to);
  }
}
