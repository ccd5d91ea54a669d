import * as v from 'valibot';

import { PermitState } from '../shared/states.ts';

/** Summary of the newest permit of a business, for list rows. */
export const PermitBrief = v.object({
  permit_no: v.string(),
  state: PermitState,
  valid_until: v.string(),
  /** In force beyond `valid_until`, because its renewal was filed in time and is not decided. */
  until_decided: v.optional(v.boolean()),
});
