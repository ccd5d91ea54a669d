import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { type ReleasePaths, listReleaseNumbers } from './release-paths.ts';
import { listAlterations } from './signing/verify.ts';

/** Error when a composed release must not be served. Each line is a reason. */
export class PromotionRefused extends Error {}

/** Pages of this many releases before the served one find their files (`release-files.ts` of the API). */
const SERVED_BEFORE = 3;

/**
 * Points `current` at a release, in one step where the system can: a request during it gets the old or the new, never
 * half of each. Throws `PromotionRefused` when the release is unsigned, signed by an untrusted key, or altered after
 * its signature.
 */
export function promote(number: number, places: ReleasePaths): void {
  const target = join(places.releases, String(number));
  if (!existsSync(join(target, 'release.json'))) throw new Error(`There is no release ${number}.`);
  const reasons = listAlterations(number, places);
  if (reasons.length > 0) throw new PromotionRefused(reasons.join('\n'));
  recordServed(number, places);
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

/** Notes which releases were served last, newest first, so that pages that are open keep their files. */
function recordServed(number: number, places: ReleasePaths): void {
  const recentNumbers = existsSync(places.served) ? (JSON.parse(readFileSync(places.served, 'utf8')) as number[]) : [];
  const all = [
    ...new Set([
      number,
      ...[getPromotedNumber(places)].flatMap((promotedNumber) => promotedNumber ?? []),
      ...recentNumbers,
    ]),
  ];
  writeFileSync(`${places.served}.next`, `${JSON.stringify(all.slice(0, SERVED_BEFORE + 1))}\n`);
  renameSync(`${places.served}.next`, places.served);
}

/** The number that `current` points at; undefined before the first promotion. */
export function getPromotedNumber(places: ReleasePaths): number | undefined {
  try {
    return Number(basename(readlinkSync(places.current)));
  } catch {
    return undefined;
  }
}

/** Points back at the release before the promoted one. Throws when there is none. */
export function restoreRelease(places: ReleasePaths): number {
  const formerNumber = findFormer(getPromotedNumber(places) ?? 0, places);
  if (formerNumber === undefined) throw new Error('There is no earlier release.');
  promote(formerNumber, places);
  return formerNumber;
}

/** The release that a rollback from this one would serve. */
function findFormer(number: number, places: ReleasePaths): number | undefined {
  return listReleaseNumbers(places).find((other) => other < number);
}
