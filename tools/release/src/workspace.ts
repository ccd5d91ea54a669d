import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { compose } from './compose.ts';
import { type ReleasePaths, readRelease, listReleaseNumbers } from './release-paths.ts';
import { promote, getPromotedNumber } from './promote.ts';
import { publish, type PublishedBuild } from './store/publish.ts';
import { makeKey, formatPublicKey, loadReleaseSigningKey, trustKey, loadTrustedKeys } from './signing/keys.ts';
import { signRelease } from './signing/sign.ts';
import { findPublished, readSlots, type SlotList } from './slots.ts';

/**
 * Publishes every app of the workspace that was built, composes, signs and promotes. The same builds again make no new
 * release. A directory without a signing key gets one of its own, so that nobody who only tries the product needs to
 * know of keys.
 */
export async function releaseWorkspace(
  root: string,
  places: ReleasePaths,
): Promise<{ readonly number: number; readonly isNew: boolean }> {
  await publishAll(root, places);
  const key = loadReleaseSigningKey(process.env, places) ?? makeKey(places);
  const own = formatPublicKey(key);
  if (!loadTrustedKeys(places).includes(own)) trustKey(own, places);
  const list = readSlots(join(root, 'tools/release/slots.json'));
  const newestNumber = listReleaseNumbers(places)[0];
  const isNew =
    newestNumber === undefined || !isSame(newestNumber, list, places) || findSigner(newestNumber, places) !== own;
  const number = isNew ? compose(list, places) : newestNumber;
  if (isNew) signRelease(number, places, key);
  if (getPromotedNumber(places) !== number) promote(number, places);
  return { number, isNew };
}

export async function publishAll(root: string, places: ReleasePaths): Promise<PublishedBuild[]> {
  const builtApps = readdirSync(join(root, 'apps'))
    .map((name) => join(root, 'apps', name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'artifact.json')));
  return Promise.all(builtApps.map((dist) => publish(dist, places)));
}

function findSigner(number: number, places: ReleasePaths): string | undefined {
  return readRelease(number, places).signature?.key;
}

function isSame(number: number, list: SlotList, places: ReleasePaths): boolean {
  const { shell, slots } = readRelease(number, places);
  const listedSlots = Object.entries(list.slots).map(
    ([slot, pin]) => `${slot}=${formatPin(pin, places)} ${formatTrial(list.trials?.[slot])}`,
  );
  const present = slots.map(({ slot, remote, version, trial }) => `${slot}=${remote}@${version} ${formatTrial(trial)}`);
  return (
    formatPin(list.shell, places) === `shell@${shell}` && listedSlots.toSorted().join() === present.toSorted().join()
  );
}

function formatPin(pin: string, places: ReleasePaths): string {
  const { name, id } = findPublished(pin, places);
  return `${name}@${id}`;
}

/** A trial as text for the comparison: its end and group suffice, for one of them changes with every other trial. */
function formatTrial(trial: { readonly until: string; readonly group: object } | undefined): string {
  return trial === undefined ? '' : `${trial.until} ${JSON.stringify(trial.group)}`;
}
