// Stores unfinished uploads in this browser, so that a page resumes them after a reload.

import type * as KeptUploads from './stored-uploads.ts';

/** Loads the module with the database of unfinished uploads with the first file; the first page does not need it. */
const loadUploadStore = (): Promise<typeof KeptUploads> =>
  import(/* webpackChunkName: "offline" */ './stored-uploads.ts');

/** A window without storage (private, full) still sends; only a reload starts the upload over. */
async function tryUploadStore<T>(work: (files: typeof KeptUploads) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await loadUploadStore());
  } catch {
    return undefined;
  }
}

/** Stores a file on its way over a reload, for a day at most and until the sign-out of its account. */
export async function saveUpload(key: string, upload: KeptUploads.PendingUpload): Promise<void> {
  await tryUploadStore(({ putUpload }) => putUpload(key, upload));
}

/** Stores the address at which the upload was begun. */
export async function saveUploadAddress(key: string, url: string): Promise<void> {
  await tryUploadStore(({ putAddress }) => putAddress(key, url));
}

/** Returns the unfinished upload; removes files of another account and those that the server has dropped by now. */
export async function readUpload(
  key: string,
  account_id: number | undefined,
): Promise<KeptUploads.PendingUpload | undefined> {
  return tryUploadStore(async ({ getUpload, removeOldUploads: sweep }) => {
    await sweep(account_id ?? 'nobody');
    return getUpload(key);
  });
}

export async function forgetUpload(key: string): Promise<void> {
  await tryUploadStore(({ removeUpload }) => removeUpload(key));
}

/**
 * Removes every file except the fresh ones of the named account. Returns whether none is left; a window without storage
 * has none.
 */
export async function sweepUploads(owner: KeptUploads.Whose): Promise<boolean> {
  return (await tryUploadStore(({ removeOldUploads: sweep }) => sweep(owner))) ?? true;
}
