import { createStore, delMany, entries, get, set, update } from 'idb-keyval';

import { openWork, sealWork } from '../unsent/unsent.ts';

const UPLOAD_TTL_MS = 24 * 3_600_000;

/** An unfinished upload, as the browser stores it over a reload. */
export interface PendingUpload {
  readonly file: File;
  /** Address at which the upload was begun. */
  readonly url?: string;
  /** Document that this file replaces: when another one has taken its place, the file is out of date. */
  readonly replaces: string | undefined;
  readonly account_id: number | undefined;
  readonly kept_at: number;
}

let openedUploads: ReturnType<typeof createStore> | undefined;
const getUploadStore = (): ReturnType<typeof createStore> => (openedUploads ??= createStore('ebpls-uploads', 'papers'));

/** Stored form: the file may be encrypted; account and age stay readable for the removal of old files. */
interface StoredUpload {
  readonly url?: string | undefined;
  readonly account_id: number | undefined;
  readonly kept_at: number;
  /** The file and the document it replaces; rows of an older release have them beside the other fields. */
  readonly work?: unknown;
}

export async function putUpload(key: string, upload: PendingUpload): Promise<void> {
  const { account_id, kept_at, url, file, replaces } = upload;
  const work = { file, replaces };
  const storedWork = account_id === undefined ? work : await sealWork(account_id, key, work);
  await set(key, { account_id, kept_at, url, work: storedWork } satisfies StoredUpload, getUploadStore());
}

export async function putAddress(key: string, url: string): Promise<void> {
  await update<StoredUpload | undefined>(
    key,
    (storedUpload) => storedUpload && { ...storedUpload, url },
    getUploadStore(),
  );
  // An upload cancelled meanwhile stays cancelled.
  if ((await get<StoredUpload>(key, getUploadStore())) === undefined) await delMany([key], getUploadStore());
}

/** Returns the upload stored under that name; undefined where it is locked. An unencrypted one is encrypted. */
export async function getUpload(key: string): Promise<PendingUpload | undefined> {
  const storedUpload = await get<StoredUpload | PendingUpload>(key, getUploadStore());
  if (storedUpload === undefined) return undefined;
  const { account_id, kept_at, url } = storedUpload;
  const work = 'work' in storedUpload ? storedUpload.work : storedUpload;
  const openedWork = account_id === undefined ? { value: work } : await openWork(account_id, key, work);
  if (!openedWork) return undefined;
  const { file, replaces } = openedWork.value as Pick<PendingUpload, 'file' | 'replaces'>; // written by putUpload
  const upload = { file, replaces, account_id, kept_at, ...(url !== undefined && { url }) };
  if ('was_plain' in openedWork && openedWork.was_plain) await putUpload(key, upload);
  return upload;
}

export async function removeUpload(key: string): Promise<void> {
  await delMany([key], getUploadStore());
}

/** Which files stay: the fresh ones of one account, those of everybody, or none. */
export type Whose = number | 'everybody' | 'nobody';

/** Removes all other files, and those that the server has dropped by now. Returns whether none is left. */
export async function removeOldUploads(owner: Whose): Promise<boolean> {
  const all = await entries<string, StoredUpload | undefined>(getUploadStore());
  const removedKeys = all.filter(([, storedUpload]) => !isKeptUpload(storedUpload, owner)).map(([name]) => name);
  if (removedKeys.length > 0) await delMany(removedKeys, getUploadStore());
  return removedKeys.length === all.length;
}

function isKeptUpload(storedUpload: StoredUpload | undefined, owner: Whose): boolean {
  if (storedUpload === undefined || owner === 'nobody' || Date.now() - storedUpload.kept_at > UPLOAD_TTL_MS)
    return false;
  return owner === 'everybody' || storedUpload.account_id === owner;
}
