import * as v from 'valibot';

import type { Database } from '../../../platform/database/database.ts';

const PublicCheck = v.object({ says_unpaid: v.boolean() });

/**
 * Whether the public check of a permit shows that a payment is overdue: the row `public_check` of the settings; true
 * without that row.
 */
export async function isUnpaidShown(db: Database): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'public_check').executeTakeFirst();
  return row === undefined || v.parse(PublicCheck, row.value).says_unpaid;
}
