// Falls back to the former version of a remote when the newest does not start.

import { hasConnection } from '@ebpls/api-client';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

import { reportRemote, wasUnopened } from './release-reports.ts';
import { canSetAside, listVersionChoices, setAside, getVersion } from './versions.ts';

const reportedSlots = new Set<string>();

/** From here on a failing page of this slot does not count against the version, which runs. */
export function markShown({ slot }: ReleaseSlot): void {
  reportedSlots.add(slot);
}

/** Returns whether `fallBack` would be true; changes nothing, so that it may be called while rendering. */
export function canFallBack(slot: ReleaseSlot, error: unknown): boolean {
  return isVersionFailure(slot, error) && listVersionChoices(slot).length > 1 && canSetAside();
}

/**
 * Returns whether a failed version is replaced by the one before: a chunk did not load, its first page could not be
 * rendered, or its container could not be opened and the other one has the same name. True at most once for each
 * version, and only where that could be stored, so that reloading the page never loops.
 */
export function fallBack(slot: ReleaseSlot, error: unknown): boolean {
  if (!isVersionFailure(slot, error)) return false;
  const stage = isLostCode(error) ? 'code' : 'render';
  const [failedSlot = slot, other] = listVersionChoices(slot);
  if (!wasUnopened(slot.slot, failedSlot.version)) reportRemote(slot, { version: failedSlot.version, stage, error });
  if (!other) return false;
  setAside(slot, failedSlot);
  return getVersion(slot).version === other.version;
}

const isVersionFailure = ({ slot }: ReleaseSlot, error: unknown): boolean =>
  hasConnection() && (isLostCode(error) || !reportedSlots.has(slot));

/** Name of the error that both bundlers throw for a chunk that did not load. */
const isLostCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
