// Tells which notifications are mailed in the daily digest instead of at once.

import type { NotificationKind } from './notification-kinds.ts';

/**
 * News that requires no act from its reader; it is sent in the daily digest. News that needs an act, and news about
 * bills, payments, permits and account safety, is mailed at once, as is every kind not named here. So is the receipt of
 * a filing, because the page after it says that the number was mailed.
 */
const DIGEST_KINDS: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
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

export function isInDigest(kind: NotificationKind): boolean {
  return DIGEST_KINDS.has(kind);
}
