import { sql } from 'kysely';

import { DELIVER_EVENT } from '../../domain/notifications/events/events.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { lockEvent } from './event-failures.queries.ts';

/**
 * Delivers a failed event once more, to those of its readers who were not notified. Refused: missing, or conflict when
 * it was delivered or is queued.
 */
export function retryEvent({ db }: Api, actor: Actor, event_id: number): Promise<{ event_id: number }> {
  return db.transaction().execute(async (trx) => {
    const event = await lockEvent(trx, event_id);
    if (!event) throw new Refused('missing', 'resource.missing');
    if (!event.is_failed) throw new Refused('conflict', 'event.not_failed');
    await sql`update act_event set last_error = null where event_id = ${event_id}::bigint`.execute(trx);
    await enqueueJob(trx, { task: DELIVER_EVENT, payload: { event_id }, job_key: `event ${event_id}` });
    await recordAudit(trx, actor, {
      act: 'event.retry',
      object_kind: 'event',
      object_id: event_id,
      detail: { kind: event.kind },
    });
    return { event_id };
  });
}
