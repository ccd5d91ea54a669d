import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type FileStore, openFileStore, openAddressedStore, WrongStorage } from '@ebpls/storage';

import { Refusal } from '../refusal.ts';
import type { BackupSettings } from '../settings.ts';
import { moveFiles } from './move-files.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the file store at an address as in STORAGE_URL; the other variables of a bucket are read as usual. */
export function openStore(address: string, environment: Environment): FileStore {
  try {
    return openAddressedStore(address, environment);
  } catch (error) {
    throw error instanceof WrongStorage ? new Refusal(error.message) : error;
  }
}

/**
 * Throws a Refusal when a store holds no file: a missing folder lists like an empty one, and a typing error must not
 * look like papers that were copied.
 */
export async function assertFilesIn(store: FileStore): Promise<void> {
  for await (const _ of store.list()) return;
  throw new Refusal(`There are no files in ${store.place}. Check the address; nothing was copied or removed.`);
}

/**
 * Moves the files of a restored backup from the data folder to the store of STORAGE_URL when that is another place.
 * Returns lines for the operator; throws a Refusal with the next step.
 */
export async function moveRestoredFiles({ dataDir, storage }: BackupSettings): Promise<readonly string[]> {
  const folder = join(dataDir, 'files');
  const to = openFileStore(storage);
  if (to.place === folder) return [];
  try {
    return await moveFiles({ from: openFileStore({ kind: 'folder', folder }), to, removes: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const command = `npm run storage -- move ${pathToFileURL(folder).href} <STORAGE_URL>`;
    throw new Refusal(`${error.message}\nEverything was restored; the files are in ${folder}. To continue: ${command}`);
  }
}
