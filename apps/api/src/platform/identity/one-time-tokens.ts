// Issues and uses tokens that work once: links in mails, and tickets of sockets.

import { sql } from 'kysely';

import type { Database, Trx } from '../database/database.ts';
import type { TokenPurpose } from '../../tables/accounts.ts';
import { hashSecret, createSecret } from '../secrets.ts';

const LIFE_SECONDS: Record<TokenPurpose, number> = {
  verify: 24 * 3600,
  recover: 3600,
  invitation: 7 * 24 * 3600,
  socket: 30,
};

// A second registration of the same address by anyone must not void the link of the first sign-up.
const REPLACING: readonly TokenPurpose[] = ['recover', 'invitation'];

interface Holder {
  readonly account_id: number;
  readonly session_id?: string;
  /** The sign-up that a link of `verify` confirms. */
  readonly sign_up_id?: number;
  readonly purpose: TokenPurpose;
}

/** Creates a token that works once. A newer link for a password replaces the unused older one. */
export async function issueToken(
  db: Database,
  { account_id, session_id, sign_up_id, purpose }: Holder,
): Promise<{ secret: string; expires_at: string }> {
  if (REPLACING.includes(purpose)) await voidTokens(db, account_id, [purpose]);
  const secret = createSecret();
  const { expires_at } = await db
    .insertInto('one_time_token')
    .values({
      account_id,
      session_id: session_id ?? null,
      sign_up_id: sign_up_id ?? null,
      purpose,
      secret_hash: hashSecret(secret),
      expires_at: sql`now() + make_interval(secs => ${LIFE_SECONDS[purpose]})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { secret, expires_at };
}

/**
 * Uses a token; undefined when it is unknown, used or too old. The update itself decides between two concurrent uses.
 */
export function useToken(
  db: Database | Trx,
  purpose: TokenPurpose,
  secret: string,
): Promise<{ account_id: number; session_id: string | null; sign_up_id: number | null } | undefined> {
  return db
    .updateTable('one_time_token')
    .set({ used_at: sql`now()` })
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['account_id', 'session_id', 'sign_up_id'])
    .executeTakeFirst();
}

/** The links that were mailed to an account's address; the socket's tickets end with their session. */
export const MAILED_PURPOSES: readonly TokenPurpose[] = ['verify', 'recover', 'invitation'];

/** Voids unused links; with those that confirm, every sign-up that waits for one ends. */
export async function voidTokens(
  db: Database | Trx,
  account_id: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  if (purposes.includes('verify')) await db.deleteFrom('sign_up').where('account_id', '=', account_id).execute();
  await db
    .updateTable('one_time_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', account_id)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Account and purpose of a token without using it; undefined when it is unknown, used or too old. */
export function findToken(
  db: Database | Trx,
  purpose: TokenPurpose,
  secret: string,
): Promise<{ account_id: number } | undefined> {
  return db
    .selectFrom('one_time_token')
    .select('account_id')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/**
 * Ends a pending change of the address with a new password: it may have been requested by somebody who knew
 * the former one.
 */
export async function cancelEmailChange(trx: Trx, account_id: number): Promise<void> {
  await trx.deleteFrom('email_change').where('account_id', '=', account_id).execute();
}
