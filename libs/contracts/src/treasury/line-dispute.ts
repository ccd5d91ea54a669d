import * as v from 'valibot';

import { Day, Pesos } from '../shared/primitives.ts';

/** States of the dispute of one bill line by its owner (LGC s.195). */
export const DISPUTE_STATES = ['OPEN', 'UPHELD', 'REJECTED', 'WITHDRAWN'] as const;
export const DisputeState = v.picklist(DISPUTE_STATES);
export type DisputeState = (typeof DISPUTE_STATES)[number];

/**
 * A dispute beside its order. From `filed_on` to `ended_on` nothing is added to the line; while it is open `held` is
 * owed on it and not requested.
 */
export const LineDispute = v.object({
  dispute_no: v.string(),
  line_no: v.number(),
  line_name: v.string(),
  state: DisputeState,
  filed_on: Day,
  decide_by: Day,
  ended_on: v.nullable(Day),
  decision: v.string(),
  held: Pesos,
});
export type LineDispute = v.InferOutput<typeof LineDispute>;
