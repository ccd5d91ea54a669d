// Consequences of a temporary closure: the owner's pages reload, the owner and the staff are notified.

import { sql } from 'kysely';

import { nudgeRooms } from '../../platform/live/live.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff, notifyReader } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { pauseChanged } from './pause-events.ts';

/** What follows every act on a temporary closure. */
export const PAUSE_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(pauseChanged, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: async ({ trx }, { params: { business_id } }) => {
      const { account_id, company_code } = await getOwner(trx, business_id);
      await nudgeRooms(trx, [`account:${account_id}`], { subject: 'company', key: company_code });
    },
  }),
  defineConsumer(pauseChanged, {
    name: 'notify_owner',
    effect: 'mail',
    deliver: async (tx, { params: { business_id, template, ...pause } }) => {
      const { company_code, company_name, ...owner } = await getOwner(tx.trx, business_id);
      const link = `${tx.public_url}/app/management/companies/assessment/pauses/${company_code}`;
      const params = { company_name, company_code, ...pause, link };
      await notifyReader(tx, { ...owner, role_id: null }, { template, params });
    },
  }),
  defineConsumer(pauseChanged, {
    name: 'notify_staff',
    effect: 'notification',
    deliver: async (tx, { params: { business_id, template, ...pause } }) => {
      const { company_code, company_name } = await getOwner(tx.trx, business_id);
      const news = { kind: template, params: { company_name, company_code, ...pause } };
      await notifyPeople(tx, await listStaff(tx.trx, sql`r.name = 'bplo'`), {
        ...news,
        opens: { path: `/bplo/request/holdings/files/${company_code}` },
      });
      const treasurers = await listStaff(tx.trx, sql`r.name = 'admin' and 'treasurer' = any(a.permissions)`);
      await notifyPeople(tx, treasurers, { ...news, opens: { path: '/administrator/request/clearances' } });
    },
  }),
];

function getOwner(trx: Transaction['trx'], business_id: number) {
  return trx
    .selectFrom('business')
    .innerJoin('account', 'account.id', 'business.owner_id')
    .select(['account.id as account_id', 'email', 'firstname', 'locale', 'company_code', 'company_name'])
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
}
