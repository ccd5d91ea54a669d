import { openBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import type { StorageSettings } from './settings.ts';

/** The store of these settings. Nothing is asked of it until it is used. */
export function openFileStore(settings: StorageSettings): FileStore {
  return settings.kind === 'folder' ? openFolderStore(settings.folder) : openBucketStore(settings);
}
