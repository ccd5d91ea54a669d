// Mounts a small disk in memory, on which the product is tested while it is full (goal R-8).

import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(1_048_576);

/** A disk in memory so small that it can be filled in a moment. Needs root and mount(8). */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it to the last byte. */
  readonly fill: () => void;
  readonly freeSpace: () => void;
  readonly remove: () => void;
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0) throw new Error('A disk can only be mounted by root: sudo npm run storm -- disk');
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  // The account that PostgreSQL runs as must get through.
  chmodSync(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillUp(filler),
    freeSpace: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(filler: string): void {
  const file = openSync(filler, 'a');
  for (let size = CHUNK.length; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeSync(file, CHUNK, 0, size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}
