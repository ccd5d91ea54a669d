import type { SavedReply } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';

const MAX_SAVED_REPLIES = 50;

/** Frequent replies of an office; everyone with its role shares the list. */
export async function listReplies(db: Database, { role_id }: Actor): Promise<SavedReply[]> {
  const { rows } = await sql<SavedReply>`
      select id, title, message from saved_reply where role_id = ${role_id}::int order by lower(title)`.execute(db);
  return rows;
}

/** Saves a reply under its name; the same name replaces it. Refused: conflict beyond fifty. */
export function upsertReply(
  db: Database,
  actor: Actor,
  { title, message }: Omit<SavedReply, 'id'>,
): Promise<SavedReply> {
  return db.transaction().execute(async (trx) => {
    const { rows: countedRows } = await sql`
        select 1
        from saved_reply
        where role_id = ${actor.role_id}::int and title <> ${title}
        limit ${MAX_SAVED_REPLIES}::int`.execute(trx);
    if (countedRows.length === MAX_SAVED_REPLIES) throw new Refused('conflict', 'reply.too_many');
    const { rows } = await sql<SavedReply>`
        insert into saved_reply (role_id, title, message, account_id)
        values (${actor.role_id}::int, ${title}, ${message}, ${actor.account_id}::bigint)
        on conflict (role_id, title)
        do update set message = excluded.message, account_id = excluded.account_id, updated_at = now()
        returning id, title, message`.execute(trx);
    const [storedReply] = rows;
    if (storedReply === undefined) throw new Error('a reply was not kept');
    await recordAudit(trx, actor, { act: 'saved_reply.keep', object_kind: 'saved_reply', object_id: storedReply.id });
    return storedReply;
  });
}

/** Refused: missing, also for the reply of another office. */
export function removeReply(db: Database, actor: Actor, reply_id: number): Promise<{ removed: true }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      delete from saved_reply
      where id = ${reply_id}::bigint and role_id = ${actor.role_id}::int
      returning id`.execute(trx);
    if (rows.length === 0) throw new Refused('missing', 'resource.missing');
    await recordAudit(trx, actor, { act: 'saved_reply.remove', object_kind: 'saved_reply', object_id: reply_id });
    return { removed: true };
  });
}
