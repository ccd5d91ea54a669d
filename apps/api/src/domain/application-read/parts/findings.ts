// Selects the checklist findings of non-compliance of a clearance.

import type { Bilingual, ClearanceState, ChecklistFinding, Locale } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { getLocaleText } from '../../../platform/reference/reference-rows.ts';

/** A finding of non-compliance, with the question of the list. */
export interface FindingRow {
  readonly question: Bilingual;
  readonly remark: string;
}

/** Findings of non-compliance in `clearance c`, in the order of the office's list. */
export const FINDINGS_OF_C: RawBuilder<FindingRow[]> = sql`
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('question', w.question, 'remark', w.remark) order by w.place, w.item)
      from checklist_answer w
      where w.clearance_id = c.clearance_id and w.answer = 'NOT_COMPLIANT'
    ),
    '[]'
  )`;

/** States in which an office is still reviewing, so its remarks are not public yet. */
const UNFINISHED_STATES: readonly ClearanceState[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'];

/** Findings for this reader: the office at any time, everybody else after the office's decision. */
export function toFindingReplies(
  { state, findings }: { readonly state: ClearanceState; readonly findings: readonly FindingRow[] },
  { locale, isOwnOffice }: { readonly locale: Locale; readonly isOwnOffice: boolean },
): ChecklistFinding[] {
  if (!isOwnOffice && UNFINISHED_STATES.includes(state)) return [];
  return findings.map(({ question, remark }) => ({ text: getLocaleText(question, locale), remark }));
}
