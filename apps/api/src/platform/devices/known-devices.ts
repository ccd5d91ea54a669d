// Stores which browsers have signed in to an account before.

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { hashSecret } from '../secrets.ts';

const DEVICE_RETENTION_DAYS = 180;

type DeviceOwner = { readonly email: string } | { readonly account_id: number };

/** Whether the account was signed in with this browser before. */
export async function isKnownDevice(db: Database, owner: DeviceOwner, secret: string): Promise<boolean> {
  const device = await db
    .selectFrom('known_device as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .select('d.account_id')
    .where((where) => ('email' in owner ? where('a.email', '=', owner.email) : where('a.id', '=', owner.account_id)))
    .where('d.secret_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  return device !== undefined;
}

/** Records the browser for this account; several people may share one browser. */
export async function rememberDevice(db: Database, account_id: number, secret: string): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ account_id, secret_hash: hashSecret(secret) })
    .onConflict((conflict) => conflict.columns(['account_id', 'secret_hash']).doUpdateSet({ last_used_at: sql`now()` }))
    .execute();
}

/** Deletes the browsers of an account; the next right password records them again. */
export async function forgetDevices(db: Database, account_id: number): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', account_id).execute();
}

/** Deletes browsers without a sign-in for half a year. */
export async function forgetOldDevices(db: Database): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('last_used_at', '<', sql<string>`now() - make_interval(days => ${DEVICE_RETENTION_DAYS})`)
    .execute();
}
