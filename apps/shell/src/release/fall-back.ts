import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

import { reportRemote, wasUnopened } from './report.ts';
import { canSetAside, listVersionChoices, setAside, getVersion } from './versions.ts';

const reportedSlots = new Set<string>();

/** From here on a page of this slot that falls is that page's own matter: the version does run. */
export function markShown({ slot }: ReleaseSlot): void {
  reportedSlots.add(slot);
}

/** Whether `fallBack` would be true; changes nothing, so that it may be asked while drawing. */
export function canFallBack(slot: ReleaseSlot, error: unknown): boolean {
  return isVersionFailure(slot, error) && listVersionChoices(slot).length > 1 && canSetAside();
}

/**
 * Whether a version that fell gives way to the one before: a piece of its code did not come, its very first page could
 * not be drawn, or its container could not be opened and the other one has the same name. True at most once for each
 * version, and only where that could be remembered, so that a page that is loaded anew for it never begins a circle.
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
  navigator.onLine && (isLostCode(error) || !reportedSlots.has(slot));

/** How both bundlers call a chunk that did not come. */
const isLostCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
