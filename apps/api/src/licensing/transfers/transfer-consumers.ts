// Consequences of an offer to transfer a business: the other side is notified, and its pages reload.

import { nudgeRooms } from '../../platform/live/live.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyReader } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { transferChanged, transferOffered } from './transfer-events.ts';
import { findAccount } from './transfers.queries.ts';

/** What follows every act on an offer. */
export const TRANSFER_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(transferOffered, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: async ({ trx }, { params: { buyer_email, company_code } }) => {
      const buyer = await findAccount(trx, { email: buyer_email });
      if (buyer) await nudgeRooms(trx, [`account:${buyer.account_id}`], { subject: 'company', key: company_code });
    },
  }),
  defineConsumer(transferOffered, {
    name: 'notify_buyer',
    effect: 'mail',
    deliver: async (tx, { params: { transfer_id, company_name, seller_name, expires_on, buyer_email, locale } }) => {
      const params = { company_name, seller_name, expires_on, link: getTransferLink(tx, transfer_id) };
      const buyer = await findAccount(tx.trx, { email: buyer_email });
      const template = 'transfer_offered';
      if (buyer) await notifyReader(tx, { ...buyer, role_id: null }, { template, params });
      else await sendMail(tx.trx, { to: buyer_email, template, locale, params });
    },
  }),
  defineConsumer(transferChanged, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: ({ trx }, { params: { seller_id, company_code } }) =>
      nudgeRooms(trx, [`account:${seller_id}`], { subject: 'company', key: company_code }),
  }),
  defineConsumer(transferChanged, {
    name: 'notify_seller',
    effect: 'mail',
    deliver: async (tx, { params: { transfer_id, company_name, seller_id, buyer_email, template, remarks } }) => {
      const seller = await findAccount(tx.trx, { account_id: seller_id });
      if (!seller) return;
      const params = { company_name, buyer_email, link: getTransferLink(tx, transfer_id) };
      await notifyReader(
        tx,
        { ...seller, role_id: null },
        { template, params: { ...params, ...(remarks !== undefined && { remarks }) } },
      );
    },
  }),
];

function getTransferLink({ public_url }: Transaction, transfer_id: number): string {
  return `${public_url}/app/management/companies/transfers/${transfer_id}`;
}
