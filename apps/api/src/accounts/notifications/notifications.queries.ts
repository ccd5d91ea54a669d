// Queries of a person's notifications: list, unread count, marking as read, and removal of old ones.

import type { ClearingOffice } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import type { Actor } from '../../platform/identity/actor.ts';

// The badge shows 99+ above this, so the count stops here.
const MAX_BADGE_COUNT = 100;

export interface NotificationRow {
  readonly id: number;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>> & {
    readonly company_name?: string;
    readonly office?: ClearingOffice;
  };
  readonly path: string | null;
  readonly inquiry_id: number | null;
  readonly told_at: string;
  readonly read_at: string | null;
}

/** A person's own, as a condition on `notification n`; notifications of an office are for its present members. */
function whereOwn({ account_id, role_id }: Pick<Actor, 'account_id' | 'role_id'>): RawBuilder<boolean> {
  return sql`n.account_id = ${account_id}::bigint and (n.role_id is null or n.role_id = ${role_id}::integer)`;
}

/** One page of a person's notifications, newest first. */
export function listPersonNotifications(
  db: Database,
  actor: Actor,
  { is_unread, ...page }: PageQuery & { readonly is_unread: boolean },
): Promise<RowPage<NotificationRow>> {
  return listRows({
    db,
    select: sql<NotificationRow>`
      select n.notification_id as id, n.kind, n.params, n.path, n.inquiry_id, n.told_at, n.read_at
      from notification n`,
    where: [whereOwn(actor), is_unread ? sql`n.read_at is null` : sql`true`],
    order: orderByNumber('n.notification_id', 'newest'),
    ...page,
    getKey: ({ id }) => ['', id],
  });
}

/** Counts the unread ones, a hundred at most. */
export async function countUnread(db: Database, actor: Actor): Promise<number> {
  const { rows } = await sql<{
    many: number;
  }>`
    select count(*) as many
    from (select from notification n where ${whereOwn(actor)} and n.read_at is null limit ${MAX_BADGE_COUNT}) unread`.execute(
    db,
  );
  return rows[0]?.many ?? 0;
}

/** Marks one as read, the first time only. False when it is not this person's. */
export async function markRead(
  db: Database,
  actor: Actor,
  { notification_id, now }: { readonly notification_id: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
      update notification n
      set read_at = coalesce(n.read_at, ${now}::timestamptz)
      where n.notification_id = ${notification_id}::bigint and ${whereOwn(actor)}
      returning n.notification_id`.execute(db);
  return rows.length > 0;
}

export async function markAllRead(
  db: Database,
  actor: Actor,
  { up_to, now }: { readonly up_to: number; readonly now: Date },
): Promise<void> {
  await sql`
    update notification n
    set read_at = ${now}::timestamptz
    where ${whereOwn(actor)} and n.read_at is null and n.notification_id <= ${up_to}::bigint`.execute(db);
}

/** Removes notifications that were read and are older than so many days, and those that nobody read within a year. */
export async function removeOldNotifications(
  db: Database,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<void> {
  await sql`
    delete from notification
    where told_at < ${now}::timestamptz - ${days}::integer * interval '1 day'
      and (read_at is not null or told_at < ${now}::timestamptz - interval '1 year')`.execute(db);
  await sql`delete from mail_digest where day < ${now}::date - 30`.execute(db);
}
