// Queries of unmet conditions of approvals.

import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Condition } from '../../tables/licensing.ts';

/** A condition of a conditional clearance, with the answers of the owner and the office. */
export interface ConditionRow extends Condition {
  readonly clearance_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly place: number;
  readonly note: string;
  readonly answered_at: string | null;
  readonly outcome: 'MET' | 'NOT_MET' | null;
  readonly remark: string;
  readonly document_id: string | null;
  readonly file_name: string | null;
}

/** More than anybody reads on one page; the next due ones come first. */
const MAX_LISTED_CONDITIONS = 200;

/** Conditions that are not met yet, of the clearances that a condition on `clearance c` picks. */
export async function listUnmetConditions(db: Database | Trx, where: RawBuilder<boolean>): Promise<ConditionRow[]> {
  const { rows } = await sql<ConditionRow>`
    select
      c.clearance_id, a.assessment_code, b.company_code, b.company_name, (w.nth - 1)::int as place,
      w.said ->> 'text' as text, w.said ->> 'due_on' as due_on, coalesce(k.note, '') as note, k.answered_at, k.outcome,
      coalesce(k.remark, '') as remark, d.document_id, d.file_name
    from clearance c
    join application a using (assessment_id)
    join business b using (business_id)
    cross join lateral jsonb_array_elements(c.conditions) with ordinality as w(said, nth)
    left join condition_answer k on k.clearance_id = c.clearance_id and k.place = w.nth - 1
    left join document d on d.document_id = k.document_id and d.removed_at is null
    where c.state = 'CONDITIONALLY_APPROVED'
      and a.state not in ('REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      and coalesce(k.outcome, '') <> 'MET'
      and ${where}
    order by w.said ->> 'due_on', c.clearance_id, w.nth
    limit ${MAX_LISTED_CONDITIONS}`.execute(db);
  return rows;
}
