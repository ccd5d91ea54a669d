import { createStore, delMany, entries, get, set, update } from 'idb-keyval';

import { openWork, sealWork } from '../unsent/unsent.ts';

const UPLOAD_TTL_MS = 24 * 3_600_000;

/** A file that is on its way, as the browser remembers it over a reload. */
export interface KeptUpload {
  readonly file: File;
  /** Where it was begun. */
  readonly url?: string;
  /** The copy that stood there when it was chosen: when another one stands there now, this one is out of date. */
  readonly replaces: string | undefined;
  readonly account_id: number | undefined;
  readonly kept_at: number;
}

let openedUploads: ReturnType<typeof createStore> | undefined;
const getUploadStore = (): ReturnType<typeof createStore> => (openedUploads ??= createStore('ebpls-uploads', 'papers'));

/** As it lies in the browser: the file may be encrypted, whose it is and how old stays to be swept by. */
interface StoredUpload {
  readonly url?: string | undefined;
  readonly account_id: number | undefined;
  readonly kept_at: number;
  /** The file and what it replaces; rows of an older release have them beside the rest. */
  readonly work?: unknown;
}

export async function putUpload(key: string, upload: KeptUpload): Promise<void> {
  const { account_id, kept_at, url, file, replaces } = upload;
  const work = { file, replaces };
  const kept = account_id === undefined ? work : await sealWork(account_id, key, work);
  await set(key, { account_id, kept_at, url, work: kept } satisfies StoredUpload, getUploadStore());
}

export async function putAddress(key: string, url: string): Promise<void> {
  await update<StoredUpload | undefined>(key, (kept) => kept && { ...kept, url }, getUploadStore());
  // A file that was given up meanwhile stays given up.
  if ((await get<StoredUpload>(key, getUploadStore())) === undefined) await delMany([key], getUploadStore());
}

/** The file that is on its way under that name; undefined where it is locked. What is unencrypted is encrypted. */
export async function getUpload(key: string): Promise<KeptUpload | undefined> {
  const stored = await get<StoredUpload | KeptUpload>(key, getUploadStore());
  if (stored === undefined) return undefined;
  const { account_id, kept_at, url } = stored;
  const work = 'work' in stored ? stored.work : stored;
  const opened = account_id === undefined ? { value: work } : await openWork(account_id, key, work);
  if (!opened) return undefined;
  const { file, replaces } = opened.value as Pick<KeptUpload, 'file' | 'replaces'>; // written by putUpload
  const upload = { file, replaces, account_id, kept_at, ...(url !== undefined && { url }) };
  if ('was_plain' in opened && opened.was_plain) await putUpload(key, upload);
  return upload;
}

export async function removeUpload(key: string): Promise<void> {
  await delMany([key], getUploadStore());
}

/** What stays: the fresh files of one account, those of everybody, or nobody's. */
export type Whose = number | 'everybody' | 'nobody';

/** Forgets all other files, and those that the server has given up by now. Says whether none is left. */
export async function removeOldUploads(whose: Whose): Promise<boolean> {
  const all = await entries<string, StoredUpload | undefined>(getUploadStore());
  const gone = all.filter(([, kept]) => !isKeptUpload(kept, whose)).map(([name]) => name);
  if (gone.length > 0) await delMany(gone, getUploadStore());
  return gone.length === all.length;
}

function isKeptUpload(kept: StoredUpload | undefined, whose: Whose): boolean {
  if (kept === undefined || whose === 'nobody' || Date.now() - kept.kept_at > UPLOAD_TTL_MS) return false;
  return whose === 'everybody' || kept.account_id === whose;
}
