export { openCheck } from './check.ts';
export type { FileStore, MeasuredFile } from './file-store.ts';
export { StoreAway, TooLong, WrongContent } from './file-store.ts';
export { openFileStore } from './open-file-store.ts';
export type { StorageSettings } from './settings.ts';
export { StorageEnvironment, storageSettings, WrongStorage } from './settings.ts';
