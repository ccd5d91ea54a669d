import { type Answer, type Centavos, type getCurrentDue, pesosText } from '@ebpls/contracts';

import { lockedUntil, paysElsewhere } from './attempt-lock.ts';
import type { AttemptRow } from './attempts.queries.ts';

type OpenAttempt = NonNullable<Answer<typeof getCurrentDue>['open_attempt']>;

interface Viewer {
  readonly account_id: number;
  /** What is due today: a payment of another amount is not opened again. */
  readonly total: Centavos;
  readonly now: Date;
}

/** What a viewer may do about the live attempt of an order, by the rules of `startPayment`. */
export function openAttempt(live: AttemptRow, { account_id, total, now }: Viewer): OpenAttempt {
  const until = lockedUntil(live);
  const is_own = live.account_id === account_id;
  return {
    request_id: live.request_id,
    method: live.method,
    amount: pesosText(live.amount),
    locked_until: until.toISOString(),
    is_own,
    can_resume: is_own && live.amount === total && !paysElsewhere(live) && until > now,
  };
}
