// Queries of inquiry threads and of unread counts.

import type { Inquiry, InquiryHandover, InquiryMessage, InquirySide } from '@ebpls/contracts';
import { formatManilaStamp } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';
import { selectInstant } from './messages.queries.ts';
import { whereViewersThread, type InquiryViewer } from './inquiry-viewer.ts';

export interface ThreadRow {
  readonly id: number;
  readonly user_id: number;
  readonly sent_to_role_id: number;
  readonly role_id: number;
  readonly subject: string;
  readonly remarks: string;
  readonly message: string;
  readonly sent_at: string;
  readonly answer_due_on: string;
  readonly answered_at: string | null;
  readonly last_message_id: number;
  readonly office: string;
  readonly user_name: string;
  readonly company_code: string | null;
  readonly company_name: string | null;
  readonly assessment_code: string | null;
  readonly hasunread: boolean;
  readonly handovers: InquiryHandover[];
}

/** A message of the other side that nobody of this side has opened, as a condition on `inquiry_message m`. */
function whereUnread({ side, id }: Pick<InquiryViewer, 'side' | 'id'>): RawBuilder<boolean> {
  const other: InquirySide = side === 'user' ? 'office' : 'user';
  return sql`m.type = ${other} and m.receiver_id = ${id}::bigint and m.is_view = 0`;
}

/** A thread from another office that nobody here has opened, as a condition on `inquiry_handover h`. */
function whereHandedOver({ side, id }: Pick<InquiryViewer, 'side' | 'id'>): RawBuilder<boolean> {
  return side === 'user' ? sql`false` : sql`h.to_role_id = ${id}::int and h.viewed_at is null`;
}

/** An office by the name that owners know: its place in the list, or its barangay. */
function selectOffice(role_id: RawBuilder<unknown>): RawBuilder<string> {
  return sql`
    coalesce(
      (
        select p.label
        from inquiry_recipient p
        where p.delivers_to = ${role_id}
        order by p.role_id <> p.delivers_to, p.role_id
        limit 1
      ), (select g.name from role r join barangay g on g.brgycode = r.brgycode where r.id = ${role_id}), ''
    )`;
}

/** Wire columns of a hand-over `h`. */
const HANDOVER_COLUMNS = sql`
  h.id, ${selectOffice(sql`h.from_role_id`)} as from_office, ${selectOffice(sql`h.to_role_id`)} as to_office, h.reason,
  h.after_message_id, (select a.full_name from account a where a.id = h.account_id) as handed_by,
  ${selectInstant(sql`h.handed_at`)} as handed_at`;

function selectThreadColumns(viewer: Pick<InquiryViewer, 'side' | 'id'>): RawBuilder<unknown> {
  return sql`
    i.id, i.user_id, i.sent_to_role_id, i.role_id, i.subject, i.remarks, i.message, i.sent_at, i.answer_due_on,
    i.answered_at, i.last_message_id,
    coalesce(
      (
        select p.label
        from inquiry_recipient p
        where p.delivers_to = i.role_id
        order by p.role_id <> i.sent_to_role_id, p.role_id
        limit 1
      ), ${selectOffice(sql`i.role_id`)}
    ) as office, (select a.full_name from account a where a.id = i.user_id) as user_name,
    b.company_code, b.company_name, p.assessment_code,
    (
      exists (select from inquiry_message m where m.inquiry_id = i.id and ${whereUnread(viewer)})
      or exists (select from inquiry_handover h where h.inquiry_id = i.id and ${whereHandedOver(viewer)})
    ) as hasunread,
    (
      select coalesce(jsonb_agg(to_jsonb(gone) order by gone.id), '[]')
      from (select ${HANDOVER_COLUMNS} from inquiry_handover h where h.inquiry_id = i.id) gone
    ) as handovers`;
}

const INQUIRY_SOURCES = sql`
  inquiry i left join business b on b.business_id = i.business_id left join application p on p.assessment_id =
    i.assessment_id`;

export interface ThreadSearch extends PageQuery {
  readonly search?: string | undefined;
}

/** The viewer's threads, the one with the newest message first. */
export function listThreads(
  db: Database,
  viewer: InquiryViewer,
  { search, ...page }: ThreadSearch,
): Promise<RowPage<ThreadRow>> {
  return listRows({
    db,
    select: sql<ThreadRow>`select ${selectThreadColumns(viewer)} from ${INQUIRY_SOURCES}`,
    where: [whereViewersThread(viewer), whereFound(search)],
    order: orderByNumber('i.last_message_id', 'newest'),
    ...page,
    getKey: ({ last_message_id }) => ['', last_message_id],
  });
}

/** Threads with the search text in their subject, their remarks, their business, their application or a message. */
function whereFound(search: string | undefined): RawBuilder<unknown> {
  const pattern = toSearchPattern(search);
  if (pattern === null) return sql`true`;
  return sql`
    ${hasSearchText(search, { name: sql`b.search_name`, columns: ['i.subject', 'i.remarks', 'p.assessment_code'] })}
    or exists (select from inquiry_message m where m.inquiry_id = i.id and lower(m.message) like ${pattern})`;
}

export async function findThread(
  db: Database | Trx,
  id: number,
  viewer: Pick<InquiryViewer, 'side' | 'id'>,
): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
      select ${selectThreadColumns(viewer)} from ${INQUIRY_SOURCES} where i.id = ${id}::bigint and ${whereViewersThread(viewer)}`.execute(
    db,
  );
  return rows[0];
}

/** Number of threads with unread messages, for the badge (decision D50). */
export async function countUnread(db: Database, viewer: Pick<InquiryViewer, 'side' | 'id'>): Promise<number> {
  const { rows } = await sql<{
    many: number;
  }>`
    select count(*) as many
    from (
        select m.inquiry_id
        from inquiry_message m
        where ${whereUnread(viewer)}
        union
        select h.inquiry_id
        from inquiry_handover h
        where ${whereHandedOver(viewer)}
      ) waiting`.execute(db);
  return rows[0]?.many ?? 0;
}

/** The thread in its wire shape, with its newest messages. */
export function toThreadReply(
  { last_message_id: _last, ...thread }: ThreadRow,
  messages: readonly InquiryMessage[],
): Inquiry {
  const last = messages.at(-1);
  return {
    ...thread,
    datetime: formatManilaStamp(thread.sent_at),
    inquiries_msgs: [...messages],
    last_message: last?.message ?? thread.message,
    last_sent_at: last?.sent_at ?? thread.sent_at,
    last_type: last?.type ?? 'user',
  };
}
