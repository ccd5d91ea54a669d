// Finds the mount of an address, and whether a visitor may enter it.

import type { RoleKind } from '@ebpls/contracts';
import type { Release, ReleaseSlot } from '@ebpls/remote-kit/declare';

/** A path prefix and the slot behind it. */
export interface Mount {
  readonly path: string;
  readonly slot: ReleaseSlot;
}

/** Returns all mounts of a release, the longest first. */
export function listMounts({ slots }: Pick<Release, 'slots'>): Mount[] {
  return slots
    .flatMap((slot) => slot.mounts.map((path) => ({ path, slot })))
    .toSorted((one, other) => other.path.length - one.path.length);
}

/** Returns the mount of an address: the longest prefix wins. */
export function findMount(mounts: readonly Mount[], address: string): Mount | undefined {
  return mounts.find(({ path }) => address === path || address.startsWith(`${path}/`));
}

/** Returns whether this visitor may enter; `undefined` is a visitor without a session. */
export function isAdmitted({ slot }: Mount, visitor: RoleKind | undefined): boolean {
  return slot.admits === 'anyone' || (visitor !== undefined && slot.admits.includes(visitor));
}
