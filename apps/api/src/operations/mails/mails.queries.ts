// Queries of the log of sent and failed mails.

import type { MailRow, MailState } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';

interface MailsQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly state?: MailState | undefined;
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
export function listMailRows(db: Database, { search, state, ...page }: MailsQuery): Promise<RowPage<MailRow>> {
  const pattern = toSearchPattern(search);
  return listRows({
    db,
    select: sql<MailRow>`
      select id, to_address, template, subject, locale, state, attempts, last_error, created_at, sent_at
      from mail`,
    where: [
      pattern === null ? sql`true` : sql`lower(to_address) like ${pattern} or lower(subject) like ${pattern}`,
      state === undefined ? sql`true` : sql`state = ${state}`,
    ],
    order: orderByNumber('id', 'newest'),
    ...page,
    getKey: ({ id }) => ['', id],
  });
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
