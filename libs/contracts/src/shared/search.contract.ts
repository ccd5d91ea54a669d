// Endpoint of the search for businesses, applications, permits, receipts and people that a person may see.

import * as v from 'valibot';

import { defineEndpoint } from './endpoint.ts';

/** Kinds of hits, in the order in which they are shown. */
export const HIT_KINDS = ['business', 'application', 'permit', 'receipt', 'person'] as const;
export const HitKind = v.picklist(HIT_KINDS);
export type HitKind = (typeof HIT_KINDS)[number];

/** Fewer characters would find nearly everything. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;

/** One thing that was found, and where this person opens it. */
export const Hit = v.object({ kind: HitKind, code: v.string(), name: v.string(), path: v.string() });
export type Hit = v.InferOutput<typeof Hit>;

export const search = defineEndpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Search the businesses, applications, permits, receipts and users that the user can see, by name or number',
  query: v.object({
    q: v.pipe(
      v.string('search.required'),
      v.trim(),
      v.minLength(MIN_SEARCH_LENGTH, 'search.required'),
      v.maxLength(MAX_SEARCH_LENGTH, 'text.too_long'),
    ),
  }),
  /** `is_all` is false when there is more of something than is shown. */
  reply: v.object({ data: v.array(Hit), is_all: v.boolean() }),
});
