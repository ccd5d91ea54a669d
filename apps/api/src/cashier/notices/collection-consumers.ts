import { ROLE_ID } from '@ebpls/contracts';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { collectionReported } from './collection-events.ts';

/** What follows a submitted or closed report of collections: the pages of the treasury reload. */
export const COLLECTION_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(collectionReported, {
    name: 'reload_collections',
    effect: 'reload',
    deliver: ({ trx }) => nudgeRooms(trx, [`role:${ROLE_ID.admin}`], { subject: 'collection' }),
  }),
];
