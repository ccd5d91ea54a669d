// Consequences of a request for erasure: the person is notified of each step, the administrators of a new request.

import { sql } from 'kysely';

import { defineSetupConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff } from '../../domain/notifications/notify.ts';
import { erasureChanged } from './erasure-events.ts';
import { getErasureById } from './erasures.queries.ts';
import { mailErasure } from './mail-erasure.ts';

export const ERASURE_CONSUMERS: readonly EventConsumer[] = [
  defineSetupConsumer(erasureChanged, {
    name: 'mail_person',
    effect: 'mail',
    deliver: async (tx, { params: { erasure_id, notice } }) => {
      const { account_id, reason, executes_at } = await getErasureById(tx.trx, erasure_id);
      await mailErasure(tx, account_id, { template: notice, reason, executes_at: new Date(executes_at) });
    },
  }),
  defineSetupConsumer(erasureChanged, {
    name: 'notify_administrators',
    effect: 'notification',
    deliver: async (tx, { params: { notice } }) => {
      if (notice !== 'erasure_asked') return;
      await notifyPeople(tx, await listStaff(tx.trx, sql`r.name = 'admin'`), {
        kind: 'account_erasure',
        params: {},
        opens: { path: '/administrator/users/erasures' },
      });
    },
  }),
];
