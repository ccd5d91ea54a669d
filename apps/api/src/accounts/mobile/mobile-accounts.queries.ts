// Queries of the accounts that a confirmed mobile number signs in.

import type { Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

/** An account that its confirmed number signs in. */
export interface MobileAccount {
  readonly id: number;
  readonly email: string | null;
  readonly locale: Locale;
}

/** The owner whom a number signs in; undefined for staff, closed and unconfirmed accounts as for unknown numbers. */
export async function findMobileAccount(db: Database | Trx, number: string): Promise<MobileAccount | undefined> {
  const { rows } = await sql<MobileAccount>`
    select a.id, a.email, a.locale
    from account_mobile m
    join account a on a.id = m.account_id
    where m.number = ${number} and m.signs_in and a.verified_at is not null and a.disabled_at is null
      and exists (select from account_role r where r.account_id = a.id)
      and not exists (
        select
        from account_role r
        join role o on o.id = r.role_id
        where r.account_id = a.id and o.name <> 'user'
      )`.execute(db);
  return rows[0];
}

/** Runs the confirmations of one number one after the other, so that it signs one account in. */
export async function lockNumber(trx: Trx, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('mobile ' || ${number}::text))`.execute(trx);
}

/** The account that holds the number to sign in, in any state and with any role, other than `account_id`. */
export async function findNumberHolder(
  db: Database | Trx,
  number: string,
  account_id?: number,
): Promise<{ readonly account_id: number } | undefined> {
  return db
    .selectFrom('account_mobile')
    .select('account_id')
    .where('number', '=', number)
    .where('signs_in', '=', true)
    .$if(account_id !== undefined, (query) => query.where('account_id', '<>', account_id ?? 0))
    .executeTakeFirst();
}

/** The confirmed number of an account, also where its text messages are switched off. */
export async function findOwnNumber(db: Database | Trx, account_id: number): Promise<string | undefined> {
  const mobile = await db
    .selectFrom('account_mobile')
    .select('number')
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  return mobile?.number;
}
