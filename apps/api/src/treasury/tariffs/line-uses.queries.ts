// Counts the businesses of each line of business: a revenue code that no longer has the line needs another one for them.

import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

interface LineUse {
  readonly line: string;
  readonly businesses: number;
}

/** The lines that open businesses use with the number of businesses of each, without those of `except`. */
export async function listLineUses(db: Database | Trx, except: readonly string[] = []): Promise<LineUse[]> {
  const { rows } = await sql<LineUse>`
    select l.line, count(*) as businesses
    from business b
    cross join lateral (select distinct unnest(b.line_ids) as line) l
    where b.state not in ('PROSPECT', 'RETIRED') and b.discarded_at is null and not (l.line = any(${[...except]}::text[]))
    group by l.line
    order by l.line`.execute(db);
  return rows;
}
