// Consequences of a change of payments: the treasurer's pages reload, and the payer is mailed.

import { ROLE_ID } from '@ebpls/contracts';

import { nudgeRooms } from '../../platform/live/live.ts';
import { defineSetupConsumer, type EventConsumer } from '../notifications/events/consumers.ts';
import type { EventKind } from '../notifications/events/events.ts';
import { mailPayer } from './mail-payer.ts';
import { paymentsChanged } from './payment-events.ts';

/** The treasurer's pages of payments, exceptions and claims reload after such an event. */
export function defineTreasuryReload<Params extends object>(kind: EventKind<Params>): EventConsumer {
  return defineSetupConsumer(kind, {
    name: 'reload_treasury',
    effect: 'reload',
    deliver: ({ trx }) => nudgeRooms(trx, [`role:${ROLE_ID.admin}`], { subject: 'payment' }),
  });
}

/** What follows every change of payments. */
export const PAYMENT_CONSUMERS: readonly EventConsumer[] = [
  defineTreasuryReload(paymentsChanged),
  defineSetupConsumer(paymentsChanged, {
    name: 'mail_payer',
    effect: 'mail',
    deliver: async (tx, { params: { mail } }) => {
      if (mail !== undefined) await mailPayer(tx, mail.business_id, mail);
    },
  }),
];
