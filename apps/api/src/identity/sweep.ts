import { sql } from 'kysely';

import type { Database } from '../database.ts';
import type { Jobs } from '../jobs.ts';

// Two o'clock at night in Manila, in UTC.
const AT_NIGHT = '0 18 * * *';

/** Every night removes what nobody needs any longer: kept answers, dead tokens, old tries and sessions that ended long ago. */
export function sweepDaily({ db, jobs }: { db: Database; jobs: Jobs }): void {
  jobs.task('sweep', async () => {
    await db.deleteFrom('idempotency_key').where('expires_at', '<', sql<string>`now()`).execute();
    await db.deleteFrom('one_time_token').where('expires_at', '<', sql<string>`now() - interval '7 days'`).execute();
    await db.deleteFrom('sign_in_attempt').where('at', '<', sql<string>`now() - interval '30 days'`).execute();
    await db.deleteFrom('session').where('expires_at', '<', sql<string>`now() - interval '30 days'`).execute();
  });
  jobs.cron(AT_NIGHT, 'sweep');
}
