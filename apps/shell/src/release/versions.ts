// Chooses the version of a remote for this person: the trial one, the current one, or the former one after a failure.

import { useSession, getVisitorKind } from '@ebpls/remote-kit';
import type { ReleaseSlot, ReleaseVersion, ReleaseTrial } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

const SET_ASIDE_KEY = 'ebpls_set_aside';
const AGAIN_AFTER_MS = 15 * 60_000; // After this time a failed version is tried again.

const SetAside = v.record(v.string(), v.number());

/**
 * Returns a slot's version for this person: the one on trial when they belong to its group, else the slot's own; a
 * version that just failed in this tab is replaced by the former one.
 */
export function getVersion(slot: ReleaseSlot): ReleaseVersion {
  const [first] = listVersionChoices(slot);
  return first ?? slot;
}

/** Returns the possible versions of a slot, the wanted one first. */
export function listVersionChoices(slot: ReleaseSlot): ReleaseVersion[] {
  const aside = readAside();
  const isFresh = ({ version }: ReleaseVersion): boolean =>
    Date.now() - (aside[`${slot.remote}@${version}`] ?? 0) >= AGAIN_AFTER_MS;
  const { trial, before } = slot;
  const candidates = [...(trial && isTriedBy(trial, slot.slot) ? [trial] : []), slot, ...(before ? [before] : [])];
  const freshVersions = candidates.filter(isFresh);
  return freshVersions.length === 0 ? [slot] : freshVersions;
}

/** Replaces a failed version by another one for a while, in this tab only. */
export function setAside({ remote }: ReleaseSlot, { version }: ReleaseVersion): void {
  try {
    sessionStorage.setItem(SET_ASIDE_KEY, JSON.stringify({ ...readAside(), [`${remote}@${version}`]: Date.now() }));
  } catch {
    // Without storage the version is tried again with the next document.
  }
}

/** Returns whether this tab can remember a failure; storage may be full or disabled. */
export function canSetAside(): boolean {
  try {
    sessionStorage.setItem(SET_ASIDE_KEY, sessionStorage.getItem(SET_ASIDE_KEY) ?? '{}');
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the slot runs its former version, because its own failed here. */
export function isFormer(slot: ReleaseSlot): boolean {
  return slot.before !== undefined && getVersion(slot).version === slot.before.version;
}

function readAside(): v.InferOutput<typeof SetAside> {
  try {
    const result = v.safeParse(SetAside, JSON.parse(sessionStorage.getItem(SET_ASIDE_KEY) ?? '{}'));
    return result.success ? result.output : {};
  } catch {
    return {};
  }
}

/** Returns whether this person belongs to a trial's group; a share of the accounts is always the same accounts. */
function isTriedBy({ group, until }: ReleaseTrial, slot: string): boolean {
  const { user } = useSession.getState();
  if (!user || Date.parse(until) <= Date.now()) return false;
  if ('user' in group) return group.user === String(user.id);
  if ('office' in group) return group.office === getVisitorKind();
  return computeShare(`${slot} ${user.id}`) < group.percent;
}

/** Returns a text's position from 0 to 100, evenly distributed (FNV-1a). */
function computeShare(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash % 10_000) / 100;
}
