// Queries of events that could not be delivered.

import type { FailedEventRow } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';

/** Events with an error of their last delivery, newest first. */
export function listFailedEventRows(db: Database, page: PageQuery): Promise<RowPage<FailedEventRow>> {
  return listRows({
    db,
    select: sql<FailedEventRow>`
      select e.event_id, e.kind, e.acted_at, a.full_name as actor_name, e.attempts, e.last_error
      from act_event e
      left join account a on a.id = e.actor_id`,
    where: [sql`e.delivered_at is null and e.last_error is not null`],
    order: orderByNumber('e.event_id', 'newest'),
    ...page,
    getKey: ({ event_id }) => ['', event_id],
  });
}

/** An event, locked, so that it is queued again once. */
export async function lockEvent(
  trx: Trx,
  event_id: number,
): Promise<{ readonly kind: string; readonly is_failed: boolean } | undefined> {
  const { rows } = await sql<{ kind: string; is_failed: boolean }>`
    select kind, delivered_at is null and last_error is not null as is_failed
    from act_event
    where event_id = ${event_id}::bigint
    for no key update`.execute(trx);
  return rows[0];
}
