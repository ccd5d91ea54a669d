// Reads who was notified of a case, to compare it with a case that nothing disturbed.

import { sql } from 'kysely';

import { createMessageId } from '../../platform/mail/message-id.ts';
import type { TestServer } from '../open-server.ts';
import type { NotifyingCase } from './notifying-cases.ts';

/** Everything that the acts of a case sent, sorted; a thing that was sent twice is in it twice. */
export interface CaseDeliveries {
  /** Kind and reader of each notification. */
  readonly notifications: readonly string[];
  /** Template of each mail to the owner. */
  readonly mails: readonly string[];
}

export async function readDeliveries(
  { api }: TestServer,
  { company_code, owner }: NotifyingCase,
): Promise<CaseDeliveries> {
  const { rows } = await sql<CaseDeliveries>`
    select
      array(
        select n.kind || ' ' || case when n.account_id = b.owner_id then 'owner' else n.account_id::text end as line
        from notification n
        where n.account_id = b.owner_id or n.params->>'company_name' = b.company_name
        order by line
      ) as notifications,
      array(select template from mail where to_address = ${owner.email} order by template) as mails
    from business b
    where b.company_code = ${company_code}`.execute(api.db);
  const [deliveries] = rows;
  if (deliveries === undefined) throw new Error(`the case of ${company_code} is gone`);
  return deliveries;
}

export interface PendingWork {
  /** Events whose consumers have not all run. */
  readonly events: number;
  /** Mails that were not sent. */
  readonly mails: number;
}

export async function countPendingWork({ api }: TestServer): Promise<PendingWork> {
  const { rows } = await sql<PendingWork>`
    select
      (select count(*) from act_event where delivered_at is null) as events,
      (select count(*) from mail where state <> 'SENT') as mails`.execute(api.db);
  return rows[0] ?? { events: 0, mails: 0 };
}

/** The Message-ID of every stored mail. */
export async function listMessageIds({ api: { db, config } }: TestServer): Promise<string[]> {
  const mails = await db.selectFrom('mail').select(['id', 'created_at']).execute();
  return mails.map((mail) => createMessageId(mail, config.mail_from));
}

/** Jobs that a process holds which no longer exists: they are named by the workers of that process. */
export async function listHeldJobs({ api }: TestServer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from graphile_worker._private_jobs where locked_at is not null`.execute(api.db);
  return rows.map(({ id }) => id);
}
