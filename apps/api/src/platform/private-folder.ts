import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { WrongConfiguration } from './config/config.ts';

const OTHERS = 0o077;
const PASSAGE = 0o010;

/**
 * Creates a folder that only this account can enter, and restricts one that an earlier start left open, with all below
 * it. The content of a restricted folder is not visited, so that a large archive is not walked at each start.
 */
export async function closeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await restrictPermissions(path);
}

/**
 * Like `closeFolder`, for DATA_DIR. Where the launcher lets the account of the embedded database pass through (its
 * folder belongs to another account), that permission stays.
 */
export async function closeDataDir(data_dir: string): Promise<void> {
  await mkdir(data_dir, { recursive: true, mode: 0o700 }).catch(refuseFolder);
  const [own, names] = await Promise.all([lstat(data_dir), readdir(data_dir)]);
  const database = names.includes('postgres') ? await lstat(join(data_dir, 'postgres')) : own;
  const passage = database.uid === own.uid ? 0 : own.mode & PASSAGE;
  if ((own.mode & OTHERS) !== passage) await chmod(data_dir, 0o700 | passage).catch(ignoreMissing);
  for (const name of names) if (name !== 'postgres') await restrictPermissions(join(data_dir, name));
}

async function restrictPermissions(path: string): Promise<void> {
  const stats = await lstat(path).catch(ignoreMissing);
  if (stats === undefined || stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return;
  if (stats.isDirectory()) for (const name of await readdir(path)) await restrictPermissions(join(path, name));
  await chmod(path, stats.mode & 0o700).catch(ignoreMissing);
}

function refuseFolder(error: NodeJS.ErrnoException): never {
  throw new WrongConfiguration(
    `DATA_DIR: expected a folder that this account may write to; it cannot be made (${error.code})`,
    { cause: error },
  );
}

/** Another process of ours may finish a file, and rename it, in between. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw new WrongConfiguration(
    `DATA_DIR: expected a folder of our own, for its mode cannot be changed (${error.code})`,
    { cause: error },
  );
}
