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
});
export type OpenRequest = v.InferOutput<typeof OpenRequest>;
