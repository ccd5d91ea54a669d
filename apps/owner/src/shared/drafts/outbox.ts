// Sends the drafts that were typed offline, from any page, once the connection is back.

import { getDrafts, offlineStore } from '@ebpls/api-client';
import { confirmSave, type HeldDraft, getSendableValues, addUnansweredSave } from '@ebpls/rules';

import { wasSavedBefore, sendDraft } from './draft-target.ts';
import { saveHeldDraft, toOutgoingDraft, type OutgoingDraft } from './stored-drafts.ts';

const LOCK = 'ebpls.outbox';
const TRY_AGAIN_MS = 15_000;

/** Drafts whose forms are on the screen: the forms send them, and let the owner choose where necessary. */
const shownPlaces = new Set<string>();

/** Marks a form as open; the returned function ends that. */
export function showDraft(place: string): () => void {
  shownPlaces.add(place);
  const letGo = holdForm(place);
  return () => {
    shownPlaces.delete(place);
    void letGo().then(sendOutbox);
  };
}

const getLockName = (place: string): string => `ebpls.form ${place}`;

/**
 * Shows other tabs that the form is open here, until the returned function is called; that one resolves once they no
 * longer do.
 */
function holdForm(place: string): () => Promise<void> {
  if (!hasLocks()) return () => Promise.resolve();
  let close = (): void => undefined;
  const closing = new Promise<void>((resolve) => (close = resolve));
  const lock = navigator.locks.request(getLockName(place), { mode: 'shared' }, () => closing);
  return async () => {
    close();
    await lock;
  };
}

/**
 * Runs work on a draft whose form is open in no tab; an open form would have to choose between two answers of its own.
 */
function runIfClosed(place: string, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return work();
  return navigator.locks.request(getLockName(place), { ifAvailable: true }, async (lock) =>
    lock ? work() : undefined,
  );
}

/**
 * Older browsers, and all without a secure connection, have no locks: there each tab sends the drafts that it knows.
 */
function hasLocks(): boolean {
  return 'locks' in navigator && Boolean(navigator.locks);
}

/**
 * Sends the waiting drafts of this browser, at once and whenever the connection may be back. It holds drafts only:
 * saving one twice equals saving it once. Filing, signing and paying are never queued.
 */
export function openOutbox(): () => void {
  const send = (): void => void sendOutbox();
  const clock = setInterval(send, TRY_AGAIN_MS);
  const stop = offlineStore.subscribe(send);
  addEventListener('online', send);
  send();
  return () => {
    clearInterval(clock);
    stop();
    removeEventListener('online', send);
  };
}

let currentRun: Promise<void> | undefined;

/** Runs one round, in one tab at a time where the browser has locks. */
export function sendOutbox(): Promise<void> {
  const waits = [...getDrafts()].some(([place]) => !shownPlaces.has(place));
  if (!waits || !navigator.onLine) return Promise.resolve();
  currentRun ??= runInTurn(sendEveryDraft).finally(() => {
    currentRun = undefined;
  });
  return currentRun;
}

function runInTurn(work: () => Promise<void>): Promise<void> {
  return hasLocks() ? navigator.locks.request(LOCK, work) : work();
}

async function sendEveryDraft(): Promise<void> {
  for (const [place, keptDraft] of Array.from(getDrafts())) {
    const draft = toOutgoingDraft(keptDraft);
    if (draft && !shownPlaces.has(place)) await runIfClosed(place, () => sendOne(place, draft));
  }
}

/**
 * A draft that the server refuses waits for its form, which merges both or lets the owner choose; nothing is
 * overwritten.
 */
async function sendOne(place: string, draft: OutgoingDraft): Promise<void> {
  let { held } = draft;
  try {
    for (const part of listPartsToSend(held)) {
      const values = getSendableValues(held, draft.shape, part);
      const { draft_revision } = held.present;
      held = addUnansweredSave(held, { part, values });
      const save = { part, values, draft_revision };
      const saveReply = await sendDraft(draft.to, save).catch((error: unknown) => {
        // With another part waiting, other changes at the server must be merged first.
        const stands = listPartsToSend(held).length === 1 ? wasSavedBefore(draft, save, error) : undefined;
        if (stands === undefined) throw error;
        return stands;
      });
      held = confirmSave(held, draft.shape, { part, values, ...saveReply });
      if (shownPlaces.has(place)) return;
      saveHeldDraft(place, held, draft);
    }
  } catch {
    // Offline, or the server has a newer draft: the stored one stays as it is.
  }
}

/** Returns the parts with typed values that may be sent: those that need a choice wait. */
export function listPartsToSend({ typed, open }: HeldDraft): string[] {
  const names = typed.filter((name) => !open.includes(name));
  return [...new Set(names.map((name) => name.slice(0, name.indexOf('/'))))];
}
