import { LineOfBusiness } from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import type { Trx } from '../../../apps/api/src/platform/database/database.ts';
import { readRecords } from './records.ts';

/**
 * Adds the everyday search words of the catalogue to lines of business of an older database. A line that has words
 * already, or that the municipality renamed, stays as it is.
 */
export async function addEverydayWords(trx: Trx): Promise<void> {
  const lines = v.parse(v.array(LineOfBusiness), readRecords('lines-of-business.json'));
  const words = JSON.stringify(lines.map(({ line, name, synonyms }) => ({ line, name: name.en, synonyms })));
  const { rows } = await sql<{
    line: string;
  }>`select line from line_of_business where not content ? 'synonyms'`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    update line_of_business l set content = l.content || jsonb_build_object('synonyms', w.synonyms)
    from jsonb_to_recordset(${words}::jsonb) as w (line text, name text, synonyms jsonb)
    where l.line = w.line and l.name = w.name and not l.content ? 'synonyms'`.execute(trx);
}
