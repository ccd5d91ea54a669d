import { type PermitList, PermitNo, type Verification } from '@ebpls/contracts';
import { toManilaDay, type OfflineVerdict, getOfflineVerdict, parsePermitCode } from '@ebpls/rules';
import * as v from 'valibot';

import { readStoredKeys, readStoredList } from './kept-list.ts';
import { isSignedWith } from './signed-with.ts';

/** What can be said without signal, and with which list. */
export interface OfflineCheck {
  readonly verdict: Verification['verdict'] | OfflineVerdict;
  readonly checked_by: Verification['checked_by'];
  readonly checked_at: string;
  readonly permit: null;
  readonly offline: {
    readonly permit_no: string | null;
    readonly expires_on: string | null;
    readonly listed_at: string | null;
  };
}

/** Judges what was scanned or typed with what this device keeps. A number alone is never called genuine. */
export async function checkOffline(code: string, now: Date): Promise<OfflineCheck> {
  const list = await readStoredList();
  const found: OfflineCheck = {
    verdict: 'forged',
    checked_by: 'code',
    checked_at: now.toISOString(),
    permit: null,
    offline: { permit_no: null, expires_on: null, listed_at: list?.issued_at ?? null },
  };
  const number = v.safeParse(PermitNo, code);
  if (number.success) return byNumber(found, number.output, list);
  if (/^https?:/i.test(code)) return { ...found, verdict: 'foreign' };
  const parts = parsePermitCode(code);
  return parts ? byCode(found, parts, list) : found;
}

function byNumber(found: OfflineCheck, permit_no: string, list: PermitList | undefined): OfflineCheck {
  const named = list?.not_in_force.find(([number]) => number === permit_no);
  return { ...found, verdict: named?.[1] ?? 'unsure', checked_by: 'number', offline: { ...found.offline, permit_no } };
}

type Parts = NonNullable<ReturnType<typeof parsePermitCode>>;

async function byCode(
  found: OfflineCheck,
  { permit_no, expires_on, ...parts }: Parts,
  list: PermitList | undefined,
): Promise<OfflineCheck> {
  const offline = { ...found.offline, permit_no, expires_on };
  const is_signed_by_us = await isOurs(parts);
  if (is_signed_by_us === undefined) return { ...found, verdict: 'unsure', offline };
  if (!is_signed_by_us) return found;
  const now = found.checked_at;
  const verdict = getOfflineVerdict({ permit_no, expires_on, is_signed_by_us }, { list, now, today: toManilaDay(now) });
  return { ...found, verdict, offline };
}

/** Undefined where nothing can be said: no key was learnt yet, or the browser cannot check. */
async function isOurs({ key_id, signed, signature }: Pick<Parts, 'key_id' | 'signed' | 'signature'>) {
  const keys = readStoredKeys();
  const key = keys.find((known) => known.key_id === key_id);
  if (key) return isSignedWith(key, signed, signature);
  return keys.length > 0 ? false : undefined;
}
