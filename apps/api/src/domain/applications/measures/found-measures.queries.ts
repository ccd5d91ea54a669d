// Reads the measures that offices found of an application and of earlier years of its business.

import type { ClearanceState, ClearingOffice } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { ApplicationRow } from '../find-application.ts';

export interface FoundMeasureRow {
  /** Code of the line of business; empty for the whole business. */
  readonly line: string;
  readonly code: string;
  readonly value: string | boolean;
  readonly found_by: string;
  readonly found_at: string;
}

/** What offices found in an application, by line and code. */
export async function listFoundMeasures(db: Database | Trx, assessment_id: number): Promise<FoundMeasureRow[]> {
  const { rows } = await sql<FoundMeasureRow>`
    select m.line, m.code, m.value, p.full_name as found_by, m.found_at
    from found_measure m
    join account p on p.id = m.found_by
    where m.assessment_id = ${assessment_id}::bigint
    order by m.line, m.code`.execute(db);
  return rows;
}

export interface FormerMeasureRow extends Pick<FoundMeasureRow, 'line' | 'code' | 'value'> {
  readonly tax_year: number;
}

/** The newest finding of each measure in earlier applications of the business that ended in a permit. */
export async function listFormerMeasures(
  db: Database | Trx,
  { business_id, assessment_id }: Pick<ApplicationRow, 'business_id' | 'assessment_id'>,
): Promise<FormerMeasureRow[]> {
  const { rows } = await sql<FormerMeasureRow>`
    select distinct on (m.line, m.code) m.line, m.code, m.value, a.tax_year
    from found_measure m
    join application a using (assessment_id)
    where a.business_id = ${business_id}::bigint
      and a.assessment_id < ${assessment_id}::bigint
      and a.state = 'ISSUED'
    order by m.line, m.code, a.assessment_id desc`.execute(db);
  return rows;
}

/** The offices that clear an application, each with the state of its clearance. */
export async function listClearingOffices(
  db: Database | Trx,
  assessment_id: number,
): Promise<ReadonlyMap<ClearingOffice, ClearanceState>> {
  const rows = await db
    .selectFrom('clearance')
    .select(['office', 'state'])
    .where('assessment_id', '=', assessment_id)
    .execute();
  return new Map(rows.map(({ office, state }) => [office, state]));
}
