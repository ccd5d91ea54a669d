// Finds the proof of sales that a business still has to file, or that waits for the treasurer, by the code of its year.

import type { Company, Locale } from '@ebpls/contracts';
import { findDeficiencyDueDay } from '@ebpls/rules/tariff';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';

interface ProofReader {
  readonly rows: Pick<ReferenceRows, 'ordinances' | 'holidays'>;
  readonly today: string;
  readonly locale: Locale;
}

interface OpenProofRow {
  readonly assessment_code: string;
  readonly tax_year: number;
  readonly ordinance_version_id: number;
  readonly state: 'PENDING' | 'FILED';
}

/**
 * The proof of sales of the newest renewal, from its first day to the decision; undefined where the revenue code has no
 * deficiency, without a query when no code has one.
 */
export async function findOpenProof(
  db: Database,
  business_id: number,
  { rows, today, locale }: ProofReader,
): Promise<Company['proof_of_sales']> {
  if (rows.ordinances.every(({ tariff }) => tariff?.tariff.deficiency === undefined)) return undefined;
  const { rows: found } = await sql<OpenProofRow>`
    with newest as (
      select a.assessment_code, a.tax_year, b.ordinance_version_id, coalesce(d.state, 'PENDING') as state
      from application a
      join business c using (business_id)
      join bill b using (assessment_id)
      left join tax_deficiency d using (assessment_id)
      where a.business_id = ${business_id}::bigint
        and a.application_type = 'RENEWAL'
        and a.state = 'ISSUED'
        and b.state in ('APPROVED', 'SETTLED')
        and c.state not in ('RETIRED', 'CLOSED_BY_ORDER')
      order by a.tax_year desc
      limit 1
    )
    select assessment_code, tax_year, ordinance_version_id, state from newest where state in ('PENDING', 'FILED')`.execute(
    db,
  );
  const [row] = found;
  const open = rows.ordinances.find((version) => version.ordinance_version_id === row?.ordinance_version_id)?.tariff;
  const rule = open?.tariff.deficiency;
  if (!row || !open || !rule || today < `${row.tax_year}-${rule.proof_from ?? '01-01'}`) return undefined;
  const { ordinance_version_id: _version, ...proof } = row;
  const due_on = findDeficiencyDueDay(open, row.tax_year, rows.holidays) ?? `${row.tax_year}-${rule.due}`;
  return { ...proof, proof: rule.proof[locale], due_on };
}
