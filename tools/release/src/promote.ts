import { existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

import { releaseNumbers } from './compose.ts';
import type { Places } from './places.ts';

/**
 * Points `current` at a release, in one step where the system can: whoever asks during it gets the old or the new,
 * never half of each.
 */
export function promote(number: number, places: Places): void {
  const target = join(places.releases, String(number));
  if (!existsSync(join(target, 'release.json'))) throw new Error(`There is no release ${number}.`);
  const next = `${places.current}.${process.pid}`;
  rmSync(next, { force: true });
  if (process.platform === 'win32') {
    // A junction cannot be renamed over another one; the gap is a few milliseconds.
    rmSync(places.current, { recursive: true, force: true });
    symlinkSync(target, places.current, 'junction');
    return;
  }
  symlinkSync(join('releases', String(number)), next, 'dir');
  renameSync(next, places.current);
}

/** The number that `current` points at; undefined before the first promotion. */
export function promoted(places: Places): number | undefined {
  try {
    return Number(basename(readlinkSync(places.current)));
  } catch {
    return undefined;
  }
}

/** Points back at the release before the promoted one. Throws when there is none. */
export function rollback(places: Places): number {
  const now = promoted(places) ?? 0;
  const former = releaseNumbers(places).find((number) => number < now);
  if (former === undefined) throw new Error('There is no earlier release to go back to.');
  promote(former, places);
  return former;
}
