// Queries of changes of an account that wait for the decision of a second administrator (decision 0052).

import type { AccountRequest, AccountRequestKind, Permission, SafeguardedPower } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { AccountRequestState } from '../../tables/accounts.ts';

/** A request with the names that a reader and a mail need. */
export interface AccountRequestRow extends Omit<AccountRequest, 'acts'> {
  readonly kind: AccountRequestKind;
  readonly state: AccountRequestState;
  readonly asked_by_id: number;
  readonly role_ids: number[];
  readonly permissions: Permission[];
  readonly powers: SafeguardedPower[];
  readonly taken: SafeguardedPower[];
}

const SELECT_REQUESTS = sql`
  select
    q.account_request_id, q.kind, q.state, q.powers, q.taken, q.role_ids, q.permissions, q.asked_by as asked_by_id,
    b.full_name as asked_by, q.asked_at, q.expires_at,
    jsonb_build_object('id', u.id, 'email', coalesce(u.email, ''), 'firstname', u.firstname, 'lastname', u.lastname) as user,
    coalesce(
      (
        select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by given.place)
        from unnest(q.role_ids)
        with ordinality given (role_id, place)
        join role r on r.id = given.role_id
      ), '[]'
    ) as roles
  from account_request q
  join account u on u.id = q.account_id
  join account b on b.id = q.asked_by`;

async function readAccountRequests(db: Database | Trx, rest: RawBuilder<unknown>): Promise<AccountRequestRow[]> {
  return (await sql<AccountRequestRow>`${SELECT_REQUESTS} ${rest}`.execute(db)).rows;
}

/** Waiting requests, oldest first; at most one for each account. */
export function listWaitingRequests(db: Database, now: Date): Promise<AccountRequestRow[]> {
  return readAccountRequests(
    db,
    sql`where q.state = 'WAITING' and q.expires_at > ${now}::timestamptz order by q.account_request_id`,
  );
}

export function listExpiredRequests(db: Database, now: Date): Promise<AccountRequestRow[]> {
  return readAccountRequests(
    db,
    sql`where q.state = 'WAITING' and q.expires_at <= ${now}::timestamptz order by q.account_request_id limit 100`,
  );
}

export async function findRequest(
  db: Database | Trx,
  account_request_id: number,
): Promise<AccountRequestRow | undefined> {
  return (await readAccountRequests(db, sql`where q.account_request_id = ${account_request_id}::bigint`))[0];
}

/** The same request, locked. Its account is locked before it. */
export async function lockRequest(trx: Trx, account_request_id: number): Promise<AccountRequestRow | undefined> {
  return (
    await readAccountRequests(trx, sql`where q.account_request_id = ${account_request_id}::bigint for update of q`)
  )[0];
}

interface NewRequest {
  readonly account_id: number;
  readonly kind: AccountRequestKind;
  readonly role_ids: readonly number[];
  readonly permissions: readonly Permission[];
  readonly powers: readonly SafeguardedPower[];
  readonly taken: readonly SafeguardedPower[];
  readonly asked_by: number;
  readonly asked_at: Date;
  readonly expires_at: Date;
}

/** Undefined when another change of the account waits already. */
export async function insertRequest(
  trx: Trx,
  { role_ids, permissions, powers, taken, ...request }: NewRequest,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('account_request')
    .values({
      ...request,
      role_ids: [...role_ids],
      permissions: [...permissions],
      powers: [...powers],
      taken: [...taken],
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_request_id')
    .executeTakeFirst();
  return row?.account_request_id;
}

interface RequestEnd {
  readonly state: Exclude<AccountRequestState, 'WAITING'>;
  readonly decided_by: number | null;
  readonly now: Date;
  readonly reason?: string;
}

export async function endRequest(
  trx: Trx,
  account_request_id: number,
  { state, decided_by, now, reason = '' }: RequestEnd,
): Promise<void> {
  await trx
    .updateTable('account_request')
    .set({ state, decided_by, decided_at: now, reason })
    .where('account_request_id', '=', account_request_id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** The waiting request of an account. */
export async function findWaitingRequest(trx: Trx, account_id: number): Promise<AccountRequestRow | undefined> {
  return (
    await readAccountRequests(
      trx,
      sql`where q.account_id = ${account_id}::bigint and q.state = 'WAITING' for update of q`,
    )
  )[0];
}

/** Requests of a former administrator end: nobody may approve a change that no present administrator requested. */
export async function endOwnRequests(
  trx: Trx,
  asked_by: number,
  { decided_by, now }: Pick<RequestEnd, 'decided_by' | 'now'>,
): Promise<void> {
  await trx
    .updateTable('account_request')
    .set({ state: 'OVERTAKEN', decided_by, decided_at: now })
    .where('asked_by', '=', asked_by)
    .where('state', '=', 'WAITING')
    .execute();
}
