// Selects the owner's answers to the conditions of a clearance.

import type { ClearanceCondition } from '@ebpls/contracts';
import { getConditionState } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Condition } from '../../../tables/licensing.ts';

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
