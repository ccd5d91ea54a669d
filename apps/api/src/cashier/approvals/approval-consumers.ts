import { ROLE_ID } from '@ebpls/contracts';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { approvalChanged } from './approval-events.ts';

/** What follows a requested or decided approval: the pages of cashiers and treasurers reload. */
export const APPROVAL_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(approvalChanged, {
    name: 'reload_counter',
    effect: 'reload',
    deliver: ({ trx }) => nudgeRooms(trx, [`role:${ROLE_ID.admin}`], { subject: 'counter' }),
  }),
];
