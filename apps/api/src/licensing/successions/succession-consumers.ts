// Consequences of an act on an heir's claim: the heir, the owner and the staff are notified.

import { sql } from 'kysely';

import { nudgeRooms } from '../../platform/live/live.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff, notifyReader } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import {
  type NotifiedSuccession,
  successionChanged,
  type SuccessionMail,
  type SuccessionNews,
} from './succession-events.ts';

/** What follows every act on an heir's claim. */
export const SUCCESSION_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(successionChanged, {
    name: 'notify_heir',
    effect: 'mail',
    deliver: async (tx, { params: { claim, heir } }) => {
      if (heir) await notifySide(tx, claim, { ...heir, account_id: claim.heir_id });
    },
  }),
  defineConsumer(successionChanged, {
    name: 'notify_owner',
    effect: 'mail',
    deliver: async (tx, { params: { claim, owner } }) => {
      if (owner) await notifySide(tx, claim, { ...owner, account_id: claim.owner_id });
    },
  }),
  defineConsumer(successionChanged, {
    name: 'notify_signatories',
    effect: 'notification',
    deliver: async (tx, { params: { claim, signatories } }) => {
      if (signatories) await notifySignatories(tx, claim, signatories);
    },
  }),
  defineConsumer(successionChanged, {
    name: 'notify_licensing',
    effect: 'notification',
    deliver: async (tx, { params: { claim, licensing } }) => {
      if (licensing) await notifyLicensing(tx, claim, licensing);
    },
  }),
];

async function notifySide(
  tx: Transaction,
  claim: NotifiedSuccession,
  { template, params = {}, account_id }: SuccessionMail & { readonly account_id: number },
): Promise<void> {
  const reader = await tx.trx
    .selectFrom('account')
    .select(['id as account_id', 'email', 'firstname', 'locale'])
    .where('id', '=', account_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!reader) return;
  const { succession_no, company_name, company_code, heir_name, deceased_name, stated_name, object_until } = claim;
  const link = `${tx.public_url}/app/management/companies/successions/${succession_no}`;
  await notifyReader(
    tx,
    { ...reader, role_id: null },
    {
      template,
      params: { succession_no, company_name, heir_name, deceased_name, stated_name, object_until, link, ...params },
    },
  );
  await nudgeRooms(tx.trx, [`account:${account_id}`], { subject: 'company', key: company_code });
}

async function notifyLicensing(tx: Transaction, claim: NotifiedSuccession, kind: SuccessionNews): Promise<void> {
  const staff = await listStaff(tx.trx, sql`r.name = 'bplo'`);
  await notifyPeople(tx, staff, {
    kind,
    params: toMailParams(claim),
    opens: { path: '/bplo/request/holdings/successions' },
  });
}

async function notifySignatories(tx: Transaction, claim: NotifiedSuccession, kind: SuccessionNews): Promise<void> {
  const staff = await listStaff(tx.trx, sql`r.name = 'admin' and 'signatory' = any(a.permissions)`);
  await notifyPeople(tx, staff, {
    kind,
    params: toMailParams(claim),
    opens: { path: '/administrator/users/successions' },
  });
}

function toMailParams({ succession_no, company_name, object_until }: NotifiedSuccession) {
  return { succession_no, company_name, object_until };
}
