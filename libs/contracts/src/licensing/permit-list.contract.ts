import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { BY_LAW } from './permits.contract.ts';
import { Instant } from '../shared/primitives.ts';

/** Verdicts of the offline list on a permit that is not in force. */
export const LISTED_VERDICTS = ['revoked', 'suspended', 'superseded', 'closed'] as const;

/**
 * Signed content: the permits of this and later years that are out of force before their last day, and the public keys
 * (Ed25519, 32 bytes base64url) that check the codes on permits and the next list.
 */
export const PermitList = v.object({
  issued_at: Instant,
  keys: v.array(v.object({ key_id: v.string(), public_key: v.string() })),
  not_in_force: v.array(v.tuple([v.string(), v.picklist(LISTED_VERDICTS)])),
  /** Permits in force with an overdue amount, when the municipality publishes it; earlier lists have none. */
  unpaid: v.optional(v.array(v.string()), []),
  /** Permits of the year before that are in force until their renewal is decided. */
  until_decided: v.optional(v.array(v.string()), []),
  /** Permits in force by RA 11032 s.10 alone: approved before their signature, or extended past their last day. */
  by_law: v.optional(v.array(v.tuple([v.string(), v.picklist(BY_LAW)])), []),
});
export type PermitList = v.InferOutput<typeof PermitList>;

/**
 * The list as it travels and is stored: the exact text that was signed, so that it can be checked again at any time.
 */
export const SignedPermitList = v.object({ text: v.string(), key_id: v.string(), signature: v.string() });
export type SignedPermitList = v.InferOutput<typeof SignedPermitList>;

export const getPermitList = defineEndpoint({
  method: 'GET',
  path: '/api/affiliate/permit-list',
  summary: 'Get the signed list of permits that are no longer in force before their expiry date, for offline checks',
  reply: SignedPermitList,
});
