// Queries of permission grants: who granted which permission to whom (decision 0052).

import { ROLE_ID } from '@ebpls/contracts';
import type { Making } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';

/**
 * A grant as a making of one account by another, with the exceptions until the first revenue code is published
 * (decisions E63 and 0052).
 */
export interface RecordedMaking extends Making {
  /** The first administrator appointed the second alone, and neither counts as appointed by the other. */
  readonly is_founding: boolean;
  /** No revenue code was published at that time. */
  readonly is_before_code: boolean;
}

/** Requesters and approvers of roles and permissions, the newest of each pair of accounts; ended grants count too. */
export async function listMakings(db: Database | Trx): Promise<RecordedMaking[]> {
  const { rows } = await sql<RecordedMaking>`
    with code as (
      select not exists (select from ordinance_version where state = 'PUBLISHED') as is_missing
    )
    select
      g.account_id, by.made_by, to_char(max(g.granted_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as made_at,
      code.is_missing as is_before_code,
      code.is_missing and exists (
        select from account_grant f
        where f.power = 'admin' and f.approved_by is null
          and (f.account_id, f.asked_by) in ((g.account_id, by.made_by), (by.made_by, g.account_id))
      ) as is_founding
    from account_grant g
    cross join lateral (values (g.asked_by), (g.approved_by)) by (made_by)
    cross join code
    where by.made_by is not null
    group by g.account_id, by.made_by, code.is_missing`.execute(db);
  return rows;
}

interface GrantInput {
  /** Names of roles, and permissions. */
  readonly powers: readonly string[];
  readonly asked_by: number | null;
  /** Null when one person was enough, or under the exception for the first administrator. */
  readonly approved_by: number | null;
  readonly now: Date;
}

/** Records the grantors and the grants. */
export async function insertGrants(
  trx: Trx,
  account_id: number,
  { powers, now, ...grantors }: GrantInput,
): Promise<void> {
  if (powers.length === 0) return;
  await trx
    .updateTable('account_grant')
    .set({ ended_at: now })
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`power = any(${[...powers]}::text[])`)
    .execute();
  const rows = powers.map((power) => ({ account_id, power, ...grantors, granted_at: now, ended_at: null }));
  await trx.insertInto('account_grant').values(rows).execute();
}

interface KeptGrants {
  /** Grants that stay in force. */
  readonly kept: readonly string[];
  readonly now: Date;
}

/** Ends all grants except the kept ones; ended grants stay on record. */
export async function endGrants(trx: Trx, account_id: number, { kept, now }: KeptGrants): Promise<void> {
  await trx
    .updateTable('account_grant')
    .set({ ended_at: now })
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`power <> all(${[...kept]}::text[])`)
    .execute();
}

interface RoleMove {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** The grants of a role that became another follow its members, with who requested and approved them and when. */
export async function moveGrants(trx: Trx, { from, to, now }: RoleMove): Promise<void> {
  await sql`
    with ended as (
      update account_grant set ended_at = ${now}::timestamptz
      where power = ${from} and ended_at is null
      returning account_id, asked_by, approved_by, granted_at
    )
    insert into account_grant (account_id, power, asked_by, approved_by, granted_at)
    select account_id, ${to}, asked_by, approved_by, granted_at
    from ended
    where not exists (
      select from account_grant g
      where g.account_id = ended.account_id and g.power = ${to} and g.ended_at is null
    )`.execute(trx);
}

/** Serialises decisions about grants, so that two at once do not both find that there is nobody else. */
export async function lockGrants(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ebpls.grants'))`.execute(trx);
}

interface Appointment {
  readonly actor_id: number;
  /** Account of the change; undefined when it is still to be created. */
  readonly user_id: number | undefined;
}

/**
 * Whether nobody else could ever approve: no other person was ever an administrator with a password, and no further one
 * is invited. The exception for the first administrator of an empty municipality (decision E45) ends with the second
 * one.
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

/** Number of others who can act now: administrators, and heads of the licensing office. */
interface OthersLeft {
  readonly administrators: number;
  readonly licensing_heads: number;
}

/** Counts the people other than an account by first role: accounts with a password that are not closed. */
export async function countOtherAdministrators(trx: Trx, account_id: number): Promise<OthersLeft> {
  const { rows } = await sql<OthersLeft>`
    select
      count(*) filter (where p.role_id = ${ROLE_ID.admin}) as administrators,
      count(*) filter (where p.role_id = ${ROLE_ID.bplo} and 'office_head' = any(a.permissions)) as licensing_heads
    from account a
    join account_role p on p.account_id = a.id and p.position = 0
    where a.id <> ${account_id}::bigint and a.verified_at is not null and a.disabled_at is null`.execute(trx);
  return rows[0] ?? { administrators: 0, licensing_heads: 0 };
}
