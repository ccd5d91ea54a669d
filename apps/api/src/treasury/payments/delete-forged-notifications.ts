import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

const FORGED_RETENTION_DAYS = 30;

/** Deletes unsigned notifications after the treasurer had a month to review them. */
export async function deleteForgedNotifications(db: Database): Promise<void> {
  await sql`
    delete from payment_notification
    where verdict = 'FORGED' and received_at < now() - make_interval(days => ${FORGED_RETENTION_DAYS})`.execute(db);
}
