// Loads the checklist of a case with its answers, and refuses a decision while mandatory items are open.

import type { CheckedItem, ChecklistLine, Locale } from '@ebpls/contracts';
import { checkChecklist, filterChecklistItems } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import type { Clearance } from '../clearances/clearances.queries.ts';
import {
  type AnswerRow,
  findChecklist,
  type FormerAnswer,
  listAnswers,
  listFormerAnswers,
} from './checklists.queries.ts';

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
