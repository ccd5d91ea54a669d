// Consequences of a change of a business: the pages of its owner and delegates reload.

import { nudgeRooms } from '../../platform/live/live.ts';
import { listOwnerRooms } from '../../domain/access/delegations/owner-rooms.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { companyChanged } from './company-events.ts';

/** What follows every change of a business. */
export const COMPANY_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(companyChanged, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: async (tx, { params: { company_code, ...business } }) =>
      nudgeRooms(tx.trx, await listOwnerRooms(tx, business), { subject: 'company', key: company_code }),
  }),
];
