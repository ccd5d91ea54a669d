// Lists the fees that offices proposed for an application.

import type { Centavos, ClearingOffice, MeasuredFee } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

export interface ProposedFeeRow {
  readonly code: string;
  readonly office: ClearingOffice;
  readonly amount: Centavos;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_at: string;
  readonly outcome: 'TAKEN' | 'REJECTED' | null;
  readonly decision: string;
  readonly decided_by: string | null;
}

/** Fees that offices found in an application, by code. */
export async function listProposedFees(db: Database | Trx, assessment_id: number): Promise<ProposedFeeRow[]> {
  const { rows } = await sql<ProposedFeeRow>`
    select
      f.code, c.office, f.amount, f.reason, p.full_name as proposed_by, f.proposed_at, f.outcome,
      f.decision, d.full_name as decided_by
    from proposed_fee f
    join clearance c using (clearance_id)
    join account p on p.id = f.proposed_by
    left join account d on d.id = f.decided_by
    where f.assessment_id = ${assessment_id}::bigint
    order by f.code`.execute(db);
  return rows;
}

/** Accepted fees as an assessment case holds them. */
export function toFoundFees(rows: readonly ProposedFeeRow[]): MeasuredFee[] {
  return rows
    .filter(({ outcome }) => outcome === 'TAKEN')
    .map(({ code, amount, office, reason }) => ({ code, amount, office, reason }));
}
