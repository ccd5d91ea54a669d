// Counts the businesses whose line of business a revenue code no longer has.

import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

interface GoneLine {
  readonly line: string;
  readonly businesses: number;
}

/** The lines that open businesses use and that are none of these codes, with the number of businesses of each. */
export async function listGoneLines(db: Database | Trx, codes: readonly string[]): Promise<GoneLine[]> {
  const { rows } = await sql<GoneLine>`
    select l.line, count(*) as businesses
    from business b
    cross join lateral (select distinct unnest(b.line_ids) as line) l
    where b.state not in ('PROSPECT', 'RETIRED') and b.discarded_at is null and not (l.line = any(${[...codes]}::text[]))
    group by l.line
    order by l.line`.execute(db);
  return rows;
}
