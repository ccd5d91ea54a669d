// Queries of the proof of a draft by past bills. Amounts in centavos.

import type { Centavos, DifferenceDirection, ProofOutcome } from '@ebpls/contracts';
import type { TariffParams } from '@ebpls/rules/tariff';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';

export interface ProofRow {
  readonly proof_no: number;
  readonly revision: number;
  readonly file_name: string;
  readonly proved_by: string;
  readonly proved_at: string;
  readonly bills: number;
  readonly equal: number;
  readonly different: number;
  readonly refused: number;
  readonly charged: Centavos;
  readonly computed: Centavos;
  readonly open: number;
}

/** The proof of a version with its counts; the sums leave out bills that are refused. */
export async function findProof(db: Database | Trx, ordinance_version_id: number): Promise<ProofRow | undefined> {
  const { rows } = await sql<ProofRow>`
    select
      p.proof_no, p.revision, p.file_name, a.full_name as proved_by, p.proved_at, t.*,
      (
        select count(*) from tariff_proof_difference d
        where d.ordinance_version_id = p.ordinance_version_id and d.accepted_by is null
      ) as open
    from tariff_proof p
    join account a on a.id = p.proved_by
    cross join lateral (
      select
        count(*) as bills, count(*) filter (where outcome = 'EQUAL') as equal,
        count(*) filter (where outcome = 'DIFFERENT') as different,
        count(*) filter (where outcome = 'REFUSED') as refused,
        coalesce(sum(charged) filter (where outcome <> 'REFUSED'), 0)::bigint as charged,
        coalesce(sum(computed) filter (where outcome <> 'REFUSED'), 0)::bigint as computed
      from tariff_proof_bill b
      where b.ordinance_version_id = p.ordinance_version_id
    ) t
    where p.ordinance_version_id = ${ordinance_version_id}::bigint`.execute(db);
  return rows[0];
}

export interface GroupRow {
  readonly charge: string;
  readonly direction: DifferenceDirection;
  readonly bills: number;
  readonly open: number;
  readonly difference: Centavos;
}

const DIRECTION = sql`case when coalesce(computed, 0) > coalesce(charged, 0) then 'MORE' else 'LESS' end`;

/** The differences by charge and direction, the largest sum first. */
export async function listGroups(db: Database | Trx, ordinance_version_id: number): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select
      charge, ${DIRECTION} as direction, count(*) as bills, count(*) filter (where accepted_by is null) as open,
      sum(coalesce(computed, 0) - coalesce(charged, 0))::bigint as difference
    from tariff_proof_difference
    where ordinance_version_id = ${ordinance_version_id}::bigint
    group by charge, 2
    order by abs(sum(coalesce(computed, 0) - coalesce(charged, 0))) desc, charge`.execute(db);
  return rows;
}

export interface StoredRefusal {
  readonly place: string;
  readonly key: string;
  readonly params: TariffParams;
}

export interface BillRow {
  readonly bill_no: number;
  readonly title: string;
  readonly bill: unknown;
  readonly outcome: ProofOutcome;
  readonly charged: Centavos | null;
  readonly computed: Centavos | null;
  readonly refusal: StoredRefusal | null;
}

interface BillFilters extends PageQuery {
  readonly outcome?: ProofOutcome | undefined;
  readonly charge?: string | undefined;
}

/** The bills of a proof, in the order of the file. */
export function listProofBills(
  db: Database,
  ordinance_version_id: number,
  { outcome, charge, ...page }: BillFilters,
): Promise<RowPage<BillRow>> {
  const where: RawBuilder<unknown>[] = [sql`b.ordinance_version_id = ${ordinance_version_id}::bigint`];
  if (outcome !== undefined) where.push(sql`b.outcome = ${outcome}`);
  if (charge !== undefined)
    where.push(sql`exists (
      select from tariff_proof_difference d
      where d.ordinance_version_id = b.ordinance_version_id and d.bill_no = b.bill_no and d.charge = ${charge}
    )`);
  return listRows({
    db,
    select: sql<BillRow>`
      select b.bill_no, b.title, b.bill, b.outcome, b.charged, b.computed, b.refusal from tariff_proof_bill b`,
    where,
    order: orderByNumber('b.bill_no', 'oldest'),
    ...page,
    getKey: ({ bill_no }) => ['', bill_no],
  });
}

/** The stored bills, to be computed again. */
export async function listStoredBills(trx: Trx, ordinance_version_id: number): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    select bill_no, title, bill, outcome, charged, computed, refusal
    from tariff_proof_bill
    where ordinance_version_id = ${ordinance_version_id}::bigint
    order by bill_no`.execute(trx);
  return rows;
}

export interface DifferenceRow {
  readonly bill_no: number;
  readonly charge: string;
  readonly charged: Centavos | null;
  readonly computed: Centavos | null;
  readonly accepted_by: number | null;
  readonly accepted_by_name: string | null;
  readonly accepted_at: string | null;
  readonly reason: string | null;
}

/** The differences of these bills; of all bills without them. */
export async function listDifferences(
  db: Database | Trx,
  ordinance_version_id: number,
  bill_nos?: readonly number[],
): Promise<DifferenceRow[]> {
  const billsCondition = bill_nos === undefined ? sql`true` : sql`d.bill_no = any(${[...bill_nos]}::integer[])`;
  const { rows } = await sql<DifferenceRow>`
    select
      d.bill_no, d.charge, d.charged, d.computed, d.accepted_by, a.full_name as accepted_by_name, d.accepted_at, d.reason
    from tariff_proof_difference d
    left join account a on a.id = d.accepted_by
    where d.ordinance_version_id = ${ordinance_version_id}::bigint and ${billsCondition}
    order by d.bill_no, d.charge`.execute(db);
  return rows;
}

interface Acceptance {
  readonly charge: string;
  readonly direction: DifferenceDirection;
  readonly bill_no: number | undefined;
  readonly reason: string;
  readonly accepted_by: number;
  readonly accepted_at: Date;
}

/** Accepts the open differences of a charge in one direction, of one bill or of all. Returns how many. */
export async function acceptOpenDifferences(
  trx: Trx,
  ordinance_version_id: number,
  { charge, direction, bill_no, reason, accepted_by, accepted_at }: Acceptance,
): Promise<number> {
  const billCondition = bill_no === undefined ? sql`true` : sql`bill_no = ${bill_no}::integer`;
  const { rows } = await sql`
    update tariff_proof_difference
    set accepted_by = ${accepted_by}::bigint, accepted_at = ${accepted_at}, reason = ${reason}
    where ordinance_version_id = ${ordinance_version_id}::bigint and charge = ${charge} and accepted_by is null
      and ${DIRECTION} = ${direction} and ${billCondition}
    returning bill_no`.execute(trx);
  return rows.length;
}
