import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';

/** The day of the discovery of fraud by the tax year that it concerns (LGC s.194). */
export type FraudDays = ReadonlyMap<number, string>;

/** Years of a business that a finding in force covers, each with the latest day of discovery. */
export async function listFraudDays(db: Database | Trx, business_id: number): Promise<FraudDays> {
  const { rows } = await sql<{ tax_year: number; discovered_on: string }>`
    select y.tax_year, max(f.discovered_on) as discovered_on
    from fraud_finding f
    cross join lateral unnest(f.tax_years) y (tax_year)
    where f.business_id = ${business_id}::bigint and f.state in ('CONFIRMED', 'WITHDRAWAL_PROPOSED')
    group by y.tax_year`.execute(db);
  return new Map(rows.map(({ tax_year, discovered_on }) => [tax_year, discovered_on]));
}
