import { sql } from 'kysely';

import type { Database, Trx } from '../database.ts';
import type { TokenPurpose } from '../tables/accounts.ts';
import { hashSecret, newSecret } from './secrets.ts';

const LIFE_SECONDS: Record<TokenPurpose, number> = { verify: 24 * 3600, recover: 3600, socket: 30 };

interface Holder {
  readonly account_id: number;
  readonly session_id?: string;
  readonly purpose: TokenPurpose;
  /** Longer than usual for an invitation. */
  readonly life_seconds?: number;
}

/** Makes a token that works once. A newer one of the same purpose replaces mailed ones that are still out. */
export async function issueToken(
  db: Database,
  { account_id, session_id, purpose, life_seconds = LIFE_SECONDS[purpose] }: Holder,
): Promise<{ secret: string; expires_at: string }> {
  if (purpose !== 'socket') {
    await db
      .updateTable('one_time_token')
      .set({ used_at: sql`now()` })
      .where('account_id', '=', account_id)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute();
  }
  const secret = newSecret();
  const { expires_at } = await db
    .insertInto('one_time_token')
    .values({
      account_id,
      session_id: session_id ?? null,
      purpose,
      secret_hash: hashSecret(secret),
      expires_at: sql`now() + make_interval(secs => ${life_seconds})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { secret, expires_at };
}

/** Spends a token; undefined when it is unknown, spent or too old. The update itself decides between two who try at once. */
export function spendToken(
  db: Database | Trx,
  purpose: TokenPurpose,
  secret: string,
): Promise<{ account_id: number; session_id: string | null } | undefined> {
  return db
    .updateTable('one_time_token')
    .set({ used_at: sql`now()` })
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['account_id', 'session_id'])
    .executeTakeFirst();
}
