// Queries of sign-in attempts, for the limits of password guesses.

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

export interface Attempt {
  readonly email: string;
  readonly ip: string;
}

/** The attempt of an account; the e-mail is null for one without, which has no password to guess. */
export interface AccountAttempt {
  readonly email: string | null;
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

/** Records an attempt by its e-mail, for the limits of passwords; an account without one has its sessions recorded. */
export async function recordAttempt(db: Database, { email, ip }: AccountAttempt, hasSucceeded: boolean): Promise<void> {
  if (email !== null) await db.insertInto('sign_in_attempt').values({ email, ip, succeeded: hasSucceeded }).execute();
}
