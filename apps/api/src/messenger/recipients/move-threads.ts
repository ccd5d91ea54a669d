// Moves inquiry threads to another office.

import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { moveNotifications } from '../../domain/notifications/thread-notifications.ts';

/** Moves locked threads to another desk; unread messages of owners are unread there for its present staff. */
export async function moveThreads(trx: Trx, ids: readonly number[], to_role_id: number): Promise<void> {
  if (ids.length === 0) return;
  await sql`update inquiry set role_id = ${to_role_id}::int where id = any(${ids}::bigint[])`.execute(trx);
  await sql`
    update inquiry_message
    set receiver_id = ${to_role_id}::bigint
    where type = 'user' and inquiry_id = any(${ids}::bigint[])`.execute(trx);
  await moveNotifications(trx, ids, to_role_id);
}
