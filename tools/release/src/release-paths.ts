import { join } from 'node:path';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Release } from '@ebpls/remote-kit/declare';

/** The folders of one release directory. The api serves `current`; only this tool writes. */
export interface ReleasePaths {
  /** store/<name>/<version>-<hash8>: what was published, never changed. */
  readonly store: string;
  /** releases/<number>: what was composed, never changed. */
  readonly releases: string;
  /** A link to the promoted release. */
  readonly current: string;
  /** Numbers of the releases that were served last, newest first. */
  readonly served: string;
  /** The signing key where none is given from elsewhere; never below `current`. */
  readonly key: string;
  /** The public keys that a release may be signed with. */
  readonly trusted: string;
}

export function getReleasePaths(directory: string): ReleasePaths {
  return {
    store: join(directory, 'store'),
    releases: join(directory, 'releases'),
    current: join(directory, 'current'),
    served: join(directory, 'served.json'),
    key: join(directory, 'keys', 'release-key.pem'),
    trusted: join(directory, 'trusted-keys.json'),
  };
}

/** Numbers of the composed releases, newest first. */
export function listReleaseNumbers({ releases }: ReleasePaths): number[] {
  return existsSync(releases)
    ? readdirSync(releases)
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .toSorted((one, other) => other - one)
    : [];
}

/** Content of a composed release. Throws when there is no such release. */
export function readRelease(number: number, { releases }: ReleasePaths): Release {
  const path = join(releases, String(number), 'release.json');
  if (!existsSync(path)) throw new Error(`There is no release ${number}.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Release; // written by compose
}
