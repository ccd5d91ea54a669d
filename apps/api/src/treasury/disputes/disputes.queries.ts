// Queries of disputed lines of orders (LGC s.195).

import type { Basis, BillState, Centavos, DisputeState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import {
  listRows,
  orderByDay,
  orderByNumber,
  type PageQuery,
  type RowPage,
} from '../../platform/database/list-rows.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';

/** A disputed line with its order, its business and its owner. */
export interface Dispute {
  readonly dispute_id: number;
  readonly dispute_no: string;
  readonly bill_id: number;
  readonly bill_state: BillState;
  readonly top_no: string;
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  readonly account_id: number;
  readonly line_no: number;
  readonly name: string;
  readonly name_fil: string;
  readonly basis: Basis;
  readonly reason: string;
  readonly amount_billed: Centavos;
  readonly amount_held: Centavos;
  readonly amount_found: Centavos | null;
  readonly state: DisputeState;
  readonly filed_on: string;
  readonly filed_at: string;
  readonly decide_by: string;
  readonly ended_on: string | null;
  readonly decision: string;
}

const SELECT_DISPUTES = sql<Dispute>`
  select
    d.dispute_id, d.dispute_no, d.bill_id, b.state as bill_state, b.top_no, b.assessment_id, a.assessment_code,
    d.business_id, c.company_code, c.company_name, o.full_name as owner_name, d.account_id,
    d.line_no, l.name, l.name_fil, l.basis, d.reason, d.amount_billed, d.amount_held, d.amount_found, d.state,
    d.filed_on, d.filed_at, d.decide_by, d.ended_on, d.decision
  from line_dispute d
  join bill b using (bill_id)
  join bill_line l on l.bill_id = d.bill_id and l.line_no = d.line_no
  join application a using (assessment_id)
  join business c on c.business_id = d.business_id
  join account o on o.id = d.account_id`;

async function readDisputes(db: Database | Trx, clause: RawBuilder<unknown>): Promise<Dispute[]> {
  return (await sql<Dispute>`${SELECT_DISPUTES} ${clause}`.execute(db)).rows;
}

/** A dispute by its number; undefined when there is none. */
export async function findDispute(db: Database | Trx, dispute_no: string): Promise<Dispute | undefined> {
  return (await readDisputes(db, sql`where d.dispute_no = ${dispute_no}`))[0];
}

/** A dispute by its number, locked; application and bill are locked before. */
export async function lockDispute(trx: Trx, dispute_no: string): Promise<Dispute | undefined> {
  return (await readDisputes(trx, sql`where d.dispute_no = ${dispute_no} for no key update of d`))[0];
}

interface DisputeSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly state: 'waiting' | 'closed';
}

/** Waiting disputes by their due day, the earliest first; or ended ones, and those whose order has ended. */
export function listAllDisputes(db: Database, { search, state, ...page }: DisputeSearch): Promise<RowPage<Dispute>> {
  const isWaiting = sql`(d.state = 'OPEN' and b.state = 'APPROVED')`;
  return listRows({
    db,
    select: SELECT_DISPUTES,
    where: [
      state === 'waiting' ? isWaiting : sql`not ${isWaiting}`,
      hasSearchText(search, { name: sql`c.search_name`, columns: ['d.dispute_no', 'b.top_no'] }),
    ],
    order: state === 'waiting' ? orderByDay('d.decide_by', 'd.dispute_id') : orderByNumber('d.dispute_id', 'newest'),
    ...page,
    getKey: ({ decide_by, dispute_id }) => [decide_by, dispute_id],
  });
}

/** Years added to an order in force, each with the day of its notice. */
export async function listAddedYears(db: Database | Trx, bill_id: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ tax_year: number; added_on: string }>`
    select (y ->> 'tax_year')::integer as tax_year, y ->> 'added_on' as added_on
    from bill b
    cross join lateral jsonb_array_elements(b.back_years) y
    where b.bill_id = ${bill_id}::bigint and y ? 'added_on'`.execute(db);
  return new Map(rows.map(({ tax_year, added_on }) => [tax_year, added_on]));
}

/** Lines of the deficiencies that were added to an order in force, each with the day of its notice. */
export async function listAddedDeficiencies(db: Database | Trx, bill_id: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ line_no: number; added_on: string }>`
    select line_no, (decided_at at time zone 'Asia/Manila')::date as added_on
    from tax_deficiency
    where bill_id = ${bill_id}::bigint and line_no is not null`.execute(db);
  return new Map(rows.map(({ line_no, added_on }) => [line_no, added_on]));
}

/**
 * Day of the notice of assessment: the first approval of this computation. Copies that replace an expired order are the
 * same assessment.
 */
export async function findNoticeDay(db: Database | Trx, bill_id: number): Promise<string> {
  const { rows } = await sql<{ noticed_on: string }>`
    select min((f.approved_at at time zone 'Asia/Manila')::date) as noticed_on
    from bill b
    join bill f on f.assessment_id = b.assessment_id and f.computed_at = b.computed_at
    where b.bill_id = ${bill_id}::bigint`.execute(db);
  return rows[0]?.noticed_on ?? '';
}
