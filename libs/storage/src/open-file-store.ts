import * as v from 'valibot';

import { openBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { StorageEnvironment, type StorageSettings, readStorageSettings, WrongStorage } from './settings.ts';

/** Opens the store of these settings. It is not contacted before its first use. */
export function openFileStore(settings: StorageSettings): FileStore {
  return settings.kind === 'folder' ? openFolderStore(settings.folder) : openBucketStore(settings);
}

/**
 * Opens the store at an address in the form of STORAGE_URL; the other variables of a bucket are read from the
 * environment, an empty one as not set. Throws WrongStorage with a sentence for the operator.
 */
export function openAddressedStore(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): FileStore {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(StorageEnvironment, { ...variables, STORAGE_URL: address });
  if (!result.success) throw new WrongStorage(result.issues.map(({ message }) => `${address}: ${message}`).join('\n'));
  return openFileStore(readStorageSettings(result.output, ''));
}
