import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Release } from '@ebpls/remote-kit/declare';

import type { ReleasePaths } from './release-paths.ts';

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
