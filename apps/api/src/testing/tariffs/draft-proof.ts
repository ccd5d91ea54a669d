import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { readTown } from './town-fixture.ts';

/** Makes a draft a tariff whose proof has one difference of the charge PERMIT that nobody accepted. */
export async function insertDraftProof(db: Database, ordinance_version_id: number): Promise<void> {
  const tariff = JSON.stringify(readTown<object>('maliwanag', 'code'));
  await sql`
    update ordinance_version set tariff = ${tariff}::jsonb
    where ordinance_version_id = ${ordinance_version_id}::bigint`.execute(db);
  await sql`
    insert into tariff_proof (ordinance_version_id, revision, file_name, proved_by, proved_at)
    select ordinance_version_id, revision, 'bills.xlsx', created_by, created_at
    from ordinance_version
    where ordinance_version_id = ${ordinance_version_id}::bigint`.execute(db);
  await sql`
    insert into tariff_proof_bill (ordinance_version_id, bill_no, title, outcome, charged, computed)
    values (${ordinance_version_id}::bigint, 1, 'Rice store', 'DIFFERENT', 10000, 20000)`.execute(db);
  await sql`
    insert into tariff_proof_difference (ordinance_version_id, bill_no, charge, charged, computed)
    values (${ordinance_version_id}::bigint, 1, 'PERMIT', 10000, 20000)`.execute(db);
}
