import type { Slot } from '@ebpls/remote-kit/declare';

import type { Artifact } from './store/artifact.ts';
import type { Published } from './store/publish.ts';
import type { SlotList } from './slots.ts';

/** A slot with what is to fill it. */
export interface Filling {
  readonly slot: string;
  readonly published: Published;
  readonly artifact: Artifact;
}

/** What is about to be one release. */
export interface Proposal {
  readonly shell: Artifact;
  readonly shell_folder: string;
  readonly list: SlotList;
  readonly fillings: readonly Filling[];
  /** What is tried in some of the slots, by slot. */
  readonly trials: ReadonlyMap<string, Filling>;
}

/** The slot as the remote declares it. */
export function findDeclaredSlot({ slot, artifact }: Filling): Slot | undefined {
  return artifact.declaration?.slots[slot];
}
