// Consequences of a granted amendment: the barangay that a business leaves is notified.

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff, selectOfficeStaff } from '../../domain/notifications/notify.ts';
import { businessMovedAway } from './change-events.ts';

/** What follows a granted amendment (domain reference 3.6). */
export const CHANGE_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(businessMovedAway, {
    name: 'notify_former_barangay',
    effect: 'notification',
    deliver: async (tx, { params: { brgycode, ...params } }) =>
      notifyPeople(tx, await listStaff(tx.trx, selectOfficeStaff('barangay', brgycode)), {
        kind: 'business_moved_away',
        params,
        opens: { path: '/barangay/request/clearances' },
      }),
  }),
];
