import { getRoleKind } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { forgetOldLinks } from '../mail/mail-secrets.ts';
import { getIdleLimit } from './actor.ts';
import { forgetOldDevices } from '../devices/known-devices.ts';
import { endSession, listExpiredSessions } from './sessions.queries.ts';

const AT_NIGHT = '0 18 * * *'; // Two o'clock at night in Manila, in UTC.
const EVERY_MINUTE = '* * * * *';

/**
 * Deletes expired data every night: stored replies, tokens, old attempts, and sessions that ended long ago.
 */
export function sweepExpiredData({ db, jobs }: { db: Database; jobs: Jobs }): void {
  jobs.task('sweep', async () => {
    await db
      .deleteFrom('idempotency_key')
      .where('expires_at', '<', sql<string>`now()`)
      .execute();
    await db
      .deleteFrom('one_time_token')
      .where('expires_at', '<', sql<string>`now() - interval '7 days'`)
      .execute();
    await db
      .deleteFrom('sign_in_attempt')
      .where('at', '<', sql<string>`now() - interval '30 days'`)
      .execute();
    await forgetOldLinks(db);
    await forgetOldDevices(db);
    await db
      .deleteFrom('session')
      .where('expires_at', '<', sql<string>`now() - interval '30 days'`)
      .execute();
  });
  jobs.cron(AT_NIGHT, 'sweep');
}

/**
 * Ends, every minute, the sessions that were idle for too long or reached their last hour, so that their sockets are
 * closed too.
 */
export function endExpiredSessions({
  db,
  jobs,
  onEnd,
}: {
  db: Database;
  jobs: Jobs;
  onEnd: (session_id: string) => void;
}): void {
  jobs.task('end_forsaken_sessions', async () => {
    for (const { id, account_id, role_name, is_past, idle_seconds } of await listExpiredSessions(
      db,
      getIdleLimit('admin'),
    )) {
      if (!is_past && idle_seconds <= getIdleLimit(getRoleKind(role_name ?? undefined))) continue;
      if (await endSession(db, { id, account_id }, is_past ? 'expired' : 'idle')) onEnd(id);
    }
  });
  jobs.cron(EVERY_MINUTE, 'end_forsaken_sessions');
}
