// Queries of the rehearsals of a draft revenue code and of the bills they compute again.

import type { AssessCase, RehearsalState } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { RehearsedBill, Tally } from './rehearsal-tally.ts';

export interface RehearsalRow {
  readonly rehearsal_id: number;
  readonly ordinance_version_id: number;
  readonly parent_id: number;
  readonly revision: number;
  readonly content: unknown;
  readonly state: RehearsalState;
  readonly tax_year: number | null;
  readonly assessments: number;
  readonly done: number;
  readonly last_bill_id: number;
  readonly tally: Tally;
  readonly asked_by_name: string;
  readonly asked_on: string;
  readonly asked_at: string;
  readonly finished_at: string | null;
}

const REHEARSALS = sql`
  select
    r.rehearsal_id, r.ordinance_version_id, r.parent_id, r.revision, r.content, r.state, r.tax_year, r.assessments,
    r.done, r.last_bill_id, r.tally, r.asked_on, r.asked_at, r.finished_at,
    (select u.full_name from account u where u.id = r.asked_by) as asked_by_name
  from ordinance_rehearsal r`;

/** The newest rehearsal of a draft. */
export async function findNewestRehearsal(
  db: Database | Trx,
  ordinance_version_id: number,
): Promise<RehearsalRow | undefined> {
  const { rows } = await sql<RehearsalRow>`
      ${REHEARSALS} where r.ordinance_version_id = ${ordinance_version_id}::bigint order by r.rehearsal_id desc
        limit 1`.execute(db);
  return rows[0];
}

/** Claims the rehearsal for one step; undefined when it is done or another process has it. */
export async function claimRehearsal(trx: Trx, rehearsal_id: number): Promise<RehearsalRow | undefined> {
  const { rows } = await sql<RehearsalRow>`
      ${REHEARSALS} where r.rehearsal_id = ${rehearsal_id}::bigint
      and r.state <> 'DONE' for update of r skip locked`.execute(trx);
  return rows[0];
}

/** Rehearsals without progress for a while, because their process ended. */
export async function listAbandonedRehearsals(db: Database, seconds: number): Promise<number[]> {
  const { rows } = await sql<{
    rehearsal_id: number;
  }>`
    select rehearsal_id
    from ordinance_rehearsal
    where state <> 'DONE' and moved_at < now() - make_interval(secs => ${seconds})`.execute(db);
  return rows.map(({ rehearsal_id }) => rehearsal_id);
}

interface RehearsalBase {
  readonly tax_year: number | null;
  readonly assessments: number;
  readonly first_bill_id: number;
}

/** The latest year with orders of payment in force or settled, and their number. */
export async function readRehearsalBase(trx: Trx): Promise<RehearsalBase> {
  const { rows } = await sql<RehearsalBase>`
    select y.tax_year, count(*) as assessments, coalesce(min(b.bill_id), 1) as first_bill_id
    from (
        select max(a.tax_year) as tax_year
        from bill b
        join application a using (assessment_id)
        where b.state in ('APPROVED', 'SETTLED')
      ) y
    join application a on a.tax_year = y.tax_year
    join bill b on b.assessment_id = a.assessment_id and b.state in ('APPROVED', 'SETTLED')
    group by y.tax_year`.execute(trx);
  return rows[0] ?? { tax_year: null, assessments: 0, first_bill_id: 1 };
}

interface BillWindow {
  readonly tax_year: number;
  readonly after: number;
  readonly limit: number;
}

export interface Bills {
  readonly bills: readonly RehearsedBill[];
  /** Begin of the next step; null after the last one. */
  readonly next: number | null;
}

/** The next bills by number, of any year, so that every step costs the same; those of the tax year are returned. */
export async function listBills(trx: Trx, { tax_year, after, limit }: BillWindow): Promise<Bills> {
  const { rows } = await sql<{ bill_id: number; input: AssessCase }>`
    select bill_id, input
    from bill
    where bill_id > ${after}::bigint and state in ('APPROVED', 'SETTLED')
    order by bill_id
    limit ${limit}`.execute(trx);
  const bills = rows.filter(({ input }) => input.tax_year === tax_year);
  return { bills, next: rows.length < limit ? null : (rows.at(-1)?.bill_id ?? null) };
}

export interface BilledBusiness {
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
}

/** Businesses of these bills. */
export async function listBilledBusinesses(
  db: Database,
  bill_ids: readonly number[],
): Promise<Map<number, BilledBusiness>> {
  const { rows } = await sql<BilledBusiness & { bill_id: number }>`
    select b.bill_id, a.assessment_code, c.company_code, c.company_name
    from bill b
    join application a using (assessment_id)
    join business c using (business_id)
    where b.bill_id = any(${[...bill_ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ bill_id, ...business }) => [bill_id, business]));
}
