// Queries of sessions, sign-ups and passwords, with the limit of mails that anybody can cause for an address.

import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { NewAccount } from '../../platform/identity/accounts.queries.ts';
import { MAIL_LIMIT } from '../../platform/rate-limits/guess-rules.ts';

export function findSessionBySecret(db: Database, secret_hash: Buffer) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.account_id'])
    .where('refresh_token.secret_hash', '=', secret_hash)
    .executeTakeFirst();
}

// Mails that anybody can cause by typing an address.
const UNREQUESTED_MAILS = ['verify', 'verify_again', 'known_address', 'invited_address', 'recover'] as const;

/**
 * True while an address has had few of our mails this hour: nobody can flood another person's mailbox through the
 * system.
 */
export async function canMail(db: Database, to_address: string): Promise<boolean> {
  const { mails } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)`.as('mails'))
    .where('to_address', '=', to_address)
    .where('template', 'in', [...UNREQUESTED_MAILS])
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${MAIL_LIMIT.seconds})`)
    .executeTakeFirstOrThrow();
  return mails < MAIL_LIMIT.limit;
}

/** Mails are limited per hour; sign-ups are limited for as long as the address is unconfirmed. */
const MAX_SIGN_UPS = 20;

export interface PendingSignUp {
  readonly sign_up_id: number;
  readonly made_at: string;
}

/** Records a sign-up that waits for its link; undefined when the address has too many of them. */
export async function insertSignUp(
  trx: Trx,
  account_id: number,
  { password_hash, firstname, lastname, locale }: NewAccount,
): Promise<PendingSignUp | undefined> {
  if ((await listSignUps(trx, account_id)).length >= MAX_SIGN_UPS) return undefined;
  return trx
    .insertInto('sign_up')
    .values({ account_id, password_hash, firstname, lastname, locale })
    .returning(['sign_up_id', 'made_at'])
    .executeTakeFirstOrThrow();
}

/** The sign-ups of an address that nobody confirmed yet, the newest first. */
export function listSignUps(db: Database, account_id: number): Promise<PendingSignUp[]> {
  return db
    .selectFrom('sign_up')
    .select(['sign_up_id', 'made_at'])
    .where('account_id', '=', account_id)
    .orderBy('sign_up_id', 'desc')
    .execute();
}

/** A second click comes within this time. */
const SECOND_CLICK_SECONDS = 20;

interface NamedAccount {
  readonly account_id: number;
  readonly firstname: string;
  readonly lastname: string;
}

/** The newest sign-up of this name a moment ago; undefined when there is none. */
export function findNewestSignUp(
  trx: Trx,
  { account_id, firstname, lastname }: NamedAccount,
): Promise<{ readonly password_hash: string } | undefined> {
  return trx
    .selectFrom('sign_up')
    .select('password_hash')
    .where('account_id', '=', account_id)
    .where('firstname', '=', firstname)
    .where('lastname', '=', lastname)
    .where('made_at', '>', sql<string>`now() - make_interval(secs => ${SECOND_CLICK_SECONDS})`)
    .orderBy('sign_up_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Confirms the address of a sign-up and sets the password and name of that sign-up on the account; returns the address.
 * Undefined for a closed account and for one that only an invitation claims.
 */
export async function confirmSignUp(trx: Trx, sign_up_id: number): Promise<string | undefined> {
  const account = await trx
    .updateTable('account')
    .from('sign_up')
    .set((eb) => ({
      verified_at: sql`now()`,
      password_hash: eb.ref('sign_up.password_hash'),
      firstname: eb.ref('sign_up.firstname'),
      lastname: eb.ref('sign_up.lastname'),
      locale: eb.ref('sign_up.locale'),
    }))
    .whereRef('account.id', '=', 'sign_up.account_id')
    .where('sign_up_id', '=', sign_up_id)
    .where('verified_at', 'is', null)
    .where('invited_at', 'is', null)
    .where('disabled_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return account?.email ?? undefined;
}

/**
 * Sets the password that the mailbox's owner chose, and confirms the address with it; false for an account in another
 * state.
 */
export async function setPassword(trx: Trx, account_id: number, password_hash: string): Promise<boolean> {
  const set = await trx
    .updateTable('account')
    .set({ password_hash, verified_at: sql`coalesce(verified_at, now())` })
    .where('id', '=', account_id)
    .where(whereOwnerMayClaim)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}

/**
 * Sets the first password of an invited account and confirms its address; false when the account is not or no longer
 * invited.
 */
export async function claimInvited(trx: Trx, account_id: number, password_hash: string): Promise<boolean> {
  const result = await trx
    .updateTable('account')
    .set({ password_hash, verified_at: sql`now()` })
    .where('id', '=', account_id)
    .where('invited_at', 'is not', null)
    .where('verified_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const whereOwnerMayClaim = sql<boolean>`disabled_at is null and (verified_at is not null or invited_at is null)`;
