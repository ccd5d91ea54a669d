import type { RemoteModule } from '@ebpls/remote-kit';
import type { ReleaseSlot, ReleaseVersion } from '@ebpls/remote-kit/declare';

import { nextTask } from '../next-task.ts';
import type { Federation } from './federation.ts';
import { knowHashes } from './trust/hashes.ts';
import { reportRemote } from './report.ts';
import { choicesFor, setAside, versionFor } from './versions.ts';

/** Between the first try and the second. */
const AGAIN_MS = 300;

/** Fetches the code behind a slot. */
export type OpenRemote = (slot: ReleaseSlot) => Promise<RemoteModule>;

/** What stands behind a door is not a remote of ours: it exposes no `createRoutes`. */
export class NotARemote extends Error {}

let slots: readonly ReleaseSlot[] = [];
let opened: Promise<Federation> | undefined;

/**
 * Keeps what the release says until somebody opens a door: whoever only reads the public pages never fetches the
 * federation.
 */
export function registerSlots(released: readonly ReleaseSlot[]): void {
  slots = released;
}

function federation(): Promise<Federation> {
  opened ??= import(/* webpackChunkName: "federation" */ './federation.ts').then(({ openFederation }) =>
    openFederation(slots),
  );
  // A lost connection is not remembered: the next try fetches again.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/**
 * Fetches the wanted version of a slot, and what stood there before when that one does not come. Each is asked for once
 * more, for a line that only failed for a moment.
 */
export const openRemote: OpenRemote = async (slot) => {
  const [wanted = slot, ...others] = choicesFor(slot);
  try {
    return await loadTwice(wanted);
  } catch (error) {
    reportRemote(slot, { version: wanted.version, stage: 'entry', error });
    const [other] = others;
    // Under the same name it can only run in a document of its own: the failure's place loads one (`fall-back.ts`).
    if (!other || other.container === wanted.container || !navigator.onLine) throw error;
    const remote = await load(other).catch(() => {
      throw error;
    });
    setAside(slot, wanted);
    return remote;
  }
};

async function loadTwice(version: ReleaseVersion): Promise<RemoteModule> {
  try {
    return await load(version);
  } catch (error) {
    if (error instanceof NotARemote || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load(version);
  }
}

async function load(version: ReleaseVersion): Promise<RemoteModule> {
  const [house] = await Promise.all([federation(), knowHashes(version)]);
  await nextTask();
  const remote = await house.load(version);
  if (!isRemote(remote)) throw new NotARemote(version.container);
  return remote;
}

const isRemote = (loaded: unknown): loaded is RemoteModule =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'createRoutes' in loaded &&
  typeof loaded.createRoutes === 'function';

/** Fetches the person's own area while they still read the first page. A failure shows when they open the door. */
export function prefetchRemote(slot: ReleaseSlot): void {
  const version = versionFor(slot);
  void Promise.all([federation(), knowHashes(version)])
    .then(([house]) => house.preload(version))
    .catch(() => undefined);
}
