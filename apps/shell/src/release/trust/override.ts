// Applies a signed override of a remote's version in this tab, for a trial by the platform team.

import { type Override, formatOverrideText, type ReleaseSlot } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

import { verifyText, listTrustedKeys } from './signature.ts';
import { Version } from '../slot-shape.ts';

const OVERRIDE_KEY = 'ebpls_override';
const OVERRIDE_HASH = '#override=';

const SignedOverride = v.object({
  override: v.looseObject({
    slot: v.string(),
    trial: v.object({ ...Version, group: v.object({ user: v.string() }), until: v.string() }),
  }),
  signature: v.object({ key: v.string(), value: v.string() }),
});

let currentOverride: Override | undefined;

/**
 * Loads the override from the tab's address or its storage. It applies only when a key of the document signed it and it
 * has not ended; where the browser cannot verify, none applies.
 */
export async function loadOverride(): Promise<void> {
  const text = readAddress() ?? readStoredOverride();
  currentOverride = text === undefined ? undefined : await verifyOverride(text).catch(() => undefined);
  try {
    if (currentOverride && text !== undefined) sessionStorage.setItem(OVERRIDE_KEY, text);
    else sessionStorage.removeItem(OVERRIDE_KEY);
  } catch {
    // Without storage it lasts as long as this document.
  }
}

/** Returns the slots of a release for this tab: the overridden one has a trial of its own. */
export function applyOverride(slots: readonly ReleaseSlot[]): readonly ReleaseSlot[] {
  if (!currentOverride) return slots;
  const { slot, trial } = currentOverride;
  return slots.map((one) => (one.slot === slot ? { ...one, trial } : one));
}

/** Returns the override of this account, if any. */
export function findOverride(account_id: string): Override | undefined {
  if (!currentOverride || !('user' in currentOverride.trial.group) || currentOverride.trial.group.user !== account_id)
    return undefined;
  return Date.parse(currentOverride.trial.until) > Date.now() ? currentOverride : undefined;
}

/** Ends it for this tab; the next document has the common release. */
export function endOverride(): void {
  currentOverride = undefined;
  sessionStorage.removeItem(OVERRIDE_KEY);
}

function readAddress(): string | undefined {
  if (!location.hash.startsWith(OVERRIDE_HASH)) return undefined;
  const text = location.hash.slice(OVERRIDE_HASH.length);
  // It acts like a key and is removed from the address, so that nobody copies it along.
  history.replaceState(history.state, '', location.pathname + location.search);
  return text;
}

function readStoredOverride(): string | undefined {
  try {
    return sessionStorage.getItem(OVERRIDE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

async function verifyOverride(text: string): Promise<Override | undefined> {
  const decodedOverride: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  // The signature covers the text as it came: a parsed copy may have another order.
  if (!v.is(SignedOverride, decodedOverride)) return undefined;
  const override = decodedOverride.override as Override;
  const isKnown = listTrustedKeys().includes(decodedOverride.signature.key);
  const isRight = isKnown && (await verifyText(formatOverrideText(override), decodedOverride.signature)) === 'right';
  return isRight && Date.parse(override.trial.until) > Date.now() ? override : undefined;
}
