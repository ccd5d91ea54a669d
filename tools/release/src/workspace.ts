import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { compose, readRelease, releaseNumbers } from './compose.ts';
import type { Places } from './places.ts';
import { promote, promoted } from './promote.ts';
import { publish, type Published } from './publish.ts';
import { findPublished, readSlots, type SlotList } from './slots.ts';

/**
 * Publishes every app of the workspace that was built, composes and promotes. The same builds again make no new
 * release.
 */
export async function releaseWorkspace(
  root: string,
  places: Places,
): Promise<{ readonly number: number; readonly isNew: boolean }> {
  await publishAll(root, places);
  const list = readSlots(join(root, 'tools/release/slots.json'));
  const newest = releaseNumbers(places)[0];
  const isNew = newest === undefined || !isSame(newest, list, places);
  const number = isNew ? compose(list, places) : newest;
  if (promoted(places) !== number) promote(number, places);
  return { number, isNew };
}

export async function publishAll(root: string, places: Places): Promise<Published[]> {
  const built = readdirSync(join(root, 'apps'))
    .map((name) => join(root, 'apps', name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'artifact.json')));
  return Promise.all(built.map((dist) => publish(dist, places)));
}

function isSame(number: number, list: SlotList, places: Places): boolean {
  const { shell, slots } = readRelease(number, places);
  const wanted = Object.entries(list.slots).map(([slot, pin]) => `${slot}=${pinned(pin, places)}`);
  const present = slots.map(({ slot, remote, version }) => `${slot}=${remote}@${version}`);
  return pinned(list.shell, places) === `shell@${shell}` && wanted.toSorted().join() === present.toSorted().join();
}

function pinned(pin: string, places: Places): string {
  const { name, id } = findPublished(pin, places);
  return `${name}@${id}`;
}
