import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { CompanyCode, Day, IdText, Instant, defineOptionalText, defineText, Uuid } from '../shared/primitives.ts';

/** State of a condition today (decision 0119): answered ones wait for the office on any day. */
export const CONDITION_STATES = ['OPEN', 'OVERDUE', 'ANSWERED', 'MET'] as const;
export const ConditionState = v.picklist(CONDITION_STATES);
export type ConditionState = (typeof CONDITION_STATES)[number];

/** One condition of a clearance; `place` names it in its clearance. */
export const ClearanceCondition = v.object({
  place: v.number(),
  text: v.string(),
  due_on: Day,
  state: ConditionState,
  /** The owner's last answer, and the office's remark on it. */
  note: v.string(),
  remark: v.string(),
});
export type ClearanceCondition = v.InferOutput<typeof ClearanceCondition>;

/** A condition that its office still follows. */
export const FollowedCondition = v.object({
  ...ClearanceCondition.entries,
  clearance_id: v.number(),
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  answered_at: v.nullable(Instant),
  document: v.nullable(v.object({ document_id: Uuid, file_name: v.string() })),
});
export type FollowedCondition = v.InferOutput<typeof FollowedCondition>;

const ClearancePath = v.object({ clearance_id: IdText });
/** A clearance has ten conditions at most. */
const ConditionPlace = v.pipe(
  v.number('id.format'),
  v.integer('id.format'),
  v.minValue(0, 'id.format'),
  v.maxValue(9, 'id.format'),
);
const ConditionReply = v.object({ clearance_id: v.number(), place: v.number(), state: ConditionState });

export const listConditions = defineEndpoint({
  method: 'GET',
  path: '/api/conditions',
  summary: 'List the open conditions of the signed-in office, by due date',
  reply: v.object({ data: v.array(FollowedCondition) }),
});

export const answerCondition = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/:clearance_id/answer-condition',
  summary: 'Report how a condition was met, with a document if there is one',
  params: ClearancePath,
  body: v.object({
    place: ConditionPlace,
    note: defineText('condition.note_required', 500),
    document_id: v.optional(Uuid),
  }),
  reply: ConditionReply,
});

export const reviewCondition = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/:clearance_id/judge-condition',
  summary: 'Confirm that a condition was met, or report what is missing',
  params: ClearancePath,
  body: v.pipe(
    v.object({
      place: ConditionPlace,
      outcome: v.picklist(['MET', 'NOT_MET'], 'condition.outcome_required'),
      remark: defineOptionalText(500),
    }),
    v.forward(
      v.check(({ outcome, remark }) => outcome === 'MET' || remark !== '', 'condition.remark_required'),
      ['remark'],
    ),
  ),
  reply: ConditionReply,
});
