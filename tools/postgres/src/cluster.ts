// Creates the cluster and the database of the embedded PostgreSQL.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Binaries } from './binaries.ts';
import type { Places } from './places.ts';

export const DATABASE_USER = 'ebpls';
export const DATABASE_NAME = 'ebpls';
/** Database role that serves requests and owns nothing; the API creates it when it migrates (decision 0053). */
export const SERVING_USER = 'ebpls_app';

/** The server's environment: nothing of ours, so that no PGDATA or locale of the operator's shell reaches it. */
const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Makes the cluster when there is none. It grows in `data.init` and is renamed when it is whole, so a killed start
 * never leaves half a cluster behind. Collation is PostgreSQL's own C.UTF-8: an upgrade of the machine's libraries can
 * never corrupt an index.
 */
export async function ensureCluster(places: Places, binaries: Binaries, isDurable: boolean): Promise<void> {
  if (existsSync(join(places.data, 'PG_VERSION'))) return;
  const partialFolder = join(places.home, 'data.init');
  rmSync(partialFolder, { recursive: true, force: true });

  const args = [
    `--pgdata=${partialFolder}`,
    `--username=${DATABASE_USER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  await runTool(binaries.initdb, isDurable ? args : [...args, '--no-sync'], places);
  createDatabase(partialFolder, places, binaries);
  renameSync(partialFolder, places.data);
}

/** In single-user mode, so that the database exists before anybody can connect. */
function createDatabase(data: string, places: Places, binaries: Binaries): void {
  const result = spawnSync(binaries.postgres, ['--single', '-D', data, 'postgres'], {
    ...getProcessOptions(places),
    input: `CREATE DATABASE ${DATABASE_NAME}\n`,
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new Error(`The first database could not be created: ${result.error?.message ?? result.stderr}`);
}

function runTool(program: string, options: readonly string[], places: Places): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { ...getProcessOptions(places), stdio: ['ignore', 'ignore', 'pipe'] });
    let errorOutput = '';
    child.stderr.on('data', (piece: Buffer) => (errorOutput += piece.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The PostgreSQL cluster could not be created: ${errorOutput.trim()}`)),
    );
  });
}

/** Account and working folder of a process: the account when root hands over, and our own folder. */
export function getProcessOptions({ account, home }: Places): {
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
} {
  return { cwd: home, env: CLEAN_ENVIRONMENT, ...(account.dropped && { uid: account.uid, gid: account.gid }) };
}
