import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { MAIL_LIMIT } from '../../platform/rate-limits/rules.ts';

export function findSessionOfSecret(db: Database, secret_hash: Buffer) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.account_id'])
    .where('refresh_token.secret_hash', '=', secret_hash)
    .executeTakeFirst();
}

// What a stranger can cause to be mailed by typing an address.
const LETTERS = ['verify', 'verify_again', 'known_address', 'invited_address', 'recover'] as const;

/** True while an address has had few mails of ours this hour: nobody can flood a stranger's mailbox through us. */
export async function mayMail(db: Database, to_address: string): Promise<boolean> {
  const { mails } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)`.as('mails'))
    .where('to_address', '=', to_address)
    .where('template', 'in', [...LETTERS])
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${MAIL_LIMIT.seconds})`)
    .executeTakeFirstOrThrow();
  return mails < MAIL_LIMIT.most;
}

/**
 * Marks the address of a registration as confirmed; says the address. Undefined for a closed account and for one that
 * only an invitation claims.
 */
export async function confirmAccount(trx: Trx, account_id: number): Promise<string | undefined> {
  const confirmed = await trx
    .updateTable('account')
    .set({ verified_at: sql`coalesce(verified_at, now())` })
    .where('id', '=', account_id)
    .where(ownersMayClaim)
    .returning('email')
    .executeTakeFirst();
  return confirmed?.email;
}

/**
 * Sets the password that the mailbox's owner chose, and confirms the address with it; false for an account that this
 * does not claim.
 */
export async function setPassword(trx: Trx, account_id: number, password_hash: string): Promise<boolean> {
  const set = await trx
    .updateTable('account')
    .set({ password_hash, verified_at: sql`coalesce(verified_at, now())` })
    .where('id', '=', account_id)
    .where(ownersMayClaim)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}

/** Sets the first password of an invited account and confirms its address; false when it is none, or none any more. */
export async function claimInvited(trx: Trx, account_id: number, password_hash: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('account')
    .set({ password_hash, verified_at: sql`now()` })
    .where('id', '=', account_id)
    .where('invited_at', 'is not', null)
    .where('verified_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

const ownersMayClaim = sql<boolean>`disabled_at is null and (verified_at is not null or invited_at is null)`;
