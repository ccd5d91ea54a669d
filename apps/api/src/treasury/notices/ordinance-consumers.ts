import { ROLE_ID } from '@ebpls/contracts';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { ordinanceChanged } from './ordinance-events.ts';

/** What follows every change of a version of the revenue code: the administrators' pages of it reload. */
export const ORDINANCE_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(ordinanceChanged, {
    name: 'reload_administrators',
    effect: 'reload',
    deliver: ({ trx }, { params: { ordinance_version_id } }) =>
      nudgeRooms(trx, [`role:${ROLE_ID.admin}`], { subject: 'ordinance', key: String(ordinance_version_id) }),
  }),
];
