// Maps the live payment attempt of an order to what the viewer may do with it.

import { type ReplyBody, type Centavos, type getCurrentDue, formatPesosText } from '@ebpls/contracts';

import { computeLockEnd, isPaidElsewhere } from './attempt-lock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type AttemptRow, listGatewayAttempts } from './attempts/attempts.queries.ts';

type OpenAttempt = NonNullable<ReplyBody<typeof getCurrentDue>['open_attempt']>;

interface AttemptViewer {
  readonly account_id: number;
  readonly total: Centavos; // Amount due today; a payment of another amount is not resumed.
  readonly now: Date;
}

/** Acts of a viewer on the live attempt of an order, by the rules of `startPayment`. */
export async function loadOpenAttempt(
  db: Database,
  liveAttempt: AttemptRow,
  { account_id, total, now }: AttemptViewer,
): Promise<OpenAttempt> {
  const shares = liveAttempt.joint_id === null ? [] : await listGatewayAttempts(db, liveAttempt.joint_id);
  const until = computeLockEnd(liveAttempt);
  const is_own = liveAttempt.account_id === account_id;
  return {
    request_id: liveAttempt.request_id,
    method: liveAttempt.method,
    amount: formatPesosText(liveAttempt.amount),
    locked_until: until.toISOString(),
    is_own,
    // A payment of several orders is resumed for all of them.
    can_resume:
      is_own &&
      liveAttempt.joint_id === null &&
      liveAttempt.amount === total &&
      !isPaidElsewhere(liveAttempt) &&
      until > now,
    ...(is_own &&
      liveAttempt.joint_id !== null && {
        joint: {
          assessment_codes: shares.map(({ assessment_code }) => assessment_code),
          amount: formatPesosText(liveAttempt.charged),
        },
      }),
  };
}
