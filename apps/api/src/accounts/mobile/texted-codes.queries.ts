// Queries of the codes that sign owners in and up by mobile number, or take the place of a password.

import type { Locale } from '@ebpls/contracts';
import { type Insertable, sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { CODE_LIFE_MS, MAX_WRONG_CODES } from '../../platform/passwords/number-codes.ts';
import type { Tables } from '../../tables/tables.ts';

export type CodePurpose = 'sign_in' | 'sign_up' | 'proof';

/** What an owner entered to sign up with a mobile number. */
export interface SignUpNames {
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: Locale;
}

export interface TextedCode {
  readonly code_id: string;
  readonly number: string;
  readonly account_id: number | null;
  readonly code_hash: Buffer;
  /** Of a sign-up only. */
  readonly names: SignUpNames | undefined;
}

type NewCode = Omit<Insertable<Tables['texted_code']>, 'expires_at' | 'wrong'>;

/** Stores a code for ten minutes, under the id that its browser receives. */
export async function insertTextedCode(trx: Trx, code: NewCode): Promise<void> {
  const expires_at = new Date(Date.now() + CODE_LIFE_MS);
  await trx
    .insertInto('texted_code')
    .values({ ...code, expires_at })
    .execute();
}

/** Locks the code of a browser while it counts: for ten minutes and five wrong tries. */
export async function lockTextedCode(
  trx: Trx,
  { code_id, purpose }: { readonly code_id: string; readonly purpose: CodePurpose },
): Promise<TextedCode | undefined> {
  const row = await selectValidCodes(trx, purpose).where('code_id', '=', code_id).forUpdate().executeTakeFirst();
  return row && toTextedCode(row);
}

/** Locks the newest code that takes the place of an account's password. */
export async function lockProofCode(trx: Trx, account_id: number): Promise<TextedCode | undefined> {
  const row = await selectValidCodes(trx, 'proof')
    .where('account_id', '=', account_id)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row && toTextedCode(row);
}

function selectValidCodes(trx: Trx, purpose: CodePurpose) {
  return trx
    .selectFrom('texted_code')
    .select(['code_id', 'number', 'account_id', 'code_hash', 'firstname', 'lastname', 'locale'])
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .where('wrong', '<', MAX_WRONG_CODES);
}

type CodeRow = Omit<TextedCode, 'names'> & { readonly [Name in keyof SignUpNames]: SignUpNames[Name] | null };

function toTextedCode({ firstname, lastname, locale, ...code }: CodeRow): TextedCode {
  const isSignUp = firstname !== null && lastname !== null && locale !== null;
  return { ...code, names: isSignUp ? { firstname, lastname, locale } : undefined };
}

export async function recordWrongCode(trx: Trx, code_id: string): Promise<void> {
  await sql`update texted_code set wrong = wrong + 1 where code_id = ${code_id}::uuid`.execute(trx);
}

/** Removes a code; false when another request used it first. */
export async function useTextedCode(trx: Trx, code_id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('texted_code').where('code_id', '=', code_id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the codes of an account: all of them where its number was changed or removed, or those of one purpose. */
export async function removeTextedCodes(trx: Trx, account_id: number, purpose?: CodePurpose): Promise<void> {
  await trx
    .deleteFrom('texted_code')
    .where('account_id', '=', account_id)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'proof'))
    .execute();
}
