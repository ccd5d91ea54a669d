import { accessSync, chmodSync, chownSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { databaseAccount } from '@ebpls/postgres';

const OTHERS = 0o077;
const DATABASE = 'postgres'; // protects itself; belongs to the account that PostgreSQL runs as

/**
 * Closes DATA_DIR and all in it to everybody but ourselves, also what an earlier start left open: mails hold links that
 * reset passwords. Where root hands PostgreSQL over to another account, that account's group may walk through DATA_DIR
 * (0710, no listing, no reading) to its own folder.
 */
export function closeDataDir(dataDir: string, hasOwnDatabase: boolean): void {
  const wasClosed = existsSync(dataDir) && (lstatSync(dataDir).mode & OTHERS) === 0;
  makeFolder('DATA_DIR', dataDir);
  const passage = hasOwnDatabase ? findPassageGroup(dataDir, wasClosed) : undefined;
  if (passage !== undefined) chownSync(dataDir, lstatSync(dataDir).uid, passage);
  setMode(dataDir, passage === undefined ? 0o700 : 0o710);
  for (const name of readdirSync(dataDir)) if (name !== DATABASE) close(join(dataDir, name));
}

/** Makes a folder for this account alone. Throws a sentence that names the setting where that is not possible. */
export function makeFolder(setting: string, path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `${setting}: expected a folder that this account may write to; ${path} cannot be used (${(error as NodeJS.ErrnoException).code})`,
      { cause: error },
    );
  }
}

/** The group that must get through: none where PostgreSQL runs as ourselves or keeps its data elsewhere. */
function findPassageGroup(dataDir: string, wasClosed: boolean): number | undefined {
  const home = join(dataDir, DATABASE);
  const account = databaseAccount(join(home, 'data'));
  if (!account.dropped || existsSync(join(home, 'moved-to'))) return undefined;
  // A folder closed by its owner on purpose stays closed, and PostgreSQL uses another place, unless its data is inside
  // already.
  return wasClosed && !existsSync(join(home, 'data')) ? undefined : account.gid;
}

/** A folder that is closed already closes all below it, so that a large archive is not walked at each start. */
function close(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return;
  if (stats.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
  setMode(path, stats.mode & 0o700);
}

function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    throw new Error(
      `DATA_DIR: expected a folder of our own; the mode of ${path} cannot be changed (${(error as NodeJS.ErrnoException).code})`,
      { cause: error },
    );
  }
}
