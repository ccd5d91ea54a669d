import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type FileStore, openFileStore, openStoreAt, WrongStorage } from '@ebpls/storage';

import { Refusal } from '../refusal.ts';
import type { BackupSettings } from '../settings.ts';
import { moveFiles } from './move-files.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The store at an address as STORAGE_URL writes it; the other variables of a bucket are read as ever. */
export function storeAt(address: string, environment: Environment): FileStore {
  try {
    return openStoreAt(address, environment);
  } catch (error) {
    throw error instanceof WrongStorage ? new Refusal(error.message) : error;
  }
}

/**
 * Throws a Refusal where a store holds no file: a folder that is not there lists like an empty one, and a typing error
 * must not look like papers that were copied.
 */
export async function assertFilesIn(store: FileStore): Promise<void> {
  for await (const _ of store.list()) return;
  throw new Refusal(`There are no files in ${store.place}. Look at the address; nothing was copied or removed.`);
}

/**
 * Files come back from a backup into the data folder; where STORAGE_URL names another place they go on to it. Answers
 * lines for the operator; throws a Refusal that says how to go on.
 */
export async function takeFilesHome({ dataDir, storage }: BackupSettings): Promise<readonly string[]> {
  const folder = join(dataDir, 'files');
  const to = openFileStore(storage);
  if (to.place === folder) return [];
  try {
    return await moveFiles({ from: openFileStore({ kind: 'folder', folder }), to, removes: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const how = `npm run storage -- move ${pathToFileURL(folder).href} <STORAGE_URL>`;
    throw new Refusal(`${error.message}\nEverything came back; the files lie in ${folder}. To go on: ${how}`);
  }
}
