// Consequences of a held decision: the queues of the office reload, and the decider is notified of one that was not executed.

import { nudgeRooms } from '../../platform/live/live.ts';
import { listOfficeRooms } from '../../domain/applications/notices/notify-owner.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { heldDecisionChanged } from './held-decision-events.ts';

/** What follows every change of a held decision. The owner is not notified before it is executed. */
export const HELD_DECISION_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(heldDecisionChanged, {
    name: 'reload_queues',
    effect: 'reload',
    deliver: ({ trx, rows }, { params: { office, brgycode, assessment_code } }) =>
      nudgeRooms(trx, listOfficeRooms(rows, { brgycode }, [office]), { subject: 'clearance', key: assessment_code }),
  }),
  defineConsumer(heldDecisionChanged, {
    name: 'notify_decider',
    effect: 'notification',
    deliver: async (tx, { params: { company_name, assessment_code, dropped } }) => {
      if (dropped === undefined) return;
      const { account_id, path } = dropped;
      await notifyPeople(tx, [{ account_id, role_id: null }], {
        kind: 'clearance_not_carried_out',
        params: { company_name, assessment_code },
        opens: { path },
      });
    },
  }),
];
