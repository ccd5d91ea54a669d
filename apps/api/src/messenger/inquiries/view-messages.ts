import { INQUIRY_EVENTS, type InquiryViewPayload } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { announceEvents } from '../../platform/live/live.ts';
import { readThread } from '../../domain/notifications/thread-notifications.ts';
import { getThreadRoom, whereViewersThread, type InquiryViewer } from './inquiry-viewer.ts';

interface ViewedThread {
  readonly user_id: number;
  readonly role_id: number;
  readonly ids: number[];
  readonly came: number; // Number of unread hand-overs to this office.
  readonly viewed_by: string;
}

interface View extends Pick<InquiryViewPayload, 'inquiry_id' | 'up_to'> {
  readonly now: Date;
}

/**
 * Marks messages of the other side as read, with the person and the time (decision D51), and notifies both sides.
 * Refused: missing.
 */
export function viewMessages(
  db: Database,
  viewer: InquiryViewer,
  { inquiry_id, up_to, now }: View,
): Promise<{ viewed: number }> {
  const { side, actor } = viewer;
  return db.transaction().execute(async (trx) => {
    const thread = await markViewed(trx, viewer, { inquiry_id, up_to, now });
    if (thread === undefined) throw new Refused('missing', 'resource.missing');
    const ids = thread.ids.map(Number);
    if (ids.length === 0 && thread.came === 0) return { viewed: 0 };
    const seen_up_to = Math.max(up_to ?? 0, ...ids);
    await recordAudit(trx, actor, {
      act: 'inquiry.view',
      object_kind: 'inquiry',
      object_id: inquiry_id,
      detail: { messages: ids.length, up_to: seen_up_to },
    });
    const { viewed_by } = thread;
    const body = { inquiry_id, type: side, up_to: seen_up_to, viewed_by, viewed_at: now.toISOString() };
    const rooms = [getThreadRoom('user', thread.user_id), getThreadRoom('office', thread.role_id)];
    await announceEvents(trx, [{ rooms, event: INQUIRY_EVENTS.view, body }]);
    return { viewed: ids.length };
  });
}

/** Marks messages and hand-overs as read. Undefined when the thread is not this person's. */
async function markViewed(
  trx: Trx,
  viewer: InquiryViewer,
  { inquiry_id, up_to, now }: View,
): Promise<ViewedThread | undefined> {
  const { side, actor } = viewer;
  const { rows } = await sql<ViewedThread>`
    with thread as (
      select i.id, i.user_id, i.role_id
      from inquiry i
      where i.id = ${inquiry_id}::bigint and ${whereViewersThread(viewer)}
    ),
    seen as (
      update inquiry_message m
      set is_view = 1, viewed_by = ${actor.account_id}::bigint, viewed_at = ${now}::timestamptz
      from thread t
      where m.inquiry_id = t.id
        and m.type <> ${side}
        and m.is_view = 0
        and m.id <= coalesce(${up_to ?? null}::bigint, m.id)
      returning m.id
    ),
    taken as (
      update inquiry_handover h
      set viewed_by = ${actor.account_id}::bigint, viewed_at = ${now}::timestamptz
      from thread t
      where ${side} = 'office' and h.inquiry_id = t.id and h.to_role_id = t.role_id and h.viewed_at is null
      returning h.id
    ), told as (${readThread(side, now)})
    select
      t.user_id, t.role_id, (select count(*) from taken) as came,
      (select coalesce(array_agg(s.id), '{}') from seen s)::int8[] as ids,
      a.full_name as viewed_by
    from thread t, account a
    where a.id = ${actor.account_id}::bigint`.execute(trx);
  return rows[0];
}
