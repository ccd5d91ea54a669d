import type { RemoteModule } from '@ebpls/remote-kit';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

import type { Federation } from './federation.ts';

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

export const openRemote: OpenRemote = async ({ container }) => {
  const remote = await (await federation()).loadRemote<RemoteModule>(`${container}/routes`, { from: 'runtime' });
  if (typeof remote?.createRoutes !== 'function') throw new NotARemote(container);
  return remote;
};

/** Fetches the person's own area while they still read the first page. A failure shows when they open the door. */
export function prefetchRemote({ container }: ReleaseSlot): void {
  void federation()
    .then((house) => house.preloadRemote([{ nameOrAlias: container, exposes: ['routes'] }]))
    .catch(() => undefined);
}
