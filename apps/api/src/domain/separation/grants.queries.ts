import { type Power, ROLE_ID } from '@ebpls/contracts';
import type { Grant } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

/** What an account holds now, and who gave it. */
export function listGrants(db: Database | Trx, account_id: number): Promise<Grant[]> {
  return db
    .selectFrom('account_grant')
    .select(['power', 'asked_by', 'approved_by', 'granted_at'])
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .execute();
}

interface GrantInput {
  readonly powers: readonly Power[];
  readonly asked_by: number | null;
  /** Null under the exception for the first administrator. */
  readonly approved_by: number | null;
  readonly now: Date;
}

/** Writes down who gave what. */
export async function giveGrants(trx: Trx, account_id: number, { powers, now, ...by }: GrantInput): Promise<void> {
  if (powers.length === 0) return;
  await endGrants(trx, account_id, { powers, now });
  const rows = powers.map((power) => ({ account_id, power, ...by, granted_at: now, ended_at: null }));
  await trx.insertInto('account_grant').values(rows).execute();
}

/** They are held no longer; that they were stays on record. */
export async function endGrants(
  trx: Trx,
  account_id: number,
  { powers, now }: Pick<GrantInput, 'powers' | 'now'>,
): Promise<void> {
  await trx
    .updateTable('account_grant')
    .set({ ended_at: now })
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`power = any(${[...powers]}::text[])`)
    .execute();
}

/** One question about who may give what at a time, so that two at once do not both find that there is nobody else. */
export async function lockGrants(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ebpls.grants'))`.execute(trx);
}

interface Appointment {
  readonly actor_id: number;
  /** Whom it concerns; undefined when the account is still to be made. */
  readonly user_id: number | undefined;
}

/**
 * Whether nobody else could approve, and nobody ever could: no other person was ever an administrator with a password,
 * and no further one is invited. The exception for the first administrator of an empty municipality (decision E45) ends
 * with the second one.
 */
export async function isFirstAdministrator(trx: Trx, { actor_id, user_id = 0 }: Appointment): Promise<boolean> {
  const { rows } = await sql<{ has_other: boolean }>`
    select exists (
      select from account a
      cross join lateral (select
        exists (select from account_role p where p.account_id = a.id and p.role_id = ${ROLE_ID.admin}) as is_now,
        exists (select from account_grant g where g.account_id = a.id and g.power = 'admin') as was_once) admin
      where a.id <> ${actor_id}::bigint
        and ((a.verified_at is not null and (admin.is_now or admin.was_once))
          or (a.id <> ${user_id}::bigint and a.disabled_at is null and admin.is_now))
    ) as has_other`.execute(trx);
  return rows[0]?.has_other === false;
}
