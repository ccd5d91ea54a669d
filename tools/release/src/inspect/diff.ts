import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

import type { Hashes } from '../store/files.ts';
import { type ReleasePaths, readRelease } from '../release-paths.ts';
import { RELEASE_HASHES } from '../signing/verify.ts';

/** Lists the changes between two releases, a line for each slot, and the count of files that differ. */
export function compareReleases(one: number, other: number, places: ReleasePaths): string[] {
  const [from, to] = [readRelease(one, places), readRelease(other, places)];
  const names = new Set([...from.slots, ...to.slots].map(({ slot }) => slot));
  const slots = [...names].flatMap((name) => {
    const at = (slots: readonly ReleaseSlot[]): string => formatSlot(slots.find(({ slot }) => slot === name));
    return at(from.slots) === at(to.slots) ? [] : [`${name}: ${at(from.slots)} → ${at(to.slots)}`];
  });
  const shell = from.shell === to.shell ? [] : [`shell: ${from.shell} → ${to.shell}`];
  const [old, young] = [readReleaseHashes(one, places), readReleaseHashes(other, places)];
  const addedPaths = Object.keys(young).filter((path) => !Object.hasOwn(old, path));
  const removedPaths = Object.keys(old).filter((path) => !Object.hasOwn(young, path));
  const changedPaths = Object.keys(young).filter((path) => Object.hasOwn(old, path) && old[path] !== young[path]);
  return [
    ...shell,
    ...slots,
    `files: ${addedPaths.length} added, ${changedPaths.length} changed, ${removedPaths.length} gone`,
    ...changedPaths.map((path) => `changed: ${path}`),
  ];
}

function formatSlot(slot: ReleaseSlot | undefined): string {
  if (!slot) return 'nothing';
  const trial = slot.trial ? ` (trial of ${slot.trial.version} until ${slot.trial.until})` : '';
  return `${slot.remote}@${slot.version} at ${slot.mounts.join(' ')}${trial}`;
}

function readReleaseHashes(number: number, { releases }: ReleasePaths): Hashes {
  return JSON.parse(readFileSync(join(releases, String(number), RELEASE_HASHES), 'utf8')) as Hashes; // written by compose
}
