// Stores the messages of an inquiry in batches and announces them to both sides.

import { INQUIRY_EVENTS, type InquiryMessage, type InquirySide } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { NOTIFY_OTHER_SIDE } from '../../domain/notifications/thread-notifications.ts';
import { createBatcher } from './batcher.ts';
import { selectMessageColumns } from './messages.queries.ts';
import { selectThreadRoom } from './inquiry-viewer.ts';

const MAX_BATCH = 200;

/** A message to be stored. Its sender comes from the session. */
export interface PostedMessage {
  readonly inquiry_id: number;
  readonly type: InquirySide;
  readonly account_id: number;
  readonly role_id: number | null;
  readonly role_name: string | null;
  readonly session_id: string;
  /** The receiver that the client names; another than the thread's is refused. */
  readonly receiver_id: number | undefined;
  readonly message: string;
  readonly client_key: string;
  readonly sent_at: string;
  readonly files: readonly string[];
}

export interface MessageReceipt {
  readonly message: InquiryMessage;
  /** False when the message was stored before under its key. */
  readonly is_fresh: boolean;
}

type PostOutcome = MessageReceipt | Refused;

/**
 * Stores messages and notifies both sides with the commit. Refused: missing (not the sender's thread), unauthenticated
 * (the session ended), conflict (the key belongs to another message), invalid at `files`.
 */
export function createMessagePost(db: Database): (posted: PostedMessage) => Promise<MessageReceipt> {
  const queue = createBatcher<PostedMessage, PostOutcome>((items) => storeMessages(db, items), MAX_BATCH);
  return async (message) => {
    const outcome = await queue(message);
    if (outcome instanceof Refused) throw outcome;
    return outcome;
  };
}

interface StoredMessage {
  readonly account_id: number;
  readonly message: InquiryMessage;
}

const toClientKey = (account_id: number, client_key: string): string => `${account_id} ${client_key}`;
const groupByClientKey = (storedMessages: readonly StoredMessage[]) =>
  new Map(storedMessages.map(({ account_id, message }) => [toClientKey(account_id, message.client_key), message]));

async function storeMessages(db: Database, items: readonly PostedMessage[]): Promise<PostOutcome[]> {
  const posts = groupByClientKey(await insertMessages(db, items));
  const rest = items.filter(({ account_id, client_key }) => !posts.has(toClientKey(account_id, client_key)));
  const byKey = rest.length === 0 ? posts : new Map([...posts, ...groupByClientKey(await announceAgain(db, rest))]);
  return Promise.all(
    items.map((item) => {
      const key = toClientKey(item.account_id, item.client_key);
      const message = byKey.get(key);
      const isSame = message?.inquiry_id === item.inquiry_id && message.message === item.message;
      return isSame ? { message, is_fresh: posts.has(key) } : findRefusal(db, item);
    }),
  );
}

/**
 * Notifies the other side of a new message, and the sender's own side, so that colleagues and other tabs show it too.
 * For a statement with `message` and its row `m`.
 */
const NOTIFY_SIDES = sql`
  announce(
    json_build_object(
      'to',
      json_build_array(
        json_build_object(
          'event', ${INQUIRY_EVENTS.heard}::text, 'rooms',
          json_build_array(
            ${selectThreadRoom(sql`(case m.type when 'user' then 'office' else 'user' end)`, sql`m.receiver_id`)}
          )
        ),
        json_build_object(
          'event', ${INQUIRY_EVENTS.say}::text, 'rooms',
          json_build_array(${selectThreadRoom(sql`m.type`, sql`m.sender_id`)})
        )
      ), 'body', row_to_json(said)
    )::text
  )`;

/** Threads and files of `input`, locked in the order of their ids. */
const LOCKED_THREADS = sql`
  held as materialized (
    select i.id, i.user_id, i.role_id, i.sent_to_role_id
    from inquiry i
    where i.id in (select inquiry_id from input)
    order by i.id
    for no key update
  ),
  free as materialized (
    select f.id, f.account_id
    from inquiry_file f
    where f.id in (select unnest(files) from input) and f.message_id is null
    order by f.id
    for update
  )`;

/** Messages that the session, the thread and the files allow. */
const ALLOWED_MESSAGES = sql`
  allowed as (
    select x.*, h.user_id, h.role_id as desk_id
    from input x
    join held h on h.id = x.inquiry_id
    join session s
      on s.id = x.session_id and s.account_id = x.account_id and s.ended_at is null and s.expires_at > now()
    where case x.type
        when 'user' then h.user_id = x.account_id and coalesce(x.receiver_id, h.role_id) in (
          h.role_id, h.sent_to_role_id
        )
        else h.role_id = x.role_id and coalesce(x.receiver_id, h.user_id) = h.user_id
      end
      and cardinality(x.files) = (
        select count(*) from free f where f.id = any(x.files) and f.account_id = x.account_id
      )
      and not exists (select from input other where other.ord < x.ord and other.files && x.files)
  )`;

/** The messages with their files, and the thread's new time. */
const WRITTEN_MESSAGES = sql`
  fresh as (
    insert into inquiry_message (inquiry_id, type, account_id, sender_id, receiver_id, message, client_key, sent_at)
    select
      inquiry_id, type, account_id, case type when 'user' then user_id else desk_id end,
      case type when 'user' then desk_id else user_id end, message, client_key, sent_at
    from allowed
    order by ord
    on conflict (account_id, client_key)
    do nothing
    returning *
  ),
  given as (
    update inquiry_file f
    set message_id = m.id
    from fresh m
    join input x using (account_id, client_key)
    where f.id = any(x.files)
    returning f.id, f.message_id, f.file_name, f.media_type, f.size
  ),
  moved as (
    update inquiry i
    set last_message_id = f.newest, answered_at = coalesce(i.answered_at, f.answered_at)
    from (
        select inquiry_id, max(id) as newest, min(sent_at) filter (where type = 'office') as answered_at
        from fresh
        group by inquiry_id
      ) f
    where i.id = f.inquiry_id
  )`;

const NOTED_MESSAGES = sql`
  noted as (
    insert into audit_entry (account_id, role_name, act, object_kind, object_id, detail)
    select
      f.account_id, x.role_name, 'inquiry.message', 'inquiry', f.inquiry_id::text,
      jsonb_build_object('message_id', f.id)
    from fresh f
    join input x using (account_id, client_key)
  )`;

/**
 * Inserts allowed new messages and announces them in one statement: one database call, and no message is announced
 * that is not stored. Threads are locked in the order of their ids, so that two nodes never deadlock; a message id is
 * drawn under that lock, so that within a thread ids grow in commit order.
 */
async function insertMessages(db: Database, items: readonly PostedMessage[]): Promise<StoredMessage[]> {
  const input = JSON.stringify(items.map((item, ord) => ({ ord, ...item, files: [...new Set(item.files)] })));
  const { rows } = await sql<StoredMessage>`
    with input as (
      select *
      from jsonb_to_recordset(${input}::jsonb) as x (
          ord int, inquiry_id bigint, type text, account_id bigint, role_id int, role_name text, session_id uuid,
          receiver_id bigint, message text, client_key text, sent_at timestamptz, files uuid[]
        )
    ),
    ${LOCKED_THREADS}, ${ALLOWED_MESSAGES}, ${WRITTEN_MESSAGES}, ${NOTED_MESSAGES}, told as (${NOTIFY_OTHER_SIDE})
    select m.account_id, row_to_json(said) as message, ${NOTIFY_SIDES}
    from fresh m
    cross join lateral (select ${selectMessageColumns(sql`given`)}) said
    order by m.id`.execute(db);
  return rows;
}

/**
 * Messages that were stored before under their senders' keys, for senders whose session is still open. They are
 * announced again: the node that stored one first may have stopped before the announcement.
 */
async function announceAgain(db: Database, items: readonly PostedMessage[]): Promise<StoredMessage[]> {
  const keys = JSON.stringify(
    items.map(({ account_id, client_key, session_id }) => ({ account_id, client_key, session_id })),
  );
  const { rows } = await sql<StoredMessage>`
      select m.account_id, row_to_json(said) as message, ${NOTIFY_SIDES}
      from jsonb_to_recordset(${keys}::jsonb) as k (account_id bigint, client_key text, session_id uuid)
      join session s
        on s.id = k.session_id and s.account_id = k.account_id and s.ended_at is null and s.expires_at > now()
      join inquiry_message m on m.account_id = k.account_id and m.client_key = k.client_key
      cross join lateral (select ${selectMessageColumns()}) said
      order by m.id`.execute(db);
  return rows;
}

/** The reason why a message was not stored; queried only in that case. */
async function findRefusal(
  db: Database,
  { session_id, account_id, client_key, files }: PostedMessage,
): Promise<Refused> {
  const { rows } = await sql<{ is_live: boolean; has_key: boolean; has_files: boolean }>`
    select
      exists (
        select from session where id = ${session_id}::uuid and ended_at is null and expires_at > now()
      ) as is_live,
      exists (
        select from inquiry_message where account_id = ${account_id}::bigint and client_key = ${client_key}
      ) as has_key,
      not exists (
        select
        from unnest(${files}::uuid[]) named (id)
        left join inquiry_file f
          on f.id = named.id and f.account_id = ${account_id}::bigint and f.message_id is null
        where f.id is null
      ) as has_files`.execute(db);
  const [cause] = rows;
  if (cause?.is_live !== true) return new Refused('unauthenticated', 'session.expired');
  if (cause.has_key) return new Refused('conflict', 'request.key_reused');
  return cause.has_files ? new Refused('missing', 'resource.missing') : createFieldRefusal('files', 'inquiry.no_file');
}
