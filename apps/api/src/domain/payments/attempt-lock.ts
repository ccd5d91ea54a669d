// Computes how long a started online payment locks its order.

import type { AttemptRow } from './attempts/attempts.queries.ts';

/** Paynamics: the payer still has to pay at another place, unlike one who is at the hosted page. */
const PAYS_ELSEWHERE = 'GR033';

/** T14: a payer who pays at a counter or bank has 48 hours. */
export const ELSEWHERE_MS = 48 * 3_600_000;

/** Whether the payer was sent to pay at a counter or bank, and so may still pay long after the hosted page closed. */
export function isPaidElsewhere({ state, response_code }: Pick<AttemptRow, 'state' | 'response_code'>): boolean {
  return state === 'PENDING' && response_code === PAYS_ELSEWHERE;
}

/** End of the lock that an attempt has on its order; a payer at a counter has longer than the hosted page. */
export function computeLockEnd(
  attempt: Pick<AttemptRow, 'state' | 'response_code' | 'created_at' | 'lock_until'>,
): Date {
  return isPaidElsewhere(attempt)
    ? new Date(Date.parse(attempt.created_at) + ELSEWHERE_MS)
    : new Date(attempt.lock_until);
}

/**
 * Whether the attempt keeps its order from being paid. An attempt past its lock is queried and expired when the next
 * one starts.
 */
export function isLocked(liveAttempt: AttemptRow, now: Date): boolean {
  return computeLockEnd(liveAttempt) > now;
}
