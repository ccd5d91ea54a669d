import * as v from 'valibot';

import { optionalText } from './primitives.ts';

/** Why a clerk takes a case before the ones that are due earlier (decision 0115). */
export const TURN_GROUNDS = ['AT_COUNTER', 'WITH_ANOTHER', 'VISIT_NEARBY', 'ASKED_BY_HEAD', 'OTHER'] as const;
export type TurnGround = (typeof TURN_GROUNDS)[number];

/** Sent with a claim out of turn; left out, and not kept, where the case is the next one. */
export const TurnReason = v.object({
  ground: v.optional(v.picklist(TURN_GROUNDS, 'turn.ground')),
  note: optionalText(300),
});
export type TurnReason = v.InferOutput<typeof TurnReason>;

/** A ground that says nothing needs the words. */
export function isReasoned({ ground, note }: TurnReason): boolean {
  return ground !== 'OTHER' || note !== '';
}
