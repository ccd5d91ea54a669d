import { INQUIRY_EVENTS, type InquiryMessage, type InquirySide } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../database.ts';
import { Refused } from '../../http/refused.ts';
import { announce, type Announcement } from '../../live.ts';
import { inBatches } from './in-batches.ts';
import { attachFiles } from './inquiry-files.ts';
import { findByKeys, MESSAGE_COLUMNS, messageOnWire, type MessageRow } from './messages.queries.ts';
import { roomOf } from './viewer.ts';

const BATCH_MOST = 200;

/** A message on its way into its thread. Who sends it comes from the session. */
export interface Posted {
  readonly inquiry_id: number;
  readonly type: InquirySide;
  readonly account_id: number;
  readonly role_id: number | null;
  readonly role_name: string | null;
  readonly session_id: string;
  /** To whom the client says that it writes; another than the thread's is refused. */
  readonly receiver_id: number | undefined;
  readonly message: string;
  readonly client_key: string;
  readonly sent_at: string;
  readonly files: readonly string[];
}

type Outcome = InquiryMessage | Refused;

/** Keeps messages and tells both sides with the commit. Refused: missing (not the sender's thread), unauthenticated (the session ended), conflict (the key belongs to another message). */
export function messagePost(db: Database): (posted: Posted) => Promise<InquiryMessage> {
  const queue = inBatches<Posted, Outcome>((items) => keepInTurn(db, items), BATCH_MOST);
  return async (posted) => {
    const outcome = await queue(posted);
    if (outcome instanceof Refused) throw outcome;
    return outcome;
  };
}

/** Messages with files stand alone: one whose file is gone must not take others with it. */
async function keepInTurn(db: Database, items: readonly Posted[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let from = 0;
  while (from < items.length) {
    const alone = items.findIndex(({ files }, at) => at >= from && files.length > 0);
    const until = alone === from ? from + 1 : alone === -1 ? items.length : alone;
    outcomes.push(...(await keepTogether(db, items.slice(from, until))));
    from = until;
  }
  return outcomes;
}

async function keepTogether(db: Database, items: readonly Posted[]): Promise<Outcome[]> {
  try {
    const kept = await db.transaction().execute((trx) => keep(trx, items));
    const known = new Map(kept.map((row) => [keyOf(row), row]));
    return await Promise.all(
      items.map(async (item) => {
        const row = known.get(keyOf(item));
        return row && isSame(row, item) ? messageOnWire(row) : whyNot(db, item);
      }),
    );
  } catch (error) {
    // What a rule refuses is an answer; what failed is thrown to all, and all send again.
    if (error instanceof Refused && items.length === 1) return [error];
    throw error;
  }
}

type Keyed = Pick<Posted, 'account_id' | 'client_key'>;
const keyOf = ({ account_id, client_key }: Keyed): string => `${account_id} ${client_key}`;

function isSame(row: MessageRow, item: Posted): boolean {
  return row.inquiry_id === item.inquiry_id && row.message === item.message;
}

async function keep(trx: Trx, items: readonly Posted[]): Promise<MessageRow[]> {
  const files = new Map(items.map((item) => [keyOf(item), item.files]));
  const fresh: MessageRow[] = [];
  for (const row of await insertMessages(trx, items)) fresh.push({ ...row, files: await attachFiles(trx, row, files.get(keyOf(row)) ?? []) });
  const keys = new Set(fresh.map(keyOf));
  const again = items.filter((item) => !keys.has(keyOf(item)));
  // A message that came twice is told again: its first sender may have died before anyone heard of it.
  const before = again.length === 0 ? [] : await findByKeys(trx, again);
  const kept = [...fresh, ...before];
  await announce(trx, kept.flatMap((row) => announcementsOf(messageOnWire(row))));
  return kept;
}

/** To the other side as something new; to the sender's own side, so that colleagues and other tabs show the same. */
function announcementsOf(message: InquiryMessage): Announcement[] {
  const { type, sender_id, receiver_id } = message;
  return [
    { rooms: [roomOf(type === 'user' ? 'office' : 'user', receiver_id)], event: INQUIRY_EVENTS.heard, body: message },
    { rooms: [roomOf(type, sender_id)], event: INQUIRY_EVENTS.say, body: message },
  ];
}

/**
 * Adds what is allowed and not there yet. Threads are locked in the order of their ids, so that two nodes never wait for each
 * other; a number of a message is drawn under that lock, so that within a thread numbers grow as commits do.
 */
async function insertMessages(trx: Trx, items: readonly Posted[]): Promise<MessageRow[]> {
  const input = JSON.stringify(items.map((item, ord) => ({ ord, ...item, files: undefined })));
  const { rows } = await sql<MessageRow>`
    with input as (select * from jsonb_to_recordset(${input}::jsonb) as x (ord int, inquiry_id bigint, type text, account_id bigint, role_id int, role_name text, session_id uuid, receiver_id bigint, message text, client_key text, sent_at timestamptz)),
    held as materialized (select i.id, i.user_id, i.role_id, i.sent_to_role_id from inquiry i where i.id in (select inquiry_id from input) order by i.id for no key update),
    allowed as (
      select x.*, h.user_id, h.role_id as desk_id from input x join held h on h.id = x.inquiry_id
      join session s on s.id = x.session_id and s.account_id = x.account_id and s.ended_at is null and s.expires_at > now()
      where case x.type when 'user' then h.user_id = x.account_id and coalesce(x.receiver_id, h.role_id) in (h.role_id, h.sent_to_role_id)
        else h.role_id = x.role_id and coalesce(x.receiver_id, h.user_id) = h.user_id end),
    fresh as (
      insert into inquiry_message (inquiry_id, type, account_id, sender_id, receiver_id, message, client_key, sent_at)
      select inquiry_id, type, account_id, case type when 'user' then user_id else desk_id end, case type when 'user' then desk_id else user_id end, message, client_key, sent_at from allowed order by ord
      on conflict (account_id, client_key) do nothing returning *),
    moved as (
      update inquiry i set last_message_id = f.newest, answered_at = coalesce(i.answered_at, f.answered_at)
      from (select inquiry_id, max(id) as newest, min(sent_at) filter (where type = 'office') as answered_at from fresh group by inquiry_id) f where i.id = f.inquiry_id),
    noted as (
      insert into audit_entry (account_id, role_name, act, object_kind, object_id, detail)
      select f.account_id, x.role_name, 'inquiry.message', 'inquiry', f.inquiry_id::text, jsonb_build_object('message_id', f.id) from fresh f join input x using (account_id, client_key))
    select ${MESSAGE_COLUMNS} from fresh m order by m.id`.execute(trx);
  return rows;
}

/** Why a message was not kept; asked only when one was not. */
async function whyNot(db: Database, { session_id, account_id, client_key }: Posted): Promise<Refused> {
  const { rows } = await sql<{ is_live: boolean; has_key: boolean }>`select
    exists (select from session where id = ${session_id}::uuid and ended_at is null and expires_at > now()) as is_live,
    exists (select from inquiry_message where account_id = ${account_id}::bigint and client_key = ${client_key}) as has_key`.execute(db);
  if (rows[0]?.is_live !== true) return new Refused('unauthenticated', 'session.over');
  return rows[0].has_key ? new Refused('conflict', 'request.key_reused') : new Refused('missing', 'thing.missing');
}
