import * as v from 'valibot';

import { Day } from '../shared/primitives.ts';

/** Acts of a delegate for a business: look, prepare and file, pay. Any scope includes the right to look. */
export const DELEGATE_SCOPES = ['VIEW', 'FILE', 'PAY'] as const;
export const DelegateScope = v.picklist(DELEGATE_SCOPES, 'delegate_scope.required');
export type DelegateScope = (typeof DELEGATE_SCOPES)[number];

/** For whom the reader acts and under which authority; absent where the business is the reader's own. */
export const OnBehalf = v.object({
  owner_name: v.string(),
  delegation_no: v.string(),
  scope: v.array(DelegateScope),
  ends_on: Day,
});
export type OnBehalf = v.InferOutput<typeof OnBehalf>;

/**
 * The person who filed in the owner's stead: an authorised representative (form field 40), or a clerk of the licensing
 * office for an owner at the counter.
 */
export const Representative = v.object({
  name: v.string(),
  owner_name: v.string(),
  /** Number of the authority; of the walk-in when a clerk filed. */
  delegation_no: v.string(),
  at_counter: v.optional(v.literal(true)),
});
export type Representative = v.InferOutput<typeof Representative>;
