// Locks the folders of the embedded PostgreSQL for one process, and clears the locks of a dead one.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Places } from './places.ts';
import { getProcessMark, isServingDirectory, sendSignal } from './processes.ts';

/** Time that a server may take to stop, ours or one that is already stopping. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Writes down that this process watches the server, so that a second start on the same folder refuses instead of
 * fighting.
 */
export function claimPlaces(places: Places): void {
  const file = join(places.home, 'watched-by');
  const formerHolder = readLockFile(file);
  const pid = Number(formerHolder?.split(' ')[0]);
  if (formerHolder && pid !== process.pid && getProcessMark(pid) === formerHolder) {
    throw new Error(
      `Process ${pid} already runs the database in ${places.home}. Stop it first, or choose another DATA_DIR.`,
    );
  }
  writeFileSync(file, getProcessMark(process.pid) ?? '', { mode: 0o600 });
}

/** The server is down: others may claim the folder, and nothing of it stays in the temporary folder. */
export function releasePlaces(places: Places): void {
  rmSync(join(places.home, 'watched-by'), { force: true });
  if (!places.socketDir.startsWith(places.home)) rmSync(places.socketDir, { recursive: true, force: true });
}

/**
 * Ends a server that outlived its watcher, and clears the lock files of one that was killed. A living server of another
 * watcher is refused by claim before this runs.
 */
export async function clearFormerServer(places: Places, log: (line: string) => void): Promise<void> {
  const pid = formerServer(places);
  if (pid !== undefined) {
    log(`stopping PostgreSQL ${pid}, which outlived its last start`);
    sendSignal(pid, 'SIGINT');
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (isServingDirectory(pid, places.data) && Date.now() < deadline) await pause(20);
    if (isServingDirectory(pid, places.data)) sendSignal(pid, 'SIGQUIT');
  }
  clearStaleLocks(places);
}

/**
 * Removes lock files whose owner is dead. PostgreSQL itself would refuse while the dead process is a zombie or its
 * number is in use again.
 */
export function clearStaleLocks(places: Places): void {
  if (formerServer(places) !== undefined) return;
  rmSync(join(places.data, 'postmaster.pid'), { force: true });
  rmSync(join(places.socketDir, '.s.PGSQL.5432.lock'), { force: true });
  rmSync(join(places.socketDir, '.s.PGSQL.5432'), { force: true });
}

/** Line 8 of postmaster.pid is `ready` once the server takes connections. */
export function isReady(places: Places, pid: number): boolean {
  const lines = readLockFile(join(places.data, 'postmaster.pid'))?.split('\n') ?? [];
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function formerServer(places: Places): number | undefined {
  const pid = Number.parseInt(readLockFile(join(places.data, 'postmaster.pid')) ?? '', 10);
  return pid > 0 && isServingDirectory(pid, places.data) ? pid : undefined;
}

function readLockFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    return undefined;
  }
}
