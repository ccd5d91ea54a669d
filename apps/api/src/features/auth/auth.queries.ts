import { sql } from 'kysely';

import type { Database, Trx } from '../../database.ts';
import type { NewAccount } from '../../identity/accounts.queries.ts';
import { LETTER_LIMIT } from '../../limits/rules.ts';

export function findSessionOfSecret(db: Database, secret_hash: Buffer) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.account_id'])
    .where('refresh_token.secret_hash', '=', secret_hash)
    .executeTakeFirst();
}

/** True while an address has had few mails of ours this hour: nobody can flood a stranger's mailbox through us. */
export async function mayMail(db: Database, to_address: string): Promise<boolean> {
  const { mails } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)`.as('mails'))
    .where('to_address', '=', to_address)
    .where('template', 'in', ['verify', 'known_address', 'recover'])
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${LETTER_LIMIT.seconds})`)
    .executeTakeFirstOrThrow();
  return mails < LETTER_LIMIT.most;
}

/** Marks the address as confirmed; says the address. */
export function confirmAccount(trx: Trx, account_id: number): Promise<{ email: string }> {
  return trx
    .updateTable('account')
    .set({ verified_at: sql`coalesce(verified_at, now())` })
    .where('id', '=', account_id)
    .returning('email')
    .executeTakeFirstOrThrow();
}

/** Who registers an unconfirmed address again starts over: the newest password and names count. */
export async function startOver(
  trx: Trx,
  account_id: number,
  { firstname, lastname, password_hash, locale }: NewAccount,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ firstname, lastname, password_hash, locale })
    .where('id', '=', account_id)
    .where('verified_at', 'is', null)
    .execute();
}

export async function setPassword(trx: Trx, account_id: number, password_hash: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash, verified_at: sql`coalesce(verified_at, now())` })
    .where('id', '=', account_id)
    .execute();
}
