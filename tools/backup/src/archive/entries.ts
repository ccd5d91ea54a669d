// Lists the files and folders of a folder for a backup archive.

import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** One file or folder in a backup archive, by its path there. */
export type Entry =
  | { readonly name: string; readonly type: 'directory' }
  | { readonly name: string; readonly type: 'file'; readonly from: string; readonly size: number }
  | {
      readonly name: string;
      readonly type: 'stored';
      readonly size: number;
      readonly read: () => AsyncIterable<Buffer>;
    }
  | { readonly name: string; readonly type: 'text'; readonly text: string };

interface Walk {
  /** The folder's path in the archive. */
  readonly as: string;
  /** True for paths below the folder, written with `/`, that stay out; of a folder with everything in it. */
  readonly leavesOut?: (path: string) => boolean;
}

/** Everything in a folder, parents first. What is removed meanwhile is left out; links and sockets are, too. */
export async function* listEntries(folder: string, { as, leavesOut = () => false }: Walk): AsyncGenerator<Entry> {
  yield { name: as, type: 'directory' };
  for (const entry of await list(folder)) {
    if (leavesOut(entry.name)) continue;
    const from = join(folder, entry.name);
    const name = `${as}/${entry.name}`;
    const below = (path: string): boolean => leavesOut(`${entry.name}/${path}`);
    if (entry.isDirectory()) yield* listEntries(from, { as: name, leavesOut: below });
    if (entry.isFile()) yield* fileEntry(from, name);
  }
}

async function list(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(whenMissing<Dirent[]>([]));
  return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

async function* fileEntry(from: string, name: string): AsyncGenerator<Entry> {
  const stats = await lstat(from).catch(whenMissing(undefined));
  if (stats) yield { name, type: 'file', from, size: stats.size };
}

function whenMissing<T>(fallback: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}
