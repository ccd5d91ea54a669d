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

/** A window that keeps nothing (private, full) still sends; only a reload begins anew. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

export async function keepUpload(key: string, upload: KeptUpload): Promise<void> {
  await orNothing(() => set(key, upload, store()));
}

export async function keepAddress(key: string, url: string): Promise<void> {
  await orNothing(() =>
    // A file that was given up meanwhile stays given up.
    update<KeptUpload | undefined>(key, (kept) => kept && { ...kept, url }, store()),
  );
}

/** What was on its way here; files of another account and those that the server has given up by now are forgotten. */
export async function readUpload(key: string, account_id: number | undefined): Promise<KeptUpload | undefined> {
  return orNothing(async () => {
    const all = await entries<string, KeptUpload | undefined>(store());
    const old = all.filter(
      ([, kept]) => kept?.account_id !== account_id || kept === undefined || Date.now() - kept.kept_at > KEPT_MS,
    );
    if (old.length > 0)
      await delMany(
        old.map(([name]) => name),
        store(),
      );
    return get<KeptUpload>(key, store());
  });
}

export async function forgetUpload(key: string): Promise<void> {
  await orNothing(() => delMany([key], store()));
}
