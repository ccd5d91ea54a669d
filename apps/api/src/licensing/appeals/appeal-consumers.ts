// Consequences of an act on an appeal: the pages of both sides reload, the owner and the deciders are notified.

import { ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';

import { nudgeRooms } from '../../platform/live/live.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyPeople, listStaff, notifyReader } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { appealChanged, type AppealTemplate, type NotifiedAppeal } from './appeal-events.ts';
import { getAppealPath } from './appeal-path.ts';

/** What follows every act on an appeal. */
export const APPEAL_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(appealChanged, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: (tx, { params: { appeal } }) => reloadAppealPages(tx, appeal),
  }),
  defineConsumer(appealChanged, {
    name: 'notify_owner',
    effect: 'mail',
    // The owner of a contested application is mailed by the event of the application.
    deliver: async (tx, { params: { appeal, template } }) => {
      if (template !== null && appeal.assessment_id === null) await notifyAppealOwner(tx, appeal, template);
    },
  }),
  defineConsumer(appealChanged, {
    name: 'notify_staff',
    effect: 'notification',
    deliver: async (tx, { params: { appeal, template } }) => {
      if (template !== null) await notifyStaff(tx, appeal, template);
    },
  }),
];

async function notifyAppealOwner(
  tx: Transaction,
  { owner_id, company_name, appeal_no, decision }: NotifiedAppeal,
  template: AppealTemplate,
): Promise<void> {
  const owner = await tx.trx
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'locale'])
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow();
  await notifyReader(
    tx,
    { ...owner, account_id: owner.id, role_id: null },
    { template, params: { company_name, appeal_no, decision, link: tx.public_url + getAppealPath(appeal_no) } },
  );
}

/** Deciders are notified of a new appeal, the former decider of its end. */
async function notifyStaff(tx: Transaction, appeal: NotifiedAppeal, kind: AppealTemplate): Promise<void> {
  const { appeal_no, company_name, contested_by } = appeal;
  const isNew = kind === 'appeal_filed';
  const isConcerned = isNew
    ? sql`r.name = 'admin' and 'signatory' = any(a.permissions) and a.id <> ${contested_by}::bigint`
    : sql`a.id = ${contested_by}::bigint`;
  for (const person of await listStaff(tx.trx, isConcerned)) {
    const { rows } = await sql<{ name: string; brgycode: string | null }>`
      select name, brgycode from role where id = ${person.role_id}`.execute(tx.trx);
    const mount = getMountPath(rows[0]);
    if (mount === undefined) continue;
    const path = `/${mount}/request/appeals/${appeal_no}`;
    await notifyPeople(tx, [person], { kind, params: { appeal_no, company_name }, opens: { path } });
  }
}

function getMountPath(
  role: { readonly name: string; readonly brgycode: string | null } | undefined,
): string | undefined {
  if (role?.brgycode != null) return 'barangay';
  return role?.name === 'admin' ? 'administrator' : role?.name;
}

/** Reloads the pages of both sides. */
async function reloadAppealPages(
  { trx }: Transaction,
  { owner_id, contested_by, appeal_no }: NotifiedAppeal,
): Promise<void> {
  await nudgeRooms(
    trx,
    [`account:${owner_id}`, `account:${contested_by}`, `role:${ROLE_ID.admin}`, `role:${ROLE_ID.bplo}`],
    { subject: 'appeal', key: appeal_no },
  );
}
