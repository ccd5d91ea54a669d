import type { InquiryFile, InquiryMessage, InquirySide } from '@ebpls/contracts';
import { manilaStamp } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../database.ts';
import { threadsOf, type Viewer } from './viewer.ts';

export interface MessageRow {
  readonly id: number;
  readonly inquiry_id: number;
  readonly account_id: number;
  readonly type: InquirySide;
  readonly sender_id: number;
  readonly receiver_id: number;
  readonly message: string;
  readonly client_key: string;
  readonly sent_at: string;
  readonly is_view: 0 | 1;
  readonly viewed_at: string | null;
  readonly sender_name: string;
  readonly viewed_by: string | null;
  readonly files: InquiryFile[];
}

/** What is shown of a message `m`; offices are people too, so their names are said (decision D6). */
export const MESSAGE_COLUMNS = sql`m.id, m.inquiry_id, m.account_id, m.type, m.sender_id, m.receiver_id, m.message, m.client_key, m.sent_at, m.is_view, m.viewed_at,
  (select a.firstname || ' ' || a.lastname from account a where a.id = m.account_id) as sender_name,
  (select a.firstname || ' ' || a.lastname from account a where a.id = m.viewed_by) as viewed_by,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'file_name', f.file_name, 'media_type', f.media_type, 'size', f.size) order by f.file_name), '[]') from inquiry_file f where f.message_id = m.id) as files`;

/** The message as the wire has it: the sender is a side, the person a name (decision D6), the time in words Manila's (decision D47). */
export function messageOnWire({ account_id: _person, ...row }: MessageRow): InquiryMessage {
  return { ...row, datetime: manilaStamp(row.sent_at) };
}

/** The newest messages of each thread, oldest first. */
export async function listNewest(db: Database, thread_ids: readonly number[], most: number): Promise<Map<number, MessageRow[]>> {
  const { rows } = await sql<MessageRow>`select newest.* from unnest(${thread_ids}::bigint[]) t (id) cross join lateral (
    select ${MESSAGE_COLUMNS} from inquiry_message m where m.inquiry_id = t.id order by m.id desc limit ${most}::int) newest order by newest.id`.execute(db);
  return Map.groupBy(rows, ({ inquiry_id }) => inquiry_id);
}

export interface Stretch {
  readonly inquiry_id: number;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** One stretch of a thread, oldest first: after an id forward, else back from an id or from the end. One row more than `most` tells that there are others. */
export async function listStretch(db: Database, { inquiry_id, after, before }: Stretch, most: number): Promise<MessageRow[]> {
  const forward = after !== undefined;
  const place: RawBuilder<boolean> = forward ? sql`m.id > ${after}::bigint` : before === undefined ? sql`true` : sql`m.id < ${before}::bigint`;
  const order = forward ? sql`asc` : sql`desc`;
  const { rows } = await sql<MessageRow>`select ${MESSAGE_COLUMNS} from inquiry_message m where m.inquiry_id = ${inquiry_id}::bigint and ${place} order by m.id ${order} limit ${most + 1}::int`.execute(db);
  return forward ? rows : rows.toReversed();
}

interface SentBefore {
  readonly account_id: number;
  readonly client_key: string;
  readonly session_id: string;
}

/** Messages that were kept before under the sender's keys, for senders whose session is still live. */
export async function findByKeys(db: Database | Trx, sent: readonly SentBefore[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`select ${MESSAGE_COLUMNS} from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as k (account_id bigint, client_key text, session_id uuid)
    join session s on s.id = k.session_id and s.account_id = k.account_id and s.ended_at is null and s.expires_at > now()
    join inquiry_message m on m.account_id = k.account_id and m.client_key = k.client_key`.execute(db);
  return rows;
}

/** Whether the thread is one of the viewer's. */
export async function isThreadOf(db: Database, inquiry_id: number, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`select 1 from inquiry i where i.id = ${inquiry_id}::bigint and ${threadsOf(viewer)}`.execute(db);
  return rows.length > 0;
}
