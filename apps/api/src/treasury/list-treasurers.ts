import { sql } from 'kysely';

import { listStaff, type MailReader } from '../domain/notifications/notify.ts';
import type { Trx } from '../platform/database/database.ts';

/** Accounts that answer claims and decide disputes and findings. */
export function listTreasurers(trx: Trx): Promise<MailReader[]> {
  return listStaff(trx, sql`r.name = 'admin' and 'treasurer' = any(a.permissions)`);
}
