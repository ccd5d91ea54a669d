// Lists the proofs of sales that businesses still have to file, or that the treasurer has not decided, by the code of their year.

import type { Company, Locale } from '@ebpls/contracts';
import { findDeficiencyDueDay } from '@ebpls/rules/tariff';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { IS_BILLED } from './carried-orders.queries.ts';

interface ProofReader {
  readonly rows: Pick<ReferenceRows, 'ordinances' | 'holidays'>;
  readonly today: string;
  readonly locale: Locale;
}

interface OpenProofRow {
  readonly business_id: number;
  readonly assessment_code: string;
  readonly tax_year: number;
  readonly ordinance_version_id: number;
  readonly state: 'PENDING' | 'FILED';
  /** The figures were entered, and their file was never sent. */
  readonly is_file_missing: boolean;
}

type CompanyProof = NonNullable<Company['proof_of_sales']>;

/** A proof that is not decided, with the first day on which it is accepted. */
export interface OpenProof extends CompanyProof {
  readonly business_id: number;
  readonly opens_on: string;
  readonly is_file_missing: boolean;
}

/**
 * The proof of sales of the newest renewal of each business, from its first day to the decision; without a query when no
 * revenue code has a deficiency.
 */
export async function listOpenProofs(
  db: Database,
  businessIds: readonly number[],
  reader: ProofReader,
): Promise<OpenProof[]> {
  const { ordinances } = reader.rows;
  if (businessIds.length === 0 || ordinances.every(({ tariff }) => tariff?.tariff.deficiency === undefined)) return [];
  const { rows: proofRows } = await sql<OpenProofRow>`
    with newest as (
      select distinct on (a.business_id)
        a.business_id, a.assessment_code, a.tax_year, b.ordinance_version_id, coalesce(d.state, 'PENDING') as state,
        d.deficiency_id is not null and d.storage_key is null as is_file_missing
      from application a
      join business c using (business_id)
      join bill b using (assessment_id)
      left join tax_deficiency d using (assessment_id)
      where a.business_id = any (${businessIds}::bigint[])
        and a.application_type = 'RENEWAL'
        and a.state = 'ISSUED'
        and ${IS_BILLED}
        and c.state not in ('RETIRED', 'CLOSED_BY_ORDER')
      order by a.business_id, a.tax_year desc
    )
    select * from newest where state in ('PENDING', 'FILED')`.execute(db);
  return proofRows.flatMap((row) => toOpenProof(row, reader));
}

/** None where the code of the year has no deficiency, or its first day has not come. */
function toOpenProof(
  { ordinance_version_id, ...proof }: OpenProofRow,
  { rows, today, locale }: ProofReader,
): OpenProof[] {
  const open = rows.ordinances.find((version) => version.ordinance_version_id === ordinance_version_id)?.tariff;
  const rule = open?.tariff.deficiency;
  if (!open || !rule) return [];
  const opens_on = `${proof.tax_year}-${rule.proof_from ?? '01-01'}`;
  if (today < opens_on) return [];
  const due_on = findDeficiencyDueDay(open, proof.tax_year, rows.holidays) ?? `${proof.tax_year}-${rule.due}`;
  return [{ ...proof, proof: rule.proof[locale], opens_on, due_on }];
}
