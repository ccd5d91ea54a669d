import { randomUUID } from 'node:crypto';

import { type RawBuilder, sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { endGrants } from '../../domain/access/separation/grants.queries.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { hashPassword } from '../../platform/passwords/password.ts';
import { endAccountSessions } from '../../platform/identity/sessions.queries.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { endErasure } from './erasure.ts';
import { erasureChanged } from './erasure-events.ts';
import { listBlockers, listDueErasures, lockErasure } from './erasures.queries.ts';
import { mailErasure } from './mail-erasure.ts';

/** Executes the approved erasures whose days are over; each separately, so that one that fails blocks no other. */
export async function eraseDueAccounts(api: Api): Promise<void> {
  for (const { erasure_id } of await listDueErasures(api.db, api.clock.now())) {
    const endedSessions = await api.db.transaction().execute((trx) => eraseAccount(api, trx, erasure_id));
    for (const sessionId of endedSessions) {
      api.sessions.forget(sessionId);
      api.live.dropSession(sessionId);
    }
  }
}

/** Returns the ended sessions. A case opened since the decision refuses it after all. */
async function eraseAccount(api: Api, trx: Trx, erasure_id: number): Promise<string[]> {
  const now = api.clock.now();
  const request = await lockErasure(trx, sql`e.erasure_id = ${erasure_id}::bigint`);
  if (request?.state !== 'APPROVED' || new Date(request.executes_at) > now) return [];
  const { account_id } = request;
  if ((await listBlockers(trx, account_id)).length > 0) {
    const { locale } = await trx
      .selectFrom('account')
      .select('locale')
      .where('id', '=', account_id)
      .executeTakeFirstOrThrow();
    const reason = getMessageText('erasure.blocked', {}, locale);
    await endErasure(trx, request, { state: 'REFUSED', now, reason });
    await insertEvent({ trx, now, actor: undefined }, erasureChanged, { erasure_id, notice: 'erasure_refused' });
    return [];
  }
  const endedSessions = await endAccountSessions(trx, account_id, { reason: 'disabled' });
  await removeMails(trx, account_id);
  // The last notice is no event: when one is delivered, the address is erased.
  await mailErasure({ trx, public_url: api.config.public_url }, account_id, {
    template: 'erasure_done',
    executes_at: new Date(request.executes_at),
  });
  const files = await removeRows(trx, account_id, now);
  if (files.length > 0) await enqueueJob(trx, { task: 'remove_erased_files', payload: { files } });
  // A random password that nobody knows.
  await endGrants(trx, account_id, { kept: [], now });
  await eraseAccountFields(trx, account_id, { now, password_hash: await hashPassword(randomUUID()) });
  await endErasure(trx, request, { state: 'EXECUTED', now });
  await recordAudit(trx, undefined, { act: 'erasure.execute', object_kind: 'account', object_id: account_id });
  return endedSessions;
}

/**
 * Removes the mails, the sign-in tries, and the texts of a sign-up by number, which had no account yet. The last mail or
 * text message is removed later, once it was sent.
 */
async function removeMails(trx: Trx, account_id: number): Promise<void> {
  const own = sql`(select email from account where id = ${account_id}::bigint)`;
  await sql`delete from mail where to_address = ${own}`.execute(trx);
  await sql`delete from sign_in_attempt where email = ${own}`.execute(trx);
  await sql`
    delete from sms
    where account_id is null and number = (select number from account_mobile where account_id = ${account_id}::bigint)`.execute(
    trx,
  );
}

/** Rows that belong to the account alone. */
const OWN_TABLES = [
  'notification',
  'mail_digest',
  'account_setting',
  'saved_view',
  'list_choice',
  'email_change',
  'account_mobile',
  'mobile_code',
  'texted_code',
  'sms',
  'known_device',
  'account_totp',
  'unsent_work_key',
  'release_failure_person',
  'one_time_token',
  'idempotency_key',
  'session',
] as const;

/** Files that belong to the account alone. */
const listFileDeletes = (id: RawBuilder<unknown>) => [
  sql<{ storage_key: string | null }>`delete from inquiry_file where account_id = ${id} returning storage_key`,
  sql<{ storage_key: string | null }>`delete from own_export where account_id = ${id} returning storage_key`,
  sql<{ storage_key: string | null }>`
    delete from walk_in_paper
    where consent_id in (select consent_id from walk_in_consent where owner_id = ${id})
    returning storage_key`,
  sql<{ storage_key: string | null }>`select split_part(avatar, '.', 1) as storage_key from account where id = ${id}`,
];

/** Removes data that the law does not retain and returns the stored files to remove with it. */
async function removeRows(trx: Trx, account_id: number, now: Date): Promise<string[]> {
  const id = sql`${account_id}::bigint`;
  const storageKeys: string[] = [];
  const runDelete = async (deletion: ReturnType<typeof sql<{ storage_key: string | null }>>): Promise<void> => {
    for (const { storage_key } of (await deletion.execute(trx)).rows)
      if (storage_key !== null) storageKeys.push(storage_key);
  };
  for (const deletion of listFileDeletes(id)) await runDelete(deletion);
  // Papers and drafts of a business without any filing are removed.
  const neverFiled = sql`
    owner_id = ${id} and state = 'PROSPECT' and not exists (
      select from application p where p.business_id = business.business_id and p.submitted_at is not null
    )`;
  await runDelete(sql`
    update document d
    set removed_at = ${now}::timestamptz, file_name = ''
    where d.removed_at is null and d.business_id in (select business_id from business where ${neverFiled})
    returning d.storage_key`);
  await sql`
    update application
    set draft = '{}', declaration = null, returned = null, state = 'CANCELLED', updated_at = ${now}::timestamptz
    where owner_id = ${id} and state = 'DRAFT'`.execute(trx);
  await sql`
    update business
    set draft = '{}', form = null, company_name = '', registration_no = null, address = '', geo_lat = null, geo_lng = null,
      discarded_at = coalesce(discarded_at, ${now}::timestamptz)
    where ${neverFiled}`.execute(trx);
  // The counts of the survey stay; the reference to the person is removed.
  await sql`
    update satisfaction_response s
    set sex = null, age = null, region = '', suggestions = '', email = ''
    from application a
    where a.assessment_id = s.assessment_id and a.owner_id = ${id}`.execute(trx);
  // The sweep of uploads removes the pieces with it.
  await sql`update upload set expires_at = ${now}::timestamptz where account_id = ${id} and expires_at > ${now}`.execute(
    trx,
  );
  for (const table of OWN_TABLES) await sql`delete from ${sql.table(table)} where account_id = ${id}`.execute(trx);
  return storageKeys;
}

/**
 * The row stays for the rows that refer to it. Names stay where papers that the law retains have them; nobody signs in
 * with it, and its address is free for a new account.
 */
async function eraseAccountFields(
  trx: Trx,
  account_id: number,
  { now, password_hash }: { readonly now: Date; readonly password_hash: string },
): Promise<void> {
  await sql`
    update account a
    set
      email = case when a.email is not null then 'erased-' || a.id || '@erased.invalid' end, phone = '', bio = '', avatar = null, permissions = '{}',
      password_hash = case when a.email is not null then ${password_hash} end, disabled_at = coalesce(a.disabled_at, ${now}::timestamptz), invited_at = null,
      firstname = case when kept.is_any then a.firstname else '—' end,
      lastname = case when kept.is_any then a.lastname else '—' end
    from (
      select
        exists (
          select from application p where p.owner_id = ${account_id}::bigint and p.submitted_at is not null
        ) or exists (
          select from business b where b.owner_id = ${account_id}::bigint and b.discarded_at is null
        ) as is_any
    ) kept
    where a.id = ${account_id}::bigint`.execute(trx);
}

/** The last mail and text message are removed too. */
export async function removeClosingMails({ db }: Pick<Api, 'db'>): Promise<void> {
  await sql`
    delete from mail
    where template = 'erasure_done' and (state = 'SENT' or created_at < now() - interval '7 days')`.execute(db);
  await sql`
    delete from sms
    where template = 'erasure_done' and (state = 'SENT' or created_at < now() - interval '7 days')`.execute(db);
}
