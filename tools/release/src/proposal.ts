// Types of a release before it is composed: its shell, its list of slots, and the remote in each slot.

import type { Slot } from '@ebpls/remote-kit/declare';

import type { Artifact } from './store/artifact.ts';
import type { PublishedBuild } from './store/publish.ts';
import type { SlotList } from './slots.ts';

/** A slot of a proposed release, with the published build that it gets. */
export interface Filling {
  readonly slot: string;
  readonly published: PublishedBuild;
  readonly artifact: Artifact;
}

/** Parts of a release before it is composed. */
export interface Proposal {
  readonly shell: Artifact;
  readonly shell_folder: string;
  readonly list: SlotList;
  readonly fillings: readonly Filling[];
  /** Builds that are tried in some of the slots, by slot. */
  readonly trials: ReadonlyMap<string, Filling>;
}

/** The slot as the remote declares it. */
export function findDeclaredSlot({ slot, artifact }: Filling): Slot | undefined {
  return artifact.declaration?.slots[slot];
}
