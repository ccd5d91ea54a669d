// Queries of the codes that sign owners in by their confirmed mobile number.

import type { Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { CODE_LIFE_MS, WRONG_CODES_MOST } from '../../platform/passwords/number-codes.ts';

/** An account that its confirmed number signs in. */
export interface MobileAccount {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
}

/** The owner whom a number signs in; undefined for staff, closed and unconfirmed accounts as for unknown numbers. */
export async function findMobileAccount(db: Database, number: string): Promise<MobileAccount | undefined> {
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

/** Stores a code; the former one of the account ends. */
export async function saveSignInCode(
  trx: Trx,
  { account_id, number, code_hash }: { account_id: number; number: string; code_hash: Buffer },
): Promise<void> {
  const expires_at = new Date(Date.now() + CODE_LIFE_MS);
  await sql`
    insert into sign_in_code (account_id, number, code_hash, expires_at)
    values (${account_id}::bigint, ${number}, ${code_hash}, ${expires_at}::timestamptz)
    on conflict (account_id)
    do update set
      number = excluded.number, code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong = 0`.execute(
    trx,
  );
}

/** Locks and returns the hash of the code that still counts for this number. */
export async function lockSignInCode(trx: Trx, account_id: number, number: string): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('sign_in_code')
    .select('code_hash')
    .where('account_id', '=', account_id)
    .where('number', '=', number)
    .where('expires_at', '>', sql<string>`now()`)
    .where('wrong', '<', WRONG_CODES_MOST)
    .forUpdate()
    .executeTakeFirst();
  return row?.code_hash;
}

export async function recordWrongCode(trx: Trx, account_id: number): Promise<void> {
  await sql`update sign_in_code set wrong = wrong + 1 where account_id = ${account_id}::bigint`.execute(trx);
}

/** Removes the code with this hash; false when another request used it first. */
export async function useSignInCode(trx: Trx, account_id: number, code_hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_code')
    .where('account_id', '=', account_id)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the codes of an account whose number was changed or removed. */
export async function removeSignInCodes(trx: Trx, account_id: number): Promise<void> {
  await trx.deleteFrom('sign_in_code').where('account_id', '=', account_id).execute();
}
