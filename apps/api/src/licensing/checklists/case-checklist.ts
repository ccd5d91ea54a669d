// Finds the checklist of an office and its answers in a case, and refuses a decision while mandatory items are open.

import type { CheckedItem, ChecklistLine, Locale, Bilingual, CheckAnswer, ClearingOffice } from '@ebpls/contracts';
import { checkChecklist, filterChecklistItems } from '@ebpls/rules';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import type { Clearance } from '../clearances/find-clearance.ts';
import { sql } from 'kysely';

/** Items of a case: the list that was in force when it came to the office, for its kind of application. */
export async function listCaseLines(
  db: Database | Trx,
  { office, brgycode, received_at, application_type }: Clearance,
): Promise<ChecklistLine[]> {
  const checklist = await findChecklist(db, { office, brgycode }, received_at);
  return filterChecklistItems(checklist?.items ?? [], application_type);
}

/** The list of a case with its answers, and beside each the former answer. */
export async function loadCaseChecklist(
  db: Database | Trx,
  clearance: Clearance,
  locale: Locale,
): Promise<CheckedItem[]> {
  const [lines, answers, former] = await Promise.all([
    listCaseLines(db, clearance),
    listAnswers(db, clearance.clearance_id),
    listFormerAnswers(db, clearance),
  ]);
  const answerByItem = new Map(answers.map((row) => [row.item, row]));
  const before = new Map(former.map((row) => [row.item, row]));
  return lines.map((line) =>
    toCheckedItem(line, { row: answerByItem.get(line.item), last: before.get(line.item), locale }),
  );
}

interface AnsweredLine {
  readonly row: AnswerRow | undefined;
  readonly last: FormerAnswer | undefined;
  readonly locale: Locale;
}

function toCheckedItem({ item, text, is_mandatory }: ChecklistLine, { row, last, locale }: AnsweredLine): CheckedItem {
  return {
    item,
    text: getLocaleText(text, locale),
    is_mandatory,
    answer: row?.answer ?? null,
    remark: row?.remark ?? '',
    answered_by: row?.answered_by ?? null,
    answered_at: row?.answered_at ?? null,
    last: last === undefined ? null : { tax_year: last.tax_year, answer: last.answer, remark: last.remark },
  };
}

/**
 * When an office approves, no mandatory item may be open, and an item that does not comply needs conditions. Refused:
 * conflict.
 */
export async function refuseUnchecked(
  db: Database | Trx,
  clearance: Clearance,
  act: 'approve' | 'approve_with_conditions',
): Promise<void> {
  const problem = checkChecklist(await loadCaseChecklist(db, clearance, 'en'), act);
  if (problem) throw new Refused('conflict', problem);
}

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

interface AnswerRow {
  readonly item: string;
  readonly place: number;
  readonly question: Bilingual;
  readonly answer: CheckAnswer;
  readonly remark: string;
  readonly answered_by: string;
  readonly answered_at: string;
}

/** Answers of a case. */
async function listAnswers(db: Database | Trx, clearance_id: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select
      w.item, w.place, w.question, w.answer, w.remark, p.full_name as answered_by, w.answered_at
    from checklist_answer w
    join account p on p.id = w.answered_by
    where w.clearance_id = ${clearance_id}::bigint
    order by w.place, w.item`.execute(db);
  return rows;
}

interface FormerAnswer {
  readonly item: string;
  readonly tax_year: number;
  readonly answer: CheckAnswer;
  readonly remark: string;
}

/** Answers of the same office for the same business in its last answered case before this one. */
async function listFormerAnswers(
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
