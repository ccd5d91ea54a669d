// Queries of accounts and their state.

import { type Locale, getRoleKind, type User } from '@ebpls/contracts';

import type { Database, Trx } from '../database/database.ts';
import { getMinPasswordLength } from '../passwords/password.ts';
import { hasSecondStep } from './second-step.ts';

export function findAccountByEmail(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'firstname',
      'lastname',
      'locale',
      'password_hash',
      'verified_at',
      'invited_at',
      'disabled_at',
    ])
    .where('email', '=', email)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
}

/**
 * `unconfirmed`: registered, with an address that nobody has confirmed. `invited`: made by an administrator.
 * Neither can sign in yet.
 */
export type AccountState = 'active' | 'unconfirmed' | 'invited' | 'closed';

interface Stamps {
  readonly verified_at: string | null;
  readonly invited_at: string | null;
  readonly disabled_at: string | null;
}

export function getAccountState({ verified_at, invited_at, disabled_at }: Stamps): AccountState {
  if (disabled_at !== null) return 'closed';
  if (verified_at !== null) return 'active';
  return invited_at === null ? 'unconfirmed' : 'invited';
}

export function findAccount(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'lastname', 'locale', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The person in the shape that the browser gets. */
export async function getUser(db: Database, account_id: number): Promise<User> {
  const account = await db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'firstname',
      'lastname',
      'bio',
      'phone',
      'avatar',
      'locale',
      'permissions',
      'password_hash',
    ])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    .select(['role.id', 'role.name'])
    .where('account_role.account_id', '=', account_id)
    .orderBy('account_role.position')
    .execute();
  const { email, password_hash, ...profile } = account;
  return {
    ...profile,
    email: email ?? '',
    roles,
    ...(password_hash === null && { confirms_by_mobile: true as const }),
    password_least: getMinPasswordLength(getRoleKind(roles[0]?.name), await hasSecondStep(db, account_id)),
  };
}

export interface NewAccount {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: Locale;
  readonly password_hash: string;
  readonly role_id: number;
}

/** Undefined when the address is taken: the unique index decides, so two concurrent sign-ups create one account. */
export async function insertAccount(trx: Trx, { role_id, ...account }: NewAccount): Promise<number | undefined> {
  const row = await trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await trx.insertInto('account_role').values({ account_id: row.id, position: 0, role_id }).execute();
  return row?.id;
}
