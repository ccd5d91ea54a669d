// Queries of the checklist versions of an office and of the answers in a case.

import type { Bilingual, CheckAnswer, ChecklistLine, ClearingOffice } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

/** One version of a list. */
export interface ChecklistVersion {
  readonly version: number;
  readonly brgycode: string;
  readonly items: readonly ChecklistLine[];
  readonly published_at: string;
  readonly published_by: string | null;
}

/** Office that owns the list; `brgycode` is empty for an office of the municipality. */
export interface ChecklistOwner {
  readonly office: ClearingOffice;
  readonly brgycode: string;
}

/**
 * The list of an office as of a moment, or the newest one; a barangay without its own has the one of all barangays.
 * Undefined when there is none.
 */
export async function findChecklist(
  db: Database | Trx,
  { office, brgycode }: ChecklistOwner,
  at: Date | string = 'infinity',
): Promise<ChecklistVersion | undefined> {
  const { rows } = await sql<ChecklistVersion>`
    select
      k.version, k.brgycode, k.items, k.published_at,
      (select p.full_name from account p where p.id = k.published_by) as published_by
    from office_checklist k
    where k.office = ${office}
      and k.brgycode in ('', ${office === 'barangay' ? brgycode : ''})
      and k.published_at <= ${at}::timestamptz
    order by k.brgycode desc, k.version desc
    limit 1`.execute(db);
  return rows[0];
}

export interface AnswerRow {
  readonly item: string;
  readonly place: number;
  readonly question: Bilingual;
  readonly answer: CheckAnswer;
  readonly remark: string;
  readonly answered_by: string;
  readonly answered_at: string;
}

/** Answers of a case. */
export async function listAnswers(db: Database | Trx, clearance_id: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select
      w.item, w.place, w.question, w.answer, w.remark, p.full_name as answered_by, w.answered_at
    from checklist_answer w
    join account p on p.id = w.answered_by
    where w.clearance_id = ${clearance_id}::bigint
    order by w.place, w.item`.execute(db);
  return rows;
}

export interface FormerAnswer {
  readonly item: string;
  readonly tax_year: number;
  readonly answer: CheckAnswer;
  readonly remark: string;
}

/** Answers of the same office for the same business in its last answered case before this one. */
export async function listFormerAnswers(
  db: Database | Trx,
  clearance: { readonly clearance_id: number; readonly office: ClearingOffice; readonly business_id: number },
): Promise<FormerAnswer[]> {
  const { rows } = await sql<FormerAnswer>`
    select w.item, w.answer, w.remark, former.tax_year
    from (
      select c.clearance_id, a.tax_year
      from clearance c
      join application a using (assessment_id)
      where a.business_id = ${clearance.business_id}::bigint
        and c.office = ${clearance.office}
        and c.clearance_id < ${clearance.clearance_id}::bigint
        and exists (select from checklist_answer k where k.clearance_id = c.clearance_id)
      order by c.clearance_id desc
      limit 1
    ) former
    join checklist_answer w using (clearance_id)`.execute(db);
  return rows;
}
