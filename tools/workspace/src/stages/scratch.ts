import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times what the databases, browsers and papers of a whole check hold at once. */
const ROOM = 8 * 2 ** 30;
const NAME = /^ebpls-check-(\d+)-/;

/**
 * A folder in memory for what a check throws away, undefined where the machine has none or too little room. A test
 * file's database is a thousand small files that live for seconds: on a disk they are a tenth of the check's time.
 * Clears what a check that was killed left there.
 */
export function makeScratch(place = IN_MEMORY, room = ROOM): string | undefined {
  if (roomIn(place) < room) return undefined;
  for (const name of readdirSync(place)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) removeScratch(join(place, name));
  }
  const folder = mkdtempSync(join(place, `ebpls-check-${process.pid}-`));
  // PostgreSQL runs under another account when root checks, and has to pass.
  chmodSync(folder, 0o711);
  return folder;
}

/** Whoever still writes there is about to end; what stays is cleared by the next check. */
export function removeScratch(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}

/** Bytes that the folder takes and the machine has; a container may have less than its machine. */
function roomIn(place: string): number {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
