export type { FileStore, MeasuredFile } from './file-store.ts';
export { StoreAway, TooLong } from './file-store.ts';
export { openFileStore } from './open-file-store.ts';
export type { StorageSettings } from './settings.ts';
export { StorageEnvironment, storageSettings, WrongStorage } from './settings.ts';
