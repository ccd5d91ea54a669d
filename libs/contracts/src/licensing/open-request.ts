import * as v from 'valibot';

import { ApplicationType } from '../shared/states.ts';
import { Day } from '../shared/primitives.ts';

/** A permit that may be applied for now. */
export const OpenRequest = v.object({
  application_type: ApplicationType,
  tax_year: v.number(),
  /** Earlier years that were not filed and are billed with it; absent where there is none. */
  back_years: v.optional(v.array(v.number())),
  /** The first day on which it may be filed; absent where it may be filed today. */
  files_from: v.optional(Day),
  /** The days of the permit and of the renewal after it; a server of an earlier release does not send them. */
  permit_term: v.optional(
    v.object({
      /** First day of a permit of a later year; absent where it is valid from its issue. */
      valid_from: v.optional(Day),
      valid_until: Day,
      /** Days from today until the last day of the permit. */
      days_left: v.number(),
      renews_from: Day,
      renews_until: Day,
    }),
  ),
});
export type OpenRequest = v.InferOutput<typeof OpenRequest>;
