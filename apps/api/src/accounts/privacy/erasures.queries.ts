// Queries of erasure requests, and of the open cases that block the erasure of an account (RA 10173).

import { type Erasure, type ErasureBlocker, type ErasureRow } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

const REQUEST = sql`e.erasure_id, e.state, e.remarks, e.asked_at, e.executes_at, e.decided_at, e.reason`;

/** Each with the open cases of the account `a`; the order in which a person reads them. */
const BLOCKED_BY: Readonly<Record<ErasureBlocker, RawBuilder<unknown>>> = {
  application: sql`
    select from application p
    where p.owner_id = a.id
      and p.state not in ('DRAFT', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')`,
  // By business: all that is unpaid in the municipality would be read for one owner.
  due: sql`
    select from business b
    cross join lateral (
      select from application p
      join bill l using (assessment_id)
      join installment i using (bill_id)
      where p.business_id = b.business_id
        and l.state = 'APPROVED'
        and i.state in ('NOT_DUE', 'DUE', 'OVERDUE', 'PARTIAL')
      limit 1
    ) unpaid
    where b.owner_id = a.id`,
  payment: sql`
    select from payment_attempt t
    where t.account_id = a.id and t.state in ('CREATED', 'REDIRECTED', 'PENDING', 'REFUND_PENDING')`,
  claim: sql`
    select from payment_claim c where c.account_id = a.id and c.state = 'OPEN'
    union all
    select from refund_claim c
    where c.account_id = a.id and c.state in ('CLAIMED', 'EVALUATED', 'APPROVED', 'REFUNDING')
    union all
    select from transfer t where a.id in (t.seller_id, t.buyer_id) and t.state = 'OFFERED'
    union all
    select from succession u where a.id in (u.heir_id, u.owner_id) and u.state in ('FILED', 'CHECKED')`,
  business: sql`
    select from business b
    where b.owner_id = a.id
      and b.discarded_at is null
      and b.state not in ('PROSPECT', 'RETIRED', 'CLOSED_BY_ORDER')`,
};

/** Names of the obstacles of the account `a`, as a JSON array. */
const BLOCKERS = sql`to_jsonb(array_remove(array[${sql.join(
  Object.entries(BLOCKED_BY).map(([name, open]) => sql`case when exists (${open}) then ${name}::text end`),
)}], null))`;

export async function listBlockers(db: Database | Trx, account_id: number): Promise<ErasureBlocker[]> {
  const { rows } = await sql<{ blockers: ErasureBlocker[] }>`
    select ${BLOCKERS} as blockers
    from account a
    where a.id = ${account_id}::bigint`.execute(db);
  return rows[0]?.blockers ?? [];
}

/** The newest request of a person. */
export async function findNewestErasure(db: Database | Trx, account_id: number): Promise<Erasure | undefined> {
  const { rows } = await sql<Erasure>`
    select ${REQUEST}
    from erasure_request e
    where e.account_id = ${account_id}::bigint
    order by e.erasure_id desc
    limit 1`.execute(db);
  return rows[0];
}

/** Requests that wait for a decision come first, then those that wait for their day, then the ended ones. */
export async function listRequests(db: Database): Promise<ErasureRow[]> {
  const { rows } = await sql<ErasureRow>`
    select
      ${REQUEST},
      jsonb_build_object('id', a.id, 'email', coalesce(a.email, ''), 'firstname', a.firstname, 'lastname', a.lastname) as user,
      case when e.state in ('ASKED', 'APPROVED') then ${BLOCKERS} else '[]'::jsonb end as blockers
    from erasure_request e
    join account a on a.id = e.account_id
    order by array_position(array['ASKED', 'APPROVED'], e.state) nulls last, e.erasure_id desc
    limit 200`.execute(db);
  return rows;
}

/** Returns the number of the request; undefined while another request of the person is open. */
export async function insertRequest(
  trx: Trx,
  row: { account_id: number; remarks: string; asked_at: Date; executes_at: Date },
): Promise<number | undefined> {
  const result = await trx
    .insertInto('erasure_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('erasure_id')
    .executeTakeFirst();
  return result?.erasure_id;
}

/** What the notice of a request says. Throws for a number that no request has. */
export function getErasureById(trx: Trx, erasure_id: number) {
  return trx
    .selectFrom('erasure_request')
    .select(['account_id', 'reason', 'executes_at'])
    .where('erasure_id', '=', erasure_id)
    .executeTakeFirstOrThrow();
}

interface LockedErasure extends Erasure {
  readonly account_id: number;
}

/** The request with its account, both locked, the account first: nobody files or pays meanwhile. */
export async function lockErasure(trx: Trx, where: RawBuilder<unknown>): Promise<LockedErasure | undefined> {
  const { rows: dueRows } = await sql<{ account_id: number; erasure_id: number }>`
    select e.account_id, e.erasure_id
    from erasure_request e
    where ${where}`.execute(trx);
  const [request] = dueRows;
  if (!request) return undefined;
  await sql`select from account where id = ${request.account_id}::bigint for update`.execute(trx);
  const { rows } = await sql<LockedErasure>`
    select ${REQUEST}, e.account_id
    from erasure_request e
    where e.erasure_id = ${request.erasure_id}::bigint
    for update`.execute(trx);
  return rows[0];
}

export async function listDueErasures(db: Database, now: Date): Promise<{ erasure_id: number }[]> {
  return db
    .selectFrom('erasure_request')
    .select('erasure_id')
    .where('state', '=', 'APPROVED')
    .where('executes_at', '<=', sql<string>`${now}::timestamptz`)
    .orderBy('erasure_id')
    .limit(100)
    .execute();
}
