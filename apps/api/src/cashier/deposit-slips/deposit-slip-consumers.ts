import { getApplicationById } from '../../domain/applications/find-application.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { formatPeso } from '../../platform/format.ts';
import { depositRefused } from './deposit-slip-events.ts';

/** What follows a refused deposit: the owner of the application is mailed. */
export const DEPOSIT_SLIP_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(depositRefused, {
    name: 'mail_owner',
    effect: 'mail',
    deliver: async (tx, { params: { assessment_id, amount, receipt_nos, ...params } }) =>
      mailOwner(tx, await getApplicationById(tx.trx, assessment_id), {
        template: 'payment_deposit_refused',
        params: { ...params, amount: formatPeso(amount), receipts: receipt_nos.join(', ') },
      }),
  }),
];
