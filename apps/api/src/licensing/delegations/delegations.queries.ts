// Queries of the delegates that owners appoint for their businesses.

import type { DelegateScope, DelegationState, Locale } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

export interface DelegationRow {
  readonly delegation_id: number;
  readonly delegation_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_id: number;
  readonly owner_name: string;
  readonly delegate_id: number | null;
  readonly delegate_email: string;
  readonly delegate_name: string | null;
  readonly scope: DelegateScope[];
  readonly state: DelegationState;
  readonly offered_at: string;
  readonly answer_by: string;
  readonly ends_on: string;
  readonly ended_at: string | null;
  readonly last_act: string | null;
  readonly last_act_at: string | null;
}

const SELECT_DELEGATIONS = sql`
  select
    g.delegation_id, g.delegation_no, g.business_id, b.company_code,
    coalesce(nullif(b.company_name, ''), b.draft -> 'identity' ->> 'company_name', '') as company_name, g.owner_id,
    w.full_name as owner_name, g.delegate_id, g.delegate_email,
    d.full_name as delegate_name, g.scope, g.state, g.offered_at, g.answer_by, g.ends_on, g.ended_at,
    e.act as last_act, e.at as last_act_at
  from delegation g
  join business b using (business_id)
  join account w on w.id = g.owner_id
  left join account d on d.id = g.delegate_id
  left join lateral (
    select act, at
    from audit_entry
    where delegation_id = g.delegation_id and account_id = g.delegate_id
    order by id desc
    limit 1
  ) e on true`;

/** Unanswered offers of the person with the confirmed account of that e-mail. */
const whereOffered = (account_id: number) => sql<boolean>`
  (
    g.state = 'OFFERED'
    and g.delegate_email = (
      select lower(email)
      from account
      where id = ${account_id}::bigint and verified_at is not null
    )
  )`;

/** The two sides of an appointment, and nobody else. */
const whereSide = (account_id: number) => sql<boolean>`
  g.walk_in_id is null
  and (
    g.owner_id = ${account_id}::bigint
    or g.delegate_id = ${account_id}::bigint
    or ${whereOffered(account_id)}
  )`;

async function listDelegationsWhere(db: Database | Trx, where: RawBuilder<unknown>): Promise<DelegationRow[]> {
  const { rows } = await sql<DelegationRow>`
    ${SELECT_DELEGATIONS}
    where ${where}
    order by g.delegation_id desc
    limit 100`.execute(db);
  return rows;
}

/** Present and former delegates of a business of this owner, newest first. */
export function listBusinessDelegations(db: Database, business_id: number, owner_id: number): Promise<DelegationRow[]> {
  return listDelegationsWhere(
    db,
    sql`g.business_id = ${business_id}::bigint and g.owner_id = ${owner_id}::bigint and g.walk_in_id is null`,
  );
}

/** Offers that wait for this person on a day. */
export function listReceivedOffers(db: Database, account_id: number, today: string): Promise<DelegationRow[]> {
  return listDelegationsWhere(db, sql`${whereOffered(account_id)} and g.answer_by >= ${today}::date`);
}

export async function findDelegation(
  db: Database | Trx,
  delegation_id: number,
  account_id: number,
): Promise<DelegationRow | undefined> {
  return (
    await listDelegationsWhere(db, sql`g.delegation_id = ${delegation_id}::bigint and ${whereSide(account_id)}`)
  )[0];
}

/** The same, locked until the end of the transaction; undefined when it belongs to another account meanwhile. */
export async function lockDelegation(
  trx: Trx,
  delegation_id: number,
  account_id: number,
): Promise<DelegationRow | undefined> {
  const { rows } = await sql`
    select
    from delegation g
    where g.delegation_id = ${delegation_id}::bigint and ${whereSide(account_id)}
    for update of g`.execute(trx);
  return rows.length === 0 ? undefined : findDelegation(trx, delegation_id, account_id);
}

/** Appointments of a business that are in force, or wait for an answer, on a day. */
export async function listOpenDelegations(
  trx: Trx,
  business_id: number,
  today: string,
): Promise<{ readonly delegate_email: string }[]> {
  const { rows } = await sql<{ delegate_email: string }>`
    select delegate_email
    from delegation
    where business_id = ${business_id}::bigint
      and walk_in_id is null
      and (state = 'ACTIVE' or state = 'OFFERED' and answer_by >= ${today}::date)
      and ends_on >= ${today}::date`.execute(trx);
  return rows;
}

export interface DelegationParty {
  readonly account_id: number;
  readonly email: string | null;
  readonly firstname: string;
  readonly locale: Locale;
}

/** An account that receives mails; undefined when there is none, or it is closed or not confirmed. */
export async function findReader(
  trx: Trx,
  by: { readonly email: string } | { readonly account_id: number },
): Promise<DelegationParty | undefined> {
  const { rows } = await sql<DelegationParty>`
    select id as account_id, email, firstname, locale
    from account
    where ${'email' in by ? sql`lower(email) = ${by.email}` : sql`id = ${by.account_id}::bigint`}
      and disabled_at is null
      and verified_at is not null`.execute(trx);
  return rows[0];
}
