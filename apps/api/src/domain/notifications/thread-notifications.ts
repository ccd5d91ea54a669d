import { type RawBuilder, sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { nudgeRooms } from '../../platform/live/live.ts';

/**
 * Notifications for everyone on the other side of the messages that a statement stores as `fresh`, inserted by the same
 * statement: an answer for the owner, a message for all of the office. A thread with an unread notification gets no
 * second one; checking is cheaper than a conflict on insert.
 */
export const NOTIFY_OTHER_SIDE: RawBuilder<unknown> = sql`
  insert into notification (account_id, role_id, kind, params, inquiry_id, told_at)
  select
    p.account_id, p.role_id, case f.type when 'office' then 'inquiry_answer' else 'inquiry_message' end,
    jsonb_build_object('subject', i.subject), f.inquiry_id, f.sent_at
  from fresh f
  join inquiry i on i.id = f.inquiry_id
  cross join lateral (
    select f.receiver_id as account_id, null::integer as role_id
    where f.type = 'office'
    union all
    select r.account_id, r.role_id
    from account_role r
    where f.type = 'user' and r.role_id = f.receiver_id and r.position = 0
  ) p
  where not exists (
      select from notification n where n.inquiry_id = f.inquiry_id and n.account_id = p.account_id and n.read_at is null
    )
  on conflict (inquiry_id, account_id)
  where inquiry_id is not null and read_at is null
  do nothing`;

/**
 * Marks the notification of an opened thread as read; a clerk reads it for the whole office (decision D51). For a
 * statement that knows the thread as `thread`.
 */
export function readThread(side: 'user' | 'office', now: Date): RawBuilder<unknown> {
  const isSide = side === 'user' ? sql`n.role_id is null` : sql`n.role_id is not null`;
  return sql`
    update notification n
    set read_at = ${now}::timestamptz
    from thread t
    where n.inquiry_id = t.id and n.read_at is null and ${isSide}`;
}

/**
 * Moves the notifications of threads that went to another office: everyone there gets one, and the former office keeps
 * none that leads nowhere.
 */
export async function moveNotifications(trx: Trx, inquiry_ids: readonly number[], to_role_id: number): Promise<void> {
  await sql`delete from notification where inquiry_id = any(${inquiry_ids}::bigint[]) and role_id is not null`.execute(
    trx,
  );
  await sql`
    insert into notification (account_id, role_id, kind, params, inquiry_id, told_at)
    select
      r.account_id, r.role_id, 'inquiry_new', jsonb_build_object('subject', i.subject), i.id,
      greatest(i.sent_at, (select max(m.sent_at) from inquiry_message m where m.inquiry_id = i.id))
    from inquiry i
    join account_role r on r.role_id = ${to_role_id}::integer and r.position = 0
    where i.id = any(${inquiry_ids}::bigint[])
    order by i.id, r.account_id`.execute(trx);
  await nudgeRooms(trx, [`role:${to_role_id}`], { subject: 'notification' });
}
