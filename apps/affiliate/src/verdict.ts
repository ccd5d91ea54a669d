// Verdicts on a scanned permit, and the colour of each.

import type { ByLaw, Verification } from '@ebpls/contracts';
import type { Tone } from '@ebpls/ui';

/** Verdicts of the server on a permit, and of a device that cannot be sure without signal. */
type ShownVerdict = Verification['verdict'] | 'unpaid' | 'until_decided' | ByLaw | 'unsure';

export const VERDICT_TONES: Readonly<Record<ShownVerdict, Tone>> = {
  genuine: 'success',
  until_decided: 'success',
  APPROVED_BY_LAW: 'success',
  PERMIT_EXTENDED: 'success',
  unpaid: 'warning',
  expired: 'warning',
  suspended: 'warning',
  superseded: 'warning',
  closed: 'warning',
  not_yet: 'warning',
  paused: 'warning',
  unsure: 'warning',
  revoked: 'danger',
  forged: 'danger',
  foreign: 'danger',
  unknown: 'danger',
};

/** The word for what was found: a genuine permit may be in force under a condition. */
export function toShownVerdict(verdict: ShownVerdict, permit: Verification['permit']): ShownVerdict {
  if (verdict !== 'genuine') return verdict;
  if (permit?.subject_to_payment) return 'unpaid';
  return permit?.until_decided ? 'until_decided' : verdict;
}

/** Whether a word of the log of scans is one that we can show. */
export function isVerdict(verdict: string): verdict is ShownVerdict {
  return verdict in VERDICT_TONES;
}
