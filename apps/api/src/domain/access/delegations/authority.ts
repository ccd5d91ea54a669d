import type { DelegateScope, OnBehalf } from '@ebpls/contracts';
import { isDelegable } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { Refused } from '../../../platform/refused.ts';
import { whereInForce } from './ownership-conditions.ts';

/** Delegation under which this transaction acts, in SQL (stored by `lockAuthority`); null for the owner. */
export const AUTHORITY_OF_ACT = sql<number | null>`delegation_of_act()`;

/** Reads that authority. */
export async function getTransactionAuthority(trx: Trx): Promise<number | null> {
  const { rows } = await sql<{ held: number | null }>`select ${AUTHORITY_OF_ACT} as held`.execute(trx);
  return rows[0]?.held ?? null;
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
