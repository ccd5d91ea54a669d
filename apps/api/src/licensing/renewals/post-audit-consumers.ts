// Consequences of a negative post-audit: the treasurers are notified, who correct the approval.

import { sql } from 'kysely';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff } from '../../domain/notifications/notify.ts';
import { postAuditFailed } from './post-audit-events.ts';

/** What follows a negative post-audit. */
export const POST_AUDIT_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(postAuditFailed, {
    name: 'notify_treasurers',
    effect: 'notification',
    deliver: async (tx, { params: { company_name, assessment_code } }) => {
      const treasurers = await listStaff(tx.trx, sql`r.name = 'admin' and 'treasurer' = any(a.permissions)`);
      await notifyPeople(tx, treasurers, {
        kind: 'post_audit_wrong',
        params: { company_name, assessment_code },
        opens: { path: `/administrator/request/clearances?case=${assessment_code}` },
      });
    },
  }),
];
