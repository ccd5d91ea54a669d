import { type PermitList, PermitNo, type Verification } from '@ebpls/contracts';
import { toManilaDay, type OfflineVerdict, getOfflineVerdict, parsePermitCode } from '@ebpls/rules';
import * as v from 'valibot';

import { readStoredKeys, readStoredList } from './stored-permit-list.ts';
import { isSignedWith } from './is-signed-with.ts';

/** Result of a check of a permit without connection, and the stored list that was used. */
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

/** Checks a scanned or entered code with the data of this device. A number alone is never called genuine. */
export async function checkOffline(code: string, now: Date): Promise<OfflineCheck> {
  const list = await readStoredList();
  const base: OfflineCheck = {
    verdict: 'forged',
    checked_by: 'code',
    checked_at: now.toISOString(),
    permit: null,
    offline: { permit_no: null, expires_on: null, listed_at: list?.issued_at ?? null },
  };
  const number = v.safeParse(PermitNo, code);
  if (number.success) return checkNumber(base, number.output, list);
  if (/^https?:/i.test(code)) return { ...base, verdict: 'foreign' };
  const parts = parsePermitCode(code);
  return parts ? checkCode(base, parts, list) : base;
}

function checkNumber(base: OfflineCheck, permit_no: string, list: PermitList | undefined): OfflineCheck {
  const entry = list?.not_in_force.find(([number]) => number === permit_no);
  return { ...base, verdict: entry?.[1] ?? 'unsure', checked_by: 'number', offline: { ...base.offline, permit_no } };
}

type OfflineCheckParts = NonNullable<ReturnType<typeof parsePermitCode>>;

async function checkCode(
  base: OfflineCheck,
  { permit_no, expires_on, ...parts }: OfflineCheckParts,
  list: PermitList | undefined,
): Promise<OfflineCheck> {
  const offlineResult = { ...base.offline, permit_no, expires_on };
  const is_signed_by_us = await isOurs(parts);
  if (is_signed_by_us === undefined) return { ...base, verdict: 'unsure', offline: offlineResult };
  if (!is_signed_by_us) return base;
  const now = base.checked_at;
  const verdict = getOfflineVerdict({ permit_no, expires_on, is_signed_by_us }, { list, now, today: toManilaDay(now) });
  return { ...base, verdict, offline: offlineResult };
}

/** Undefined where the signature cannot be checked: no key is stored yet, or the browser lacks the function. */
async function isOurs({ key_id, signed, signature }: Pick<OfflineCheckParts, 'key_id' | 'signed' | 'signature'>) {
  const keys = readStoredKeys();
  const key = keys.find((candidate) => candidate.key_id === key_id);
  if (key) return isSignedWith(key, signed, signature);
  return keys.length > 0 ? false : undefined;
}
