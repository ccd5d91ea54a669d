import type { NotificationKind } from './kinds.ts';

/**
 * News that asks nothing of its reader: it waits for the one letter of the day. What needs an act, a bill, a payment, a
 * permit and the safety of an account are mailed at once, and so is every kind that is not named here.
 */
const DIGEST_KINDS: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'application_submitted',
  'application_resubmitted',
  'application_accepted',
  'application_cleared',
  'application_withdrawn',
  'clearance_approved',
  'part_passed_over',
  'part_cleared_by_list',
  'claim_opened',
  'refund_filed',
  'refund_evaluated',
  'refund_asked_back',
  'transfer_accepted',
  'transfer_declined',
  'transfer_expired',
  'clock_running',
]);

export function isDigested(kind: NotificationKind): boolean {
  return DIGEST_KINDS.has(kind);
}
