import { sql } from 'kysely';

import type { Database } from '../database.ts';
import { Refused } from '../http/refused.ts';

const FREE_FAILURES = 4;
const WAIT_MOST_MINUTES = 15;
const ADDRESS_FAILURES_MOST = 200;

export interface Attempt {
  readonly email: string;
  readonly ip: string;
}

/**
 * Whole minutes until this address may try again; 0 when it may now. The fifth failure in a row waits one minute, each further
 * one twice as long, never more than 15: a shop owner is never locked out for good. The same for addresses that have no account.
 */
export async function minutesToWait(db: Database, email: string): Promise<number> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select([sql<number>`count(*)`.as('failures'), sql<number>`coalesce(extract(epoch from now() - max(at)), 0)::float8`.as('seconds_ago')])
    .where('email', '=', email)
    .where('succeeded', '=', false)
    .where('at', '>', sql<string>`greatest(now() - interval '24 hours', (select max(at) from sign_in_attempt where email = ${email} and succeeded))`)
    .executeTakeFirstOrThrow();
  if (row.failures <= FREE_FAILURES) return 0;
  const wait = Math.min(WAIT_MOST_MINUTES, 2 ** (row.failures - FREE_FAILURES - 1));
  return Math.max(0, Math.ceil(wait - row.seconds_ago / 60));
}

/** Refused: too_many, when very many tries failed from one network address within a quarter of an hour. Generous: an office shares one. */
export async function checkNetworkAddress(db: Database, ip: string): Promise<void> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select(sql<number>`count(*)`.as('failures'))
    .where('ip', '=', ip)
    .where('succeeded', '=', false)
    .where('at', '>', sql<string>`now() - interval '15 minutes'`)
    .executeTakeFirstOrThrow();
  if (row.failures >= ADDRESS_FAILURES_MOST) throw new Refused('too_many', 'request.too_many');
}

export async function recordAttempt(db: Database, attempt: Attempt, succeeded: boolean): Promise<void> {
  await db.insertInto('sign_in_attempt').values({ ...attempt, succeeded }).execute();
}
