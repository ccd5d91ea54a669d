// Fetches the code of a remote, with a second try, or another version of it.

import { hasConnection } from '@ebpls/api-client';
import type { RemoteModule } from '@ebpls/remote-kit';
import type { ReleaseSlot, ReleaseVersion } from '@ebpls/remote-kit/declare';

import { yieldToBrowser } from '../next-task.ts';
import type { Federation } from './federation.ts';
import { loadHashes } from './trust/hashes.ts';
import { reportRemote } from './release-reports.ts';
import { listVersionChoices, setAside, getVersion } from './versions.ts';

const AGAIN_MS = 300; // Pause between the first try and the second.

/** Fetches the code behind a slot. */
export type OpenRemote = (slot: ReleaseSlot) => Promise<RemoteModule>;

/** The loaded module is not one of our remotes: it exposes no `createRoutes`. */
export class NotARemote extends Error {}

let slots: readonly ReleaseSlot[] = [];
let openedFederation: Promise<Federation> | undefined;

/**
 * Stores the slots of the release until a mount is opened: a reader of the public pages never fetches the federation.
 */
export function registerSlots(releaseSlots: readonly ReleaseSlot[]): void {
  slots = releaseSlots;
}

function loadFederation(): Promise<Federation> {
  openedFederation ??= import(/* webpackChunkName: "federation" */ './federation.ts').then(({ openFederation }) =>
    openFederation(slots),
  );
  // A lost connection is not cached: the next try fetches again.
  openedFederation.catch(() => {
    openedFederation = undefined;
  });
  return openedFederation;
}

/**
 * Fetches the wanted version of a slot, and its former one when that fails. Each is tried twice, for a connection that
 * failed only for a moment.
 */
export const openRemote: OpenRemote = async (slot) => {
  const [wantedSlot = slot, ...others] = listVersionChoices(slot);
  try {
    return await loadTwice(wantedSlot);
  } catch (error) {
    reportRemote(slot, { version: wantedSlot.version, stage: 'entry', error });
    const [other] = others;
    // Under the same name it can only run in a document of its own, which the failure page loads (`fall-back.ts`).
    if (!other || other.container === wantedSlot.container || !hasConnection()) throw error;
    const remote = await loadVersion(other).catch(() => {
      throw error;
    });
    setAside(slot, wantedSlot);
    return remote;
  }
};

async function loadTwice(version: ReleaseVersion): Promise<RemoteModule> {
  try {
    return await loadVersion(version);
  } catch (error) {
    if (error instanceof NotARemote || !hasConnection()) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return loadVersion(version);
  }
}

async function loadVersion(version: ReleaseVersion): Promise<RemoteModule> {
  const [federation] = await Promise.all([loadFederation(), loadHashes(version)]);
  await yieldToBrowser();
  const remote = await federation.load(version);
  if (!isRemote(remote)) throw new NotARemote(version.container);
  return remote;
}

const isRemote = (loadedModule: unknown): loadedModule is RemoteModule =>
  typeof loadedModule === 'object' &&
  loadedModule !== null &&
  'createRoutes' in loadedModule &&
  typeof loadedModule.createRoutes === 'function';

/** Prefetches the person's own area while they read the first page. A failure shows when they open the area. */
export function prefetchRemote(slot: ReleaseSlot): void {
  const version = getVersion(slot);
  void Promise.all([loadFederation(), loadHashes(version)])
    .then(([federation]) => federation.preload(version))
    .catch(() => undefined);
}
