import * as v from 'valibot';

import { defineOptionalText } from '../shared/primitives.ts';

/** Reasons for which a clerk claims a case before those that are due earlier (decision 0115). */
export const OUT_OF_TURN_GROUNDS = ['AT_COUNTER', 'WITH_ANOTHER', 'VISIT_NEARBY', 'ASKED_BY_HEAD', 'OTHER'] as const;
export type OutOfTurnGround = (typeof OUT_OF_TURN_GROUNDS)[number];

/** Sent with a claim out of turn; left out, and not stored, when the case is the next one. */
export const OutOfTurnReason = v.object({
  ground: v.optional(v.picklist(OUT_OF_TURN_GROUNDS, 'turn.ground')),
  note: defineOptionalText(300),
});
export type OutOfTurnReason = v.InferOutput<typeof OutOfTurnReason>;

/** A ground without a meaning of its own needs the note. */
export function isReasoned({ ground, note }: OutOfTurnReason): boolean {
  return ground !== 'OTHER' || note !== '';
}
