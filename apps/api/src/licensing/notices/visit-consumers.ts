// Consequences of the planning of a visit: the people who make it are notified.

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff, selectOfficeStaff } from '../../domain/notifications/notify.ts';
import { visitAssigned, visitMoved } from './visit-events.ts';

/** What follows the planning of a visit. */
export const VISIT_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(visitAssigned, {
    name: 'notify_inspector',
    effect: 'notification',
    deliver: async (tx, { actor_id, params: { inspector_id, inspection_no, office, company_name } }) => {
      if (inspector_id === actor_id) return;
      await notifyPeople(tx, [{ account_id: inspector_id, role_id: null }], {
        kind: 'inspection_assigned',
        params: { company_name, inspection_no },
        opens: { path: `/${office}/field` },
      });
    },
  }),
  defineConsumer(visitMoved, {
    name: 'notify_inspectors',
    effect: 'notification',
    deliver: async (tx, { params: { office, brgycode, inspector_id, company_name, clearance_id, day } }) => {
      const staff = await listStaff(tx.trx, selectOfficeStaff(office, brgycode));
      const notifiedStaff = staff.filter(({ account_id }) => inspector_id === null || account_id === inspector_id);
      await notifyPeople(tx, notifiedStaff, {
        kind: 'inspection_moved',
        params: { company_name, day },
        opens: { path: `/${office}/request/clearances?case=${clearance_id}` },
      });
    },
  }),
];
