// Finds the embedded PostgreSQL of a data folder, for programs that did not start it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chooseAccount } from './account.ts';
import { DATABASE_NAME, DATABASE_USER } from './cluster.ts';
import { preparePlaces } from './places.ts';
import { isServingDirectory } from './processes.ts';
import type { Connection } from './start-postgres.ts';

/** Lines of postmaster.pid: the process, the folder of its socket, whether it accepts connections. */
const [PID_LINE, SOCKET_LINE, STATE_LINE] = [0, 4, 7];

/** An embedded server that `startPostgres` made in a folder. */
export interface FoundServer {
  /** The cluster's own folder. */
  readonly data: string;
  /** How its owner reaches it; undefined while it does not run. */
  readonly connection: Connection | undefined;
}

/** The server that `startPostgres` made in this folder, running or not; undefined where none was made yet. */
export function findServer(dataDir: string): FoundServer | undefined {
  const note = join(dataDir, 'moved-to');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir;
  const data = join(home, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) return undefined;
  return { data, connection: findConnection(data) };
}

function findConnection(data: string): Connection | undefined {
  const file = join(data, 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isRunning = isServingDirectory(Number(lines[PID_LINE]), data) && lines[STATE_LINE]?.trim() === 'ready';
  const host = lines[SOCKET_LINE] ?? '';
  return isRunning ? { host, user: DATABASE_USER, database: DATABASE_NAME } : undefined;
}

export interface ClusterFolder {
  /** Folder of the cluster's files. */
  readonly data: string;
  /** Owner that they need, when it is not the account of this process. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/** The folder in which `startPostgres` will look for a cluster; for one that is brought back from elsewhere. */
export function prepareClusterFolder(dataDir: string, log: (line: string) => void = () => undefined): ClusterFolder {
  const { data } = preparePlaces(dataDir, log);
  const { dropped, uid, gid } = chooseAccount(data);
  return { data, owner: dropped ? { uid, gid } : undefined };
}
