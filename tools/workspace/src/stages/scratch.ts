// Makes and removes the temporary folder of a whole check, in memory.

import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm'; // a folder that Linux keeps in memory
/** Several times what the databases, browsers and papers of a whole check hold at once. */
const NEEDED_BYTES = 8 * 2 ** 30;
const NAME = /^ebpls-check-(\d+)-/;

/** Makes a temporary folder in memory for the files of a whole check, where there is room; undefined otherwise. */
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
