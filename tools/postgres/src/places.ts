// Chooses and makes the folders of the embedded PostgreSQL: its data and its socket.

import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { type Account, chooseAccount, canReach } from './account.ts';

const SOCKET_PATH_LIMIT = 103; // bytes: Linux takes 107 for a socket's path, macOS 103
const SOCKET_NAME = '.s.PGSQL.5432';
/**
 * Folders in which root may store data that a dropped user must reach: never the temporary folder, since data must
 * outlive a restart of the machine.
 */
const OPEN_PLACES = ['/var/lib/ebpls', '/opt/ebpls', '/srv/ebpls'];

export interface Places {
  /** Ours alone: owned by the account, 0700. */
  readonly home: string;
  readonly data: string;
  readonly socketDir: string;
  readonly account: Account;
}

/**
 * Chooses and makes the folders of one server. `dataDir` is the operator's choice; below a closed folder the database
 * moves, which is logged.
 */
export function preparePlaces(dataDir: string, log: (line: string) => void): Places {
  // Only the last folder is closed: the dropped user must pass the ones above it.
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const note = join(dataDir, 'moved-to');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir;
  const account = chooseAccount(join(home, 'data'));
  if (account.dropped && !canReach(home, account)) return prepareElsewhere(dataDir, note, log);

  own(home, account);
  return { home, data: join(home, 'data'), socketDir: prepareSocketDir(home, account), account };
}

/** The folder a server's files may be copied to when the one they lie in is closed to the dropped user. */
export function findOpenPlace(account: Account): string {
  for (const place of OPEN_PLACES) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o755 });
      accessSync(place, constants.W_OK);
      if (canReach(join(place, 'x'), account)) return place;
    } catch {
      continue;
    }
  }
  throw new Error(
    `PostgreSQL's user cannot reach this folder, and none of ${OPEN_PLACES.join(', ')} can be written. ` +
      'Move the checkout out of a closed home, or set DATABASE_URL.',
  );
}

function prepareElsewhere(dataDir: string, note: string, log: (line: string) => void): Places {
  const account = chooseAccount(join(dataDir, 'data'));
  if (existsSync(join(dataDir, 'data'))) {
    throw new Error(
      `The database in ${dataDir} can no longer be reached by PostgreSQL's user: a folder above it was closed. Open it again (chmod o+x) or move DATA_DIR.`,
    );
  }
  // A new name each time: an operator who removes DATA_DIR for a new start must not find the former database again.
  const home = mkdtempSync(join(findOpenPlace(account), `${shortHash(dataDir)}-`));
  log(`${dataDir} lies below a closed folder; the database lives in ${home}`);
  own(home, account);
  writeFileSync(note, `${home}\n`, { mode: 0o600 });
  return { home, data: join(home, 'data'), socketDir: prepareSocketDir(home, account), account };
}

function own(folder: string, account: Account): void {
  if (account.dropped) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/**
 * Trust authentication is sound only while nobody else can enter this folder, hence 0700 and the check of who owns it.
 */
function prepareSocketDir(home: string, account: Account): string {
  const near = join(home, 's');
  const folder =
    Buffer.byteLength(join(near, SOCKET_NAME)) <= SOCKET_PATH_LIMIT ? near : join(tmpdir(), `ebpls-${shortHash(home)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const isOurs = [account.uid, process.getuid?.()].includes(stats.uid);
  if (!stats.isDirectory() || !isOurs)
    throw new Error(`${folder} belongs to another user; remove it so that the database's socket can be placed there.`);
  own(folder, account);
  return folder;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
