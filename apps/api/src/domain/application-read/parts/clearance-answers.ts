// Selects what was answered about a clearance: findings of the office's checklist, and the owner's answers to conditions.

import type {
  Bilingual,
  ClearanceState,
  ChecklistFinding,
  ClearanceItem,
  Locale,
  ClearanceCondition,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { getLocaleText, type ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { getConditionState } from '@ebpls/rules';
import type { Condition } from '../../../tables/licensing.ts';

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

/** Answer to one condition of a clearance. */
export interface ConditionAnswerRow {
  readonly place: number;
  readonly note: string;
  readonly answered_at: string | null;
  readonly outcome: 'MET' | 'NOT_MET' | null;
  readonly remark: string;
}

/** Answers to the conditions of `clearance c`. */
export const CONDITION_ANSWERS_OF_C: RawBuilder<ConditionAnswerRow[]> = sql`
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'place', k.place, 'note', k.note, 'answered_at', k.answered_at, 'outcome', k.outcome, 'remark', k.remark
          )
        )
      from condition_answer k
      where k.clearance_id = c.clearance_id
    ),
    '[]'
  )`;

/** Answers to the conditions of one clearance. */
export async function findConditionAnswers(db: Database | Trx, clearance_id: number): Promise<ConditionAnswerRow[]> {
  const { rows } = await sql<{ answers: ConditionAnswerRow[] }>`
    select ${CONDITION_ANSWERS_OF_C} as answers from clearance c where c.clearance_id = ${clearance_id}::bigint`.execute(
    db,
  );
  return rows[0]?.answers ?? [];
}

/** Conditions of a clearance with their state today. */
export function toConditionReplies(
  {
    conditions,
    condition_answers,
  }: {
    readonly conditions: readonly Condition[];
    readonly condition_answers: readonly ConditionAnswerRow[];
  },
  today: string,
): ClearanceCondition[] {
  return conditions.map(({ text, due_on }, place) => {
    const conditionAnswer = condition_answers.find((row) => row.place === place);
    const state = getConditionState(today, {
      due_on,
      is_answered: conditionAnswer?.answered_at != null,
      outcome: conditionAnswer?.outcome ?? null,
    });
    return { place, text, due_on, state, note: conditionAnswer?.note ?? '', remark: conditionAnswer?.remark ?? '' };
  });
}

/** A document that the office of a clearance requested outside the frozen list. */
export interface ExtraDocumentRow {
  readonly code: string;
  readonly legal_ground: string;
}

/** Documents that the office of `clearance c` requested outside the frozen list, the first request first. */
export const EXTRA_DOCUMENTS_OF_C: RawBuilder<ExtraDocumentRow[]> = sql`
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('code', e.requirement_code, 'legal_ground', e.legal_ground) order by e.extra_document_id
        )
      from extra_document e
      where e.clearance_id = c.clearance_id
    ),
    '[]'
  )`;

/** The documents by their names; one that was requested twice has its latest ground. */
export function toExtraDocumentReplies(
  extraDocuments: readonly ExtraDocumentRow[],
  { rows, locale }: { readonly rows: ReferenceRows; readonly locale: Locale },
): Pick<ClearanceItem, 'extra_documents'> {
  if (extraDocuments.length === 0) return {};
  const latestByCode = new Map(extraDocuments.map(({ code, legal_ground }) => [code, legal_ground]));
  return {
    extra_documents: [...latestByCode].map(([code, legal_ground]) => {
      const name = rows.requirements.get(code)?.name;
      return { code, name: name === undefined ? code : getLocaleText(name, locale), legal_ground };
    }),
  };
}
