import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** One thing in an archive, by its path in there. */
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
export async function* walk(folder: string, { as, leavesOut = () => false }: Walk): AsyncGenerator<Entry> {
  yield { name: as, type: 'directory' };
  for (const found of await list(folder)) {
    if (leavesOut(found.name)) continue;
    const from = join(folder, found.name);
    const name = `${as}/${found.name}`;
    const below = (path: string): boolean => leavesOut(`${found.name}/${path}`);
    if (found.isDirectory()) yield* walk(from, { as: name, leavesOut: below });
    if (found.isFile()) yield* fileEntry(from, name);
  }
}

async function list(folder: string): Promise<Dirent[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(whenMissing<Dirent[]>([]));
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

async function* fileEntry(from: string, name: string): AsyncGenerator<Entry> {
  const found = await lstat(from).catch(whenMissing(undefined));
  if (found) yield { name, type: 'file', from, size: found.size };
}

function whenMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
