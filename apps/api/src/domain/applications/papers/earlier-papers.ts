import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { type ApplicationRow, whereVisibleTo } from '../find-application.ts';
import { selectPaperColumns, type PaperRow } from './find-papers.ts';

export interface EarlierPaperRow extends PaperRow {
  readonly assessment_code: string;
  readonly tax_year: number;
}

interface EarlierReader {
  readonly actor: Actor;
  readonly today: string;
}

/**
 * Finds the documents of the newest earlier application of the same business, by requirement. Only applications that the office may
 * open itself count, and only papers that differ from the current ones; owners get none.
 */
export async function findEarlierPapers(
  db: Database,
  { assessment_id, business_id }: Pick<ApplicationRow, 'assessment_id' | 'business_id'>,
  { actor, today }: EarlierReader,
): Promise<ReadonlyMap<string, EarlierPaperRow>> {
  if (actor.role === 'user') return new Map();
  const { rows } = await sql<EarlierPaperRow>`
    select distinct on (u.requirement_code) ${selectPaperColumns(today)}, a.assessment_code, a.tax_year
    from application a
    join document_use u on u.assessment_id = a.assessment_id and u.used_until is null
    join document d on d.document_id = u.document_id and d.removed_at is null
    where a.business_id = ${business_id}::bigint
      and a.assessment_id < ${assessment_id}::bigint
      and a.assessment_code is not null
      and ${whereVisibleTo(actor)}
      and not exists (
        select
        from document_use now
        where now.assessment_id = ${assessment_id}::bigint
          and now.document_id = u.document_id
          and now.used_until is null
      )
    order by u.requirement_code, a.assessment_id desc`.execute(db);
  return new Map(rows.map((row) => [row.requirement_code, row]));
}
