// Stores drafts on the device that the server has not confirmed.

import { saveDraft, type KeptDraft, getDrafts } from '@ebpls/api-client';
import type { DraftShape, HeldDraft } from '@ebpls/rules';

import type { DraftTarget } from './draft-target.ts';

/** Values for sending a draft without its form. */
interface Sendable {
  readonly to: DraftTarget;
  readonly shape: DraftShape;
}

export interface OutgoingDraft extends KeptDraft, Sendable {
  readonly held: HeldDraft;
}

/**
 * Stores values that the server has not confirmed: in the tab, where its next document finds them at once, and in the
 * browser's database, where they outlive the tab and wait for a connection.
 */
export function saveHeldDraft(place: string, heldDraft: HeldDraft, sendable: Sendable): void {
  const changes = new Set([...heldDraft.typed, ...heldDraft.open]).size;
  saveDraft(
    place,
    changes === 0 ? undefined : ({ ...sendable, held: heldDraft, changes, kept_at: Date.now() } as OutgoingDraft),
  );
  try {
    if (changes === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(heldDraft));
  } catch {
    // The browser stores nothing, or is full: the server saves what it can.
  }
}

/** Returns the draft stored by this very build; any other is ignored. The tab's own is the newer one. */
export function resumeHeld(place: string): HeldDraft | undefined {
  return findTabDraft(place) ?? toOutgoingDraft(getDrafts().get(place))?.held;
}

function findTabDraft(place: string): HeldDraft | undefined {
  try {
    const storedValue: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isHeld(storedValue) ? storedValue : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a stored draft in this build's format. */
export function toOutgoingDraft(draft: KeptDraft | undefined): OutgoingDraft | undefined {
  const isOurs = draft !== undefined && 'held' in draft && 'to' in draft && 'shape' in draft && isHeld(draft.held);
  return isOurs ? (draft as OutgoingDraft) : undefined; // written by saveHeldDraft
}

function isHeld(storedValue: unknown): storedValue is HeldDraft {
  return (
    typeof storedValue === 'object' &&
    storedValue !== null &&
    ['present', 'mine', 'typed', 'open', 'unanswered'].every((name) => name in storedValue)
  );
}
