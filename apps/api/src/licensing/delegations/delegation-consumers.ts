// Consequences of an appointment: the other side is notified, and the pages of both reload.

import { nudgeRooms } from '../../platform/live/live.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyReader } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { delegationChanged, delegationOffered } from './delegation-events.ts';
import { findReader } from './delegations.queries.ts';

/** What follows every act on an appointment. */
export const DELEGATION_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(delegationOffered, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: async ({ trx }, { params: { delegate_email, company_code } }) => {
      const reader = await findReader(trx, { email: delegate_email });
      if (reader) await nudgeRooms(trx, [`account:${reader.account_id}`], { subject: 'company', key: company_code });
    },
  }),
  // An address without an account gets the same mail: an account created with it finds the offer.
  defineConsumer(delegationOffered, {
    name: 'notify_delegate',
    effect: 'mail',
    deliver: async (tx, { params: { delegate_email, ...offer } }) => {
      const { company_name, owner_name, ends_on, answer_by } = offer;
      const reader = await findReader(tx.trx, { email: delegate_email });
      const locale = reader?.locale ?? offer.locale;
      const scope = offer.scope.map((one) => getMessageText(`delegation.scope_${one}`, {}, locale)).join(', ');
      const params = { company_name, owner_name, scope, ends_on, answer_by, link: getDelegationLink(tx, offer) };
      const template = 'delegation_offered';
      if (reader) await notifyReader(tx, { ...reader, role_id: null }, { template, params });
      else await sendMail(tx.trx, { to: delegate_email, template, locale, params });
    },
  }),
  defineConsumer(delegationChanged, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: async ({ trx }, { params: { sides, company_code } }) => {
      const rooms = sides.map((account_id) => `account:${account_id}` as const);
      await nudgeRooms(trx, rooms, { subject: 'company', key: company_code });
      await nudgeRooms(trx, rooms, { subject: 'assessment' });
    },
  }),
  defineConsumer(delegationChanged, {
    name: 'notify_other_side',
    effect: 'mail',
    deliver: async (tx, { actor_id, params: { sides, company_name, delegation_id, mail } }) => {
      const { template, params } = mail;
      const link = getDelegationLink(tx, { delegation_id });
      for (const account_id of sides.filter((id) => id !== actor_id)) {
        const reader = await findReader(tx.trx, { account_id });
        if (reader)
          await notifyReader(tx, { ...reader, role_id: null }, { template, params: { company_name, link, ...params } });
      }
    },
  }),
];

function getDelegationLink({ public_url }: Transaction, { delegation_id }: { readonly delegation_id: number }): string {
  return `${public_url}/app/management/companies/delegations/${delegation_id}`;
}
