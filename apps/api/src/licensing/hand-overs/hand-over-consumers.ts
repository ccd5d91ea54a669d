// Consequences of a hand-over: the queues of the office reload, and the colleague is notified.

import { formatPersonName } from '@ebpls/contracts';

import { nudgeRooms } from '../../platform/live/live.ts';
import { listOfficeRooms } from '../../domain/applications/notices/notify-owner.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { clearancesHandedOver } from './hand-over-events.ts';

/** What follows a hand-over. */
export const HAND_OVER_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(clearancesHandedOver, {
    name: 'reload_queues',
    effect: 'reload',
    deliver: async ({ trx, rows }, { params: { cases } }) => {
      for (const { office, brgycode, assessment_code: key } of cases)
        await nudgeRooms(trx, listOfficeRooms(rows, { brgycode }, [office]), { subject: 'clearance', key });
    },
  }),
  defineConsumer(clearancesHandedOver, {
    name: 'notify_colleague',
    effect: 'notification',
    deliver: async (tx, { actor_id, params: { colleague } }) => {
      if (colleague === undefined || actor_id === null) return;
      const { account_id, role_id, office, cases, note } = colleague;
      const person = await tx.trx
        .selectFrom('account')
        .select(['firstname', 'lastname'])
        .where('id', '=', actor_id)
        .executeTakeFirstOrThrow();
      await notifyPeople(tx, [{ account_id, role_id }], {
        kind: 'clearance_handed_over',
        params: { name: formatPersonName(person), cases, note },
        opens: { path: `/${office}/request/clearances?view=mine` },
      });
    },
  }),
];
