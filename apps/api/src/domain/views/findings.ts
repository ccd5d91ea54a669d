import type { Bilingual, ClearanceState, Finding, Locale } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { inLocale } from '../reference/reference-rows.ts';

/** What an office found not to comply, as it was asked. */
export interface FindingRow {
  readonly question: Bilingual;
  readonly remark: string;
}

/** What does not comply in `clearance c`, in the order of the office's list. */
export const FINDINGS_OF_C: RawBuilder<FindingRow[]> = sql`
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('question', w.question, 'remark', w.remark) order by w.place, w.item)
      from checklist_answer w
      where w.clearance_id = c.clearance_id and w.answer = 'NOT_COMPLIANT'
    ),
    '[]'
  )`;

/** States in which an office is still looking: what it has written so far is its own. */
const STILL_LOOKING: readonly ClearanceState[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'];

/** The findings as this reader may have them: the office at any time, everybody else once the office has spoken. */
export function findingsOnWire(
  { state, findings }: { readonly state: ClearanceState; readonly findings: readonly FindingRow[] },
  { locale, isOwnOffice }: { readonly locale: Locale; readonly isOwnOffice: boolean },
): Finding[] {
  if (!isOwnOffice && STILL_LOOKING.includes(state)) return [];
  return findings.map(({ question, remark }) => ({ text: inLocale(question, locale), remark }));
}
