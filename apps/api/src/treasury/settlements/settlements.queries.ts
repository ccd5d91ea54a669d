// Queries of imported settlement files and unsettled payments of the gateway.

import type { AttemptState, Centavos, SettlementProblem, SettlementState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';

export interface FileRow {
  readonly file_id: number;
  readonly file_name: string;
  readonly imported_by: string;
  readonly imported_at: string;
  readonly rows: number;
  readonly gross: Centavos;
  readonly fee: Centavos;
  readonly net: Centavos;
  readonly matched: number;
  readonly exceptions: number;
  readonly deposited: number;
  readonly closed: number;
}

const SELECT_FILES = sql<FileRow>`
  select f.file_id, f.file_name, a.full_name as imported_by, f.imported_at, t.*
  from settlement_file f
  join account a on a.id = f.imported_by
  cross join lateral (
    select
      count(*) as rows, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(fee), 0)::bigint as fee,
      coalesce(sum(net), 0)::bigint as net, count(*) filter (where state = 'MATCHED') as matched,
      count(*) filter (where state = 'EXCEPTION') as exceptions,
      count(*) filter (where state = 'DEPOSITED') as deposited, count(*) filter (where state = 'CLOSED') as closed
    from settlement_line l
    where l.file_id = f.file_id
  ) t`;

/** Imported files with their counts and sums, newest first. */
export function listSettlementFiles(db: Database, page: PageQuery): Promise<RowPage<FileRow>> {
  return listRows({
    db,
    select: SELECT_FILES,
    where: [],
    order: orderByNumber('f.file_id', 'newest'),
    ...page,
    getKey: ({ file_id }) => ['', file_id],
  });
}

/** An imported file with its counts and sums. */
export async function findSettlementFile(db: Database, file_id: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`${SELECT_FILES} where f.file_id = ${file_id}::bigint`.execute(db);
  return rows[0];
}

export interface LineRow {
  readonly line_id: number;
  readonly row_no: number;
  readonly request_id: string;
  readonly company_name: string | null;
  readonly gross: Centavos;
  readonly fee: Centavos;
  readonly net: Centavos;
  readonly settled_on: string;
  readonly bank_reference: string;
  readonly state: SettlementState;
  readonly problem: SettlementProblem | null;
  readonly remarks: string;
  readonly deposited_on: string | null;
}

/** The rows of a file, differing ones first. */
export async function listSettlementLines(db: Database | Trx, file_id: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
      select
        l.line_id, l.row_no, l.request_id, paid.company_name, l.gross, l.fee, l.net, l.settled_on, l.bank_reference,
        l.state, l.problem, l.remarks, l.deposited_on
      from settlement_line l
      left join lateral (
        select string_agg(c.company_name, ', ' order by t.request_id) as company_name
        from payment_attempt t
        join bill b using (bill_id)
        join application a using (assessment_id)
        join business c using (business_id)
        where t.request_id = l.request_id or t.joint_id = l.request_id
      ) paid on true
      where l.file_id = ${file_id}::bigint
      order by l.state <> 'EXCEPTION', l.row_no`.execute(db);
  return rows;
}

/** Locks a file; undefined when there is none. */
export function lockFile(trx: Trx, file_id: number): Promise<{ file_id: number } | undefined> {
  return trx
    .selectFrom('settlement_file')
    .select('file_id')
    .where('file_id', '=', file_id)
    .forUpdate()
    .executeTakeFirst();
}

export interface BookedAttempt {
  readonly request_id: string;
  readonly state: AttemptState;
  readonly response_id: string | null;
  readonly amount: Centavos;
}

/** Amount that the gateway charged wrongly and that was set aside, of the attempts whose numbers are given. */
const selectWrongAmount = (request_ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (
    select x.amount
    from payment_exception x
    where x.request_id = any(${request_ids})
      and x.kind = 'MISMATCH'
      and x.outcome is distinct from 'POSTED'
      and x.outcome is distinct from 'DISMISSED'
    order by x.exception_id desc
    limit 1
  )`;

/** Our bookings of these payments: the amount set aside where the gateway charged another one. */
export async function listBookedAttempts(trx: Trx, request_ids: readonly string[]): Promise<BookedAttempt[]> {
  const { rows } = await sql<BookedAttempt>`
    select
      t.request_id, t.state, t.response_id,
      coalesce(${selectWrongAmount(sql`array[t.request_id]`)}, t.amount)::bigint as amount
    from payment_attempt t
    where t.request_id = any(${[...request_ids]}::text[])
    union all
    select
      t.joint_id, min(t.state), min(t.response_id),
      coalesce(${selectWrongAmount(sql`array_agg(t.request_id)`)}, sum(t.amount))::bigint
    from payment_attempt t
    where t.joint_id = any(${[...request_ids]}::text[])
    group by t.joint_id
    union all
    select n.request_id, 'SUCCEEDED', null, x.amount
    from payment_exception x
    join payment_notification n using (notification_id)
    where x.kind = 'UNKNOWN'
      and x.entry_id is not null
      and x.outcome is distinct from 'DISMISSED'
      and n.request_id = any(${[...request_ids]}::text[])`.execute(trx);
  return rows;
}

/** Payments of the list that an earlier file contains. */
export async function listSettledRequests(trx: Trx, request_ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('settlement_line')
    .select('request_id')
    .where('request_id', 'in', [...request_ids])
    .execute();
  return new Set(rows.map(({ request_id }) => request_id));
}

export interface UnsettledPayment {
  readonly request_id: string;
  readonly paid_at: string;
  readonly company_name: string;
  readonly top_no: string;
  readonly amount: Centavos;
}

/** Payments that succeeded and that no file contains; by an index of their own. */
const IS_UNSETTLED = sql`t.state in ('SUCCEEDED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED') and not t.is_settled`;

/** Unsettled payments up to a time, oldest first; five hundred at most. */
export async function listUnsettledUntil(db: Database, until: Date): Promise<UnsettledPayment[]> {
  const { rows } = await sql<UnsettledPayment>`
    select t.request_id, t.closed_at as paid_at, owed.company_name, owed.top_no, t.amount
    from (
      select request_id, closed_at, amount, bill_id
      from payment_attempt t
      where ${IS_UNSETTLED} and t.closed_at < ${until}::timestamptz
      order by t.closed_at, t.request_id
      limit 500
    ) t
    cross join lateral (
      select c.company_name, b.top_no
      from bill b
      join application a using (assessment_id)
      join business c using (business_id)
      where b.bill_id = t.bill_id
      limit 1
    ) owed
    order by t.closed_at, t.request_id`.execute(db);
  return rows;
}

/** Sum of all unsettled payments up to a time, those beyond the list included. */
export async function sumUnsettledUntil(db: Database, until: Date): Promise<Centavos> {
  const { rows } = await sql<{ total: Centavos }>`
    select coalesce(sum(t.amount), 0)::bigint as total
    from payment_attempt t
    where ${IS_UNSETTLED} and t.closed_at < ${until}::timestamptz`.execute(db);
  return rows[0]?.total ?? (0 as Centavos);
}

export interface FundShare {
  readonly fund: 'GENERAL' | 'TRUST-BARANGAY' | 'TRUST-BFP';
  readonly amount: Centavos;
}

/**
 * The gateway's debt to the trust funds for these payments: collections in the agency's own fund, the rest in the
 * general one. Money for an unknown number has that number as its reference.
 */
export async function listShares(trx: Trx, request_ids: readonly string[]): Promise<FundShare[]> {
  const { rows } = await sql<FundShare>`
      select r.fund, sum(r.amount)::bigint as amount
      from payment p
      join receipt r using (payment_id)
      left join payment_attempt t on t.request_id = p.request_id
      where coalesce(t.joint_id, p.request_id, p.reference) = any(${[...request_ids]}::text[])
        and r.fund <> 'GENERAL'
        and r.tender = 'GATEWAY'
      group by 1
      order by 1`.execute(trx);
  return rows;
}
