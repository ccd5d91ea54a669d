import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/**
 * The operating system account that PostgreSQL runs as. `dropped` when we are root and hand over to it; PostgreSQL
 * refuses to run as root.
 */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly dropped: boolean;
}

/**
 * Account that runs the server. Root hands over to the owner of existing data, else to `postgres`, else to `nobody`;
 * any other account runs it itself. Throws a sentence for the operator when that cannot work.
 */
export function chooseAccount(dataDir: string): Account {
  const uid = process.getuid?.() ?? -1;
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (uid === 0) return createDroppedAccount(owner);

  if (owner !== undefined && owner !== uid) {
    throw new Error(
      `The database in ${dataDir} belongs to user number ${owner}; start as that user or as root, or choose another DATA_DIR.`,
    );
  }
  try {
    userInfo();
  } catch {
    throw new Error(
      `User number ${uid} has no entry in /etc/passwd, which PostgreSQL needs. Start as a named user or set DATABASE_URL.`,
    );
  }
  return { uid, gid: process.getgid?.() ?? -1, dropped: false };
}

function createDroppedAccount(owner: number | undefined): Account {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const ownerEntry = owner === undefined || owner === 0 ? undefined : users.find(([, , uid]) => Number(uid) === owner);
  const user = ownerEntry ?? users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to hand over to. Start as another user or set DATABASE_URL.',
    );
  return { uid: Number(user[2]), gid: Number(user[3]), dropped: true };
}

/** Whether the account can walk down to that path: every folder above it must let it through. */
export function canReach(path: string, account: Account): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats && !allows(stats, account, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether the account may read that file or folder (canReach checks its parents). */
export function canRead(path: string, account: Account): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && allows(stats, account, 0o4);
}

function allows(stats: { uid: number; gid: number; mode: number }, account: Account, bit: number): boolean {
  if (stats.uid === account.uid) return (stats.mode & (bit << 6)) !== 0;
  if (stats.gid === account.gid) return (stats.mode & (bit << 3)) !== 0;
  return (stats.mode & bit) !== 0;
}
