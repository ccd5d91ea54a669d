// Queries of the first set-up: whether an administrator exists, the lock, and the permissions of the first one.

import { ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

export async function hasAdministrator(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('account_role')
    .select('account_id')
    .where('role_id', '=', ROLE_ID.admin)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Concurrent setups run one after the other. */
export async function lockSetup(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ebpls.setup'))`.execute(trx);
}

/**
 * All permissions that one person may hold: a person who decides about money does not collect it, so a cashier is another
 * person (decision E45).
 */
export async function grantAllPermissions(trx: Trx, account_id: number): Promise<void> {
  await trx
    .updateTable('account')
    .set({ verified_at: sql`now()`, permissions: sql`array['treasurer', 'signatory']` })
    .where('id', '=', account_id)
    .execute();
}
