// Queries of fraud findings (LGC s.194).

import type { FraudFindingState, FraudGround } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';

/** A finding with its business and the names of the people who acted on it. */
export interface FraudFinding {
  readonly finding_id: number;
  readonly finding_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly state: FraudFindingState;
  readonly ground: FraudGround;
  readonly evidence: string;
  readonly evidence_no: string;
  readonly discovered_on: string;
  readonly tax_years: readonly number[];
  readonly proposed_by: number;
  readonly proposed_by_name: string;
  readonly proposed_at: string;
  readonly decision: string;
  readonly decided_by_name: string | null;
  readonly decided_at: string | null;
  readonly withdrawal_reason: string;
  readonly withdrawal_proposed_by: number | null;
  readonly withdrawal_proposed_by_name: string | null;
  readonly withdrawal_proposed_at: string | null;
  readonly withdrawal_decision: string;
  readonly withdrawal_decided_by_name: string | null;
  readonly withdrawal_decided_at: string | null;
}

const SELECT_FINDINGS = sql<FraudFinding>`
  select
    f.finding_id, f.finding_no, f.business_id, c.company_code, c.company_name, f.state, f.ground, f.evidence,
    f.evidence_no, f.discovered_on, f.tax_years, f.proposed_by, p.full_name as proposed_by_name, f.proposed_at,
    f.decision, d.full_name as decided_by_name, f.decided_at, f.withdrawal_reason, f.withdrawal_proposed_by,
    wp.full_name as withdrawal_proposed_by_name, f.withdrawal_proposed_at, f.withdrawal_decision,
    wd.full_name as withdrawal_decided_by_name, f.withdrawal_decided_at
  from fraud_finding f
  join business c on c.business_id = f.business_id
  join account p on p.id = f.proposed_by
  left join account d on d.id = f.decided_by
  left join account wp on wp.id = f.withdrawal_proposed_by
  left join account wd on wd.id = f.withdrawal_decided_by`;

async function readFraudFindings(db: Database | Trx, clause: RawBuilder<unknown>): Promise<FraudFinding[]> {
  return (await sql<FraudFinding>`${SELECT_FINDINGS} ${clause}`.execute(db)).rows;
}

/** A finding by its number; undefined when there is none. */
export async function findFraudFinding(db: Database | Trx, finding_no: string): Promise<FraudFinding | undefined> {
  return (await readFraudFindings(db, sql`where f.finding_no = ${finding_no}`))[0];
}

/** A finding by its number, locked. */
export async function lockFraudFinding(trx: Trx, finding_no: string): Promise<FraudFinding | undefined> {
  return (await readFraudFindings(trx, sql`where f.finding_no = ${finding_no} for no key update of f`))[0];
}

interface FindingSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly state: 'waiting' | 'closed';
}

/** Findings that wait for a second person, or decided ones; newest first. */
export function searchFraudFindings(
  db: Database,
  { search, state, ...page }: FindingSearch,
): Promise<RowPage<FraudFinding>> {
  const isWaiting = sql`f.state in ('PROPOSED', 'WITHDRAWAL_PROPOSED')`;
  return listRows({
    db,
    select: SELECT_FINDINGS,
    where: [
      state === 'waiting' ? isWaiting : sql`not ${isWaiting}`,
      hasSearchText(search, { name: sql`c.search_name`, columns: ['f.finding_no', 'c.company_code'] }),
    ],
    order: orderByNumber('f.finding_id', 'newest'),
    ...page,
    getKey: ({ finding_no, finding_id }) => [finding_no, finding_id],
  });
}

/** A proposed or confirmed finding of one of the years; each year has at most one. */
export async function findFindingOfYears(
  trx: Trx,
  business_id: number,
  taxYears: readonly number[],
): Promise<FraudFinding | undefined> {
  const findings = await readFraudFindings(
    trx,
    sql`
      where f.business_id = ${business_id}::bigint
        and f.state in ('PROPOSED', 'CONFIRMED', 'WITHDRAWAL_PROPOSED')
        and f.tax_years && ${[...taxYears]}::integer[]
      order by f.finding_id
      limit 1`,
  );
  return findings[0];
}

/**
 * The application whose bill charges a year only by the finding: unpaid, and computed more than five years after the
 * installment fell due. Undefined when there is none.
 */
export async function findChargedCode(
  trx: Trx,
  { business_id, tax_years }: Pick<FraudFinding, 'business_id' | 'tax_years'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ assessment_code: string }>`
    select a.assessment_code
    from application a
    join bill b using (assessment_id)
    join installment i using (bill_id)
    join installment r on r.installment_id = coalesce(i.root_id, i.installment_id)
    join bill rb on rb.bill_id = r.bill_id
    where a.business_id = ${business_id}::bigint
      and b.state in ('COMPUTED', 'APPROVED')
      and i.state not in ('PAID', 'VOID', 'WAIVED')
      and r.of_year = any(${[...tax_years]}::integer[])
      and (r.due_on + interval '5 years')::date < (rb.computed_at at time zone 'Asia/Manila')::date
    order by b.bill_id desc
    limit 1`.execute(trx);
  return rows[0]?.assessment_code;
}
