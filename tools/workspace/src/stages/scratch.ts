import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder that Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times what the databases, browsers and papers of a whole check hold at once. */
const NEEDED_BYTES = 8 * 2 ** 30;
const NAME = /^ebpls-check-(\d+)-/;

/**
 * A folder in memory for the temporary files of a check, undefined when the machine has none or too little memory. A test
 * file's database is a thousand small files that live for seconds: on a disk they are a tenth of the check's time.
 * Clears what a check that was killed left there.
 */
export function makeScratch(place = IN_MEMORY, neededBytes = NEEDED_BYTES): string | undefined {
  if (getFreeBytes(place) < neededBytes) return undefined;
  for (const name of readdirSync(place)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) removeScratch(join(place, name));
  }
  const folder = mkdtempSync(join(place, `ebpls-check-${process.pid}-`));
  // PostgreSQL runs under another account when root checks, and has to pass.
  chmodSync(folder, 0o711);
  return folder;
}

/** A process that still writes there is about to end; the next check removes the rest. */
export function removeScratch(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}

/** Bytes that the folder takes and the machine has; a container may have less than its machine. */
function getFreeBytes(place: string): number {
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
