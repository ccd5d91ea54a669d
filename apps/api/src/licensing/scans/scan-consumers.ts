// Consequences of a copied code: the licensing office and the administrators are notified.

import { sql } from 'kysely';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff } from '../../domain/notifications/notify.ts';
import { codeCopied } from './scan-events.ts';

/** What follows a report of a copied code. */
export const SCAN_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(codeCopied, {
    name: 'notify_staff',
    effect: 'notification',
    deliver: async (tx, { params }) => {
      for (const [office, path] of [
        ['bplo', '/bplo/request/sanctions'],
        ['admin', '/administrator/request/sanctions'],
      ] as const)
        await notifyPeople(tx, await listStaff(tx.trx, sql`r.name = ${office}`), {
          kind: 'permit_seen_far_apart',
          params: { ...params },
          opens: { path },
        });
    },
  }),
];
