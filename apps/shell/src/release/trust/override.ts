import { type Override, overrideText, type ReleaseSlot } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

import { judgeText, trustedKeys } from './signature.ts';
import { Version } from '../slot-shape.ts';

const KEPT = 'ebpls_override';
const MARK = '#override=';

const Signed = v.object({
  override: v.looseObject({
    slot: v.string(),
    trial: v.object({ ...Version, group: v.object({ user: v.string() }), until: v.string() }),
  }),
  signature: v.object({ key: v.string(), value: v.string() }),
});

let known: Override | undefined;

/**
 * Reads the override that this tab was opened with, or was opened with before. Only one that a key of the document
 * signed and that has not ended is honoured; where the browser cannot verify, none is.
 */
export async function knowOverride(): Promise<void> {
  const text = fromAddress() ?? kept();
  known = text === undefined ? undefined : await verified(text).catch(() => undefined);
  try {
    if (known && text !== undefined) sessionStorage.setItem(KEPT, text);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without a place to keep it, it lasts as long as this document.
  }
}

/** The slots of a release as this tab has them: the overridden one has a trial of its own. */
export function overridden(slots: readonly ReleaseSlot[]): readonly ReleaseSlot[] {
  if (!known) return slots;
  const { slot, trial } = known;
  return slots.map((one) => (one.slot === slot ? { ...one, trial } : one));
}

/** What is overridden for this account, if anything is. */
export function overrideOf(account_id: string): Override | undefined {
  if (!known || !('user' in known.trial.group) || known.trial.group.user !== account_id) return undefined;
  return Date.parse(known.trial.until) > Date.now() ? known : undefined;
}

/** Ends it for this tab; the next document is like everybody's. */
export function endOverride(): void {
  known = undefined;
  sessionStorage.removeItem(KEPT);
}

function fromAddress(): string | undefined {
  if (!location.hash.startsWith(MARK)) return undefined;
  const text = location.hash.slice(MARK.length);
  // It is a key of its own: nobody copies it along with the address.
  history.replaceState(history.state, '', location.pathname + location.search);
  return text;
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}

async function verified(text: string): Promise<Override | undefined> {
  const said: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  // What was signed is the text as it came: a parsed copy may have another order.
  if (!v.is(Signed, said)) return undefined;
  const override = said.override as Override;
  const isKnown = trustedKeys().includes(said.signature.key);
  const isRight = isKnown && (await judgeText(overrideText(override), said.signature)) === 'right';
  return isRight && Date.parse(override.trial.until) > Date.now() ? override : undefined;
}
