// SQL conditions for persons who can act for the owner of a business, and the delegation of a transaction.

import type { DelegateScope, OnBehalf } from '@ebpls/contracts';
import { isDelegable } from '@ebpls/rules';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { Refused } from '../../../platform/refused.ts';

/** Delegation under which this transaction acts, in SQL (stored by `lockAuthority`); null for the owner. */
export const AUTHORITY_OF_ACT = sql<number | null>`delegation_of_act()`;

/** Reads that authority. */
export async function getTransactionAuthority(trx: Trx): Promise<number | null> {
  const { rows } = await sql<{ held: number | null }>`select ${AUTHORITY_OF_ACT} as held`.execute(trx);
  return rows[0]?.held ?? null;
}

/** The next records of the transaction have no authority: it acts on the next of several businesses. */
export async function resetAuthority(trx: Trx): Promise<void> {
  await sql`select set_config('ebpls.delegation_id', '', true)`.execute(trx);
}

interface OwnedBusiness {
  readonly business_id: number;
  readonly owner_id: number;
}

/**
 * Locks the authority of a delegate until the transaction ends, and adds it to every record of the transaction. Does
 * nothing for owners, offices and the system. Refused: missing, when it ended meanwhile.
 */
export async function lockAuthority(
  trx: Trx,
  actor: Actor | undefined,
  { business_id, owner_id }: OwnedBusiness,
): Promise<void> {
  if (actor === undefined || actor.role !== 'user' || actor.account_id === owner_id) return;
  const { account_id, as_delegate } = actor;
  if (as_delegate === undefined) throw new Refused('missing', 'resource.missing');
  const { rows } = await sql<{ delegation_id: number }>`
    select g.delegation_id
    from delegation g
    where g.business_id = ${business_id}::bigint
      and ${whereInForce(sql`${owner_id}::bigint`, { account_id, ...as_delegate })}
    order by g.delegation_id desc
    limit 1
    for share of g`.execute(trx);
  const [delegation] = rows;
  if (delegation === undefined) throw new Refused('missing', 'resource.missing');
  await sql`select set_config('ebpls.delegation_id', ${String(delegation.delegation_id)}, true)`.execute(trx);
}

/** Authority under which a person reads a business; undefined for their own business, and for offices. */
export async function findAuthority(
  db: Database | Trx,
  { role, account_id, as_delegate }: Actor,
  { business_id, owner_id }: OwnedBusiness,
): Promise<OnBehalf | undefined> {
  if (role !== 'user' || account_id === owner_id || as_delegate === undefined) return undefined;
  const { rows } = await sql<OnBehalf>`
    select w.full_name as owner_name, g.delegation_no, g.scope, g.ends_on
    from delegation g
    join account w on w.id = g.owner_id
    where g.business_id = ${business_id}::bigint
      and ${whereInForce(sql`${owner_id}::bigint`, { account_id, ...as_delegate })}
    order by g.delegation_id desc
    limit 1`.execute(db);
  return rows[0];
}

/**
 * Whether the reader may file this kind: owners every kind, a delegate with that scope every kind not reserved to the
 * owner.
 */
export function mayFile(
  authority: Pick<OnBehalf, 'scope'> | undefined,
  kind: Parameters<typeof isDelegable>[0],
): boolean {
  return authority === undefined || (authority.scope.includes('FILE') && isDelegable(kind));
}

/** Whether the reader has this scope: owners have all, a delegate the granted ones. */
export function hasScope(authority: Pick<OnBehalf, 'scope'> | undefined, scope: DelegateScope): boolean {
  return authority === undefined || authority.scope.includes(scope);
}

/** Condition on `delegation`: accepted once, running or ended. */
const WAS_IN_FORCE = sql<boolean>`state in ('ACTIVE', 'ENDED')`;

/**
 * Condition on `delegation s` for one application: a clerk at the counter is on the owner's side only of applications
 * that they filed.
 */
const whereAuthorityCounts = (assessment_id: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (
    s.walk_in_id is null
    or exists (
      select
      from timeline t
      where t.assessment_id = ${assessment_id} and t.delegation_id = s.delegation_id
    )
  )`;

/**
 * Rows of `delegation s` that put a person on the owner's side of a business, or of one application when it is named:
 * every delegate ever appointed, and the clerk who filed that application at the counter.
 */
export function wasOnOwnersSide(assessment_id: number | null): RawBuilder<boolean> {
  return assessment_id === null
    ? sql`${WAS_IN_FORCE} and s.walk_in_id is null`
    : sql`${WAS_IN_FORCE} and ${whereAuthorityCounts(sql`${assessment_id}::bigint`)}`;
}

/**
 * Accounts on the owner's side of `application a` of `business b`, as JSON: its owner, and everybody who files or ever
 * filed for it.
 */
export const OWNERS_SIDE = sql<number[]>`
  (
    jsonb_build_array(a.owner_id, b.owner_id)
    || coalesce(
      (
        select jsonb_agg(distinct s.delegate_id)
        from delegation s
        where s.business_id = a.business_id and ${WAS_IN_FORCE} and ${whereAuthorityCounts(sql`a.assessment_id`)}
      ), '[]'
    )
  )`;

interface DelegationQuery {
  readonly account_id: number;
  readonly scope: DelegateScope;
  readonly today: string;
  readonly walk_in_id?: number;
}

/**
 * Rows of `delegation g` that admit a person with a scope on a day to one owner's data. A row ends with its last day,
 * with the ownership, and with the account of the grantor.
 */
export function whereInForce(
  owner_id: RawBuilder<unknown>,
  { account_id, scope, today, walk_in_id }: DelegationQuery,
): RawBuilder<boolean> {
  return sql`
    g.delegate_id = ${account_id}::bigint
    and g.owner_id = ${owner_id}
    and g.state = 'ACTIVE'
    and g.walk_in_id is not distinct from ${walk_in_id ?? null}::bigint
    and g.ends_on >= ${today}::date
    and ${scope}::text = any(g.scope)
    and exists (select from account w where w.id = g.owner_id and w.disabled_at is null)`;
}

/**
 * Condition that a row belongs to an owner, for every endpoint of owners: the owner's own rows, and where the act is
 * open to delegates the rows of businesses that they were appointed for. `row` is an alias with `business_id` and
 * `owner_id`. Only the owner prepares and files a closing or a transfer (decision 0096).
 */
export function whereOwnedBy(actor: Actor, row: 'a' | 'b' | 'business'): RawBuilder<boolean> {
  const { account_id, as_delegate } = actor;
  const owner_id = sql.ref(`${row}.owner_id`);
  if (as_delegate === undefined) return sql`${owner_id} = ${account_id}::bigint`;
  const kinds = row === 'a' && as_delegate.scope === 'FILE' ? sql`and ${IS_DELEGABLE}` : sql``;
  return sql`
    (
      ${owner_id} = ${account_id}::bigint
      or exists (
        select
        from delegation g
        where g.business_id = ${sql.ref(`${row}.business_id`)} and ${whereInForce(owner_id, { account_id, ...as_delegate })}
      ) ${kinds}
    )`;
}

/** Condition for lists of an owner: their own rows; of a named business also one that they were appointed for. */
export function whereOwnedOrNamed(actor: Actor, row: 'a' | 'b', company_code: string | undefined): RawBuilder<boolean> {
  const { as_delegate: _none, ...alone } = actor;
  return whereOwnedBy(company_code === undefined ? alone : actor, row);
}

/** `isDelegable` of the rules, as a condition on `application a`. */
const IS_DELEGABLE = sql`
  a.application_type <> 'RETIREMENT' and coalesce(a.amendment, '') not in ('TRANSFER_OWNERSHIP', 'DEATH')`;
