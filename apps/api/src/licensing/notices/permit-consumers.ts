// Consequences of the end of a permit: the pages of its owner reload.

import { nudgeRooms } from '../../platform/live/live.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { permitExpired } from './permit-events.ts';

/** What follows the end of a permit. */
export const PERMIT_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(permitExpired, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: ({ trx }, { params: { owner_id, assessment_code } }) =>
      nudgeRooms(trx, [`account:${owner_id}`], { subject: 'assessment', key: assessment_code }),
  }),
];
