import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';

/** Figures that anyone may see on the landing page; counted from rows. */
export const PublicFigures = v.object({
  year: v.number(),
  permits_issued: v.number(),
  median_days_renewal: v.nullable(v.number()),
  median_days_new: v.nullable(v.number()),
  counted_at: v.string(),
});
export type PublicFigures = v.InferOutput<typeof PublicFigures>;
export const getPublicFigures = defineEndpoint({
  method: 'GET',
  path: '/api/figures',
  summary: 'Get the service figures of the current year',
  reply: PublicFigures,
});
