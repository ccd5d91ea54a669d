// Queries of sign-in attempts, for the limits of password guesses.

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

export interface Attempt {
  readonly email: string;
  readonly ip: string;
}

/**
 * Whether the account signed in from this network within thirty days: guesses from elsewhere do not block its
 * owner there.
 */
export async function isKnownNetwork(db: Database, { email, ip }: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select('id')
    .where('email', '=', email)
    .where('ip', '=', ip)
    .where('succeeded', '=', true)
    .where('at', '>', sql<string>`now() - interval '30 days'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordAttempt(db: Database, attempt: Attempt, hasSucceeded: boolean): Promise<void> {
  await db
    .insertInto('sign_in_attempt')
    .values({ ...attempt, succeeded: hasSucceeded })
    .execute();
}
