// Queries of the log of sent and failed mails.

import type { MailRow, MailState } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

interface MailsQuery {
  readonly pattern: string | null;
  readonly state: MailState | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

const MAIL_COLUMNS = [
  'id',
  'to_address',
  'template',
  'subject',
  'locale',
  'state',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
] as const;

/** The delivery log, newest first, without the texts. */
export async function listMailRows(db: Database, { pattern, state, before, limit }: MailsQuery): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select id, to_address, template, subject, locale, state, attempts, last_error, created_at, sent_at
    from mail
    where (${pattern}::text is null or lower(to_address) like ${pattern} or lower(subject) like ${pattern})
      and (${state ?? null}::text is null or state = ${state ?? null})
      and id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** A mail, locked, so that it is queued again once. */
export async function lockMail(trx: Trx, mail_id: number): Promise<(MailRow & { secret: string | null }) | undefined> {
  const row = await trx
    .selectFrom('mail')
    .select([...MAIL_COLUMNS, 'secret'])
    .where('id', '=', mail_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as (MailRow & { secret: string | null }) | undefined; // the columns are the row's
}
