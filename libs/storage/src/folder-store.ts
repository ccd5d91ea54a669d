import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { FileStore, ListedFile } from './file-store.ts';
import { openContentMeasure } from './measure-content.ts';

const HALF = '.part'; // a file that is being written; it gets its name when it is whole

/** Files in a folder that only our account may enter. */
export function openFolderStore(root: string): FileStore {
  const getPath = (name: string): string => join(root, name);
  return {
    place: root,
    write: async (name, content, maxBytes) => {
      const path = getPath(name);
      const partialPath = `${path}${HALF}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const measure = openContentMeasure(maxBytes);
        await pipeline(content, measure.stream, createWriteStream(partialPath, { mode: 0o600 }));
        await flushFile(partialPath);
        await rename(partialPath, path);
        return measure.result();
      } catch (error) {
        await rm(partialPath, { force: true });
        throw error;
      }
    },
    read: (name) => createReadStream(getPath(name)),
    remove: (name) => rm(getPath(name), { force: true }),
    list: (prefix = '') => listFolderFiles(root, '', prefix),
    check: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await access(root, constants.R_OK | constants.W_OK);
    },
  };
}

/** An acknowledged file must survive a power cut. */
async function flushFile(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}

async function* listFolderFiles(root: string, below: string, prefix: string): AsyncGenerator<ListedFile> {
  for (const file of await readEntries(join(root, below))) {
    const name = `${below}${file.name}`;
    if (file.isDirectory()) {
      if (mayHold(`${name}/`, prefix)) yield* listFolderFiles(root, `${name}/`, prefix);
    } else if (file.isFile() && name.startsWith(prefix) && !name.endsWith(HALF)) {
      const size = await getSize(join(root, name));
      if (size !== undefined) yield { name, size };
    }
  }
}

function mayHold(folder: string, prefix: string): boolean {
  return folder.startsWith(prefix) || prefix.startsWith(folder);
}

async function readEntries(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(catchMissing([]));
  const sortName = (entry: (typeof entries)[number]): string => (entry.isDirectory() ? `${entry.name}/` : entry.name);
  return entries.toSorted((one, other) => (sortName(one) < sortName(other) ? -1 : 1));
}

/** Undefined for a file removed since it was listed. */
async function getSize(path: string): Promise<number | undefined> {
  return (await lstat(path).catch(catchMissing(undefined)))?.size;
}

function catchMissing<T>(fallback: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}
