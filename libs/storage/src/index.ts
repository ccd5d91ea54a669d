export { runConcurrently } from './run-concurrently.ts';
export { openContentCheck } from './check-content.ts';
export type { FileStore, MeasuredFile } from './file-store.ts';
export { StoreAway, TooLong, WrongContent } from './file-store.ts';
export { openFileStore, openAddressedStore } from './open-file-store.ts';
export type { StorageSettings } from './settings.ts';
export { StorageEnvironment, readStorageSettings, WrongStorage } from './settings.ts';
