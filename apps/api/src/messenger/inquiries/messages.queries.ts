// Queries of the messages of an inquiry.

import type { InquiryMessage } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { whereViewersThread, type InquiryViewer } from './inquiry-viewer.ts';

/** Source of the files of messages: the table, or those that the same statement has just attached. */
type FilesSource = RawBuilder<unknown>;

/** A person's name by the account. */
const selectSenderName = (account_id: RawBuilder<unknown>) =>
  sql`(select a.full_name from account a where a.id = ${account_id})`;
/** A moment in the format of JSON. */
export const selectInstant = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A message `m` in its wire shape: the sender is a side and the person a name (decision D6), the formatted time is
 * Manila's (decision D47).
 */
export function selectMessageColumns(files: FilesSource = sql`inquiry_file`): RawBuilder<unknown> {
  return sql`
    m.id, m.inquiry_id, m.type, m.sender_id, m.receiver_id, m.message,
    to_char(m.sent_at at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI') as datetime, m.is_view, m.client_key,
    ${selectInstant(sql`m.sent_at`)} as sent_at, ${selectSenderName(sql`m.account_id`)} as sender_name,
    ${selectSenderName(sql`m.viewed_by`)} as viewed_by, ${selectInstant(sql`m.viewed_at`)} as viewed_at,
    (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', f.id, 'file_name', f.file_name, 'media_type', f.media_type, 'size', f.size
            ) order by f.file_name
          ), '[]'
        )
      from ${files} f
      where f.message_id = m.id
    ) as files`;
}

/** The newest messages of each thread, oldest first. */
export async function listNewest(
  db: Database,
  thread_ids: readonly number[],
  limit: number,
): Promise<Map<number, InquiryMessage[]>> {
  const { rows } = await sql<InquiryMessage>`
      select newest.*
      from unnest(${thread_ids}::bigint[]) t (id)
      cross join lateral (
        select ${selectMessageColumns()}
        from inquiry_message m
        where m.inquiry_id = t.id
        order by m.id desc
        limit ${limit}::int
      ) newest
      order by newest.id`.execute(db);
  return Map.groupBy(rows, ({ inquiry_id }) => inquiry_id);
}

export interface MessageRange {
  readonly inquiry_id: number;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/**
 * A range of a thread, oldest first: forward after an id, else back from an id or from the end. One row more than
 * `most` shows that there are others.
 */
export async function listMessageRange(
  db: Database,
  { inquiry_id, after, before }: MessageRange,
  limit: number,
): Promise<InquiryMessage[]> {
  const forward = after !== undefined;
  const place: RawBuilder<boolean> = forward
    ? sql`m.id > ${after}::bigint`
    : before === undefined
      ? sql`true`
      : sql`m.id < ${before}::bigint`;
  const order = forward ? sql`asc` : sql`desc`;
  const { rows } = await sql<InquiryMessage>`
      select ${selectMessageColumns()}
      from inquiry_message m
      where m.inquiry_id = ${inquiry_id}::bigint and ${place}
      order by m.id ${order}
      limit ${limit + 1}::int`.execute(db);
  return forward ? rows : rows.toReversed();
}

/** Whether the thread is one of the viewer's. */
export async function isViewersThread(db: Database, inquiry_id: number, viewer: InquiryViewer): Promise<boolean> {
  const { rows } =
    await sql`select 1 from inquiry i where i.id = ${inquiry_id}::bigint and ${whereViewersThread(viewer)}`.execute(db);
  return rows.length > 0;
}
