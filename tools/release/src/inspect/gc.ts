// Finds and removes the releases and builds that are no longer needed (the command `gc`).

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { HASHES } from '../store/files.ts';
import { type ReleasePaths, readRelease, listReleaseNumbers } from '../release-paths.ts';
import { getPromotedNumber } from '../promote.ts';

/**
 * Hours for which a person stays signed in (`sessions.queries.ts` of the API) and a page may run, so that its release
 * must be kept.
 */
const SESSION_HOURS = 12;

/** Releases that are no longer needed, and builds that no kept release names. */
export interface UnneededBuilds {
  readonly releases: readonly number[];
  /** `name/version-hash`, as in the store. */
  readonly builds: readonly string[];
}

/** Finds releases and builds that can be removed. */
export function listUnneeded(places: ReleasePaths, now: Date): UnneededBuilds {
  const numbers = listReleaseNumbers(places);
  const servedNumber = getPromotedNumber(places);
  if (servedNumber === undefined) return { releases: [], builds: [] };
  const getComposedAt = (number: number): string => readRelease(number, places).composed_at;
  const keptReleases = listKeptReleases({ numbers, served: servedNumber, composed_at: getComposedAt }, now);
  return {
    releases: numbers.filter((number) => !keptReleases.includes(number)),
    builds: listIdleBuilds(keptReleases, places, getYoungestTime(now)),
  };
}

interface Releases {
  /** Newest first. */
  readonly numbers: readonly number[];
  readonly served: number;
  /** When a release was composed, as an ISO moment. */
  readonly composed_at: (number: number) => string;
}

/**
 * The served release, the one a rollback would serve, all that came after, and every one that a page may still be living
 * in: whose follower is younger than a session may last.
 */
export function listKeptReleases({ numbers, served, composed_at }: Releases, now: Date): number[] {
  const formerNumber = numbers.find((number) => number < served);
  return numbers.filter((number, place) => {
    const follower = numbers[place - 1];
    if (number >= served || number === formerNumber || follower === undefined) return true;
    return Date.parse(composed_at(follower)) > getYoungestTime(now);
  });
}

const getYoungestTime = (now: Date): number => now.getTime() - SESSION_HOURS * 3_600_000;

function listIdleBuilds(keptReleases: readonly number[], places: ReleasePaths, minAge: number): string[] {
  const neededBuilds = new Set(keptReleases.flatMap((number) => listBuilds(number, places)));
  const shelves = existsSync(places.store) ? readdirSync(places.store) : [];
  return shelves
    .flatMap((name) => readdirSync(join(places.store, name)).map((id) => `${name}/${id}`))
    .filter((build) => !neededBuilds.has(build) && !isYoung(join(places.store, build), minAge));
}

function listBuilds(number: number, places: ReleasePaths): string[] {
  const { shell, slots } = readRelease(number, places);
  const versions = slots.flatMap(({ remote, version, before, trial }) =>
    [version, before?.version, trial?.version].flatMap((id) => (id === undefined ? [] : [`${remote}/${id}`])),
  );
  const below = join(places.releases, String(number), 'r');
  const folders = existsSync(below)
    ? readdirSync(below).flatMap((name) => readdirSync(join(below, name)).map((id) => `${name}/${id}`))
    : [];
  return [`shell/${shell}`, ...versions, ...folders];
}

/** Just published, and not composed yet. */
const isYoung = (folder: string, minAge: number): boolean =>
  (statSync(join(folder, HASHES), { throwIfNoEntry: false })?.mtimeMs ?? 0) > minAge;

/** Removes what was found. */
export function removeUnneeded({ releases, builds }: UnneededBuilds, places: ReleasePaths): void {
  for (const number of releases) rmSync(join(places.releases, String(number)), { recursive: true });
  for (const build of builds) rmSync(join(places.store, build), { recursive: true });
}
