// Consequences of a held act: the lists of the staff reload, and its actor is notified of one that was not executed.

import { ROLE_ID } from '@ebpls/contracts';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { heldActChanged } from './held-act-events.ts';

/** What follows every change of a held act. The owner is not notified before it is executed. */
export const HELD_ACT_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(heldActChanged, {
    name: 'reload_lists',
    effect: 'reload',
    deliver: ({ trx }, { params: { assessment_code } }) =>
      nudgeRooms(trx, [`role:${ROLE_ID.admin}`, `role:${ROLE_ID.bplo}`], {
        subject: 'assessment',
        key: assessment_code,
      }),
  }),
  defineConsumer(heldActChanged, {
    name: 'notify_actor',
    effect: 'notification',
    deliver: async (tx, { params: { company_name, assessment_code, dropped } }) => {
      if (dropped === undefined) return;
      const area = dropped.act === 'approve_bill' ? '/administrator' : '/bplo';
      await notifyPeople(tx, [{ account_id: dropped.account_id, role_id: null }], {
        kind: 'act_not_carried_out',
        params: { company_name, assessment_code },
        opens: { path: `${area}/request/clearances?case=${assessment_code}` },
      });
    },
  }),
];
