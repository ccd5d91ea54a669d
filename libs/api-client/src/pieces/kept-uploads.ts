import { createStore, delMany, entries, get, set, update } from 'idb-keyval';

const KEPT_MS = 24 * 3_600_000;

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

let opened: ReturnType<typeof createStore> | undefined;
const store = (): ReturnType<typeof createStore> => (opened ??= createStore('ebpls-uploads', 'papers'));

export async function putUpload(key: string, upload: KeptUpload): Promise<void> {
  await set(key, upload, store());
}

export async function putAddress(key: string, url: string): Promise<void> {
  await update<KeptUpload | undefined>(key, (kept) => kept && { ...kept, url }, store());
  // A file that was given up meanwhile stays given up.
  if ((await get<KeptUpload>(key, store())) === undefined) await delMany([key], store());
}

export async function getUpload(key: string): Promise<KeptUpload | undefined> {
  return get<KeptUpload>(key, store());
}

export async function removeUpload(key: string): Promise<void> {
  await delMany([key], store());
}

/** What stays: the fresh files of one account, those of everybody, or nobody's. */
export type Whose = number | 'everybody' | 'nobody';

/** Forgets all other files, and those that the server has given up by now. Says whether none is left. */
export async function sweep(whose: Whose): Promise<boolean> {
  const all = await entries<string, KeptUpload | undefined>(store());
  const gone = all.filter(([, kept]) => !stays(kept, whose)).map(([name]) => name);
  if (gone.length > 0) await delMany(gone, store());
  return gone.length === all.length;
}

function stays(kept: KeptUpload | undefined, whose: Whose): boolean {
  if (kept === undefined || whose === 'nobody' || Date.now() - kept.kept_at > KEPT_MS) return false;
  return whose === 'everybody' || kept.account_id === whose;
}
