import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { CompanyCode, Day, Instant } from './primitives.ts';

const MOST_LISTED = 5000;
const YearPath = v.object({
  tax_year: v.pipe(v.string(), v.regex(/^20\d{2}$/, 'tax_year.required'), v.transform(Number)),
});
const FireList = v.object({
  data: v.array(v.object({ company_code: v.string(), company_name: v.string(), listed_at: Instant })),
});

/**
 * An office that has let its last day pass. `deemed_on`: the working day on which silence approves its part by
 * `ground`; null where the law does not, with what stops it.
 */
export const Overdue = v.object({
  since: Day,
  deemed_on: v.nullable(Day),
  ground: v.string(),
  stopped_by: v.nullable(v.picklist(['papers', 'inspection', 'fire_list'])),
});
export type Overdue = v.InferOutput<typeof Overdue>;

/**
 * What an approval by silence rests on: the days of the hall that were counted, the working days with the owner that
 * were not, and when the head of the office was told of its clock.
 */
export const DeemedApproval = v.object({
  ground: v.string(),
  received_on: Day,
  due_on: Day,
  deemed_on: Day,
  days_limit: v.number(),
  paused_days: v.number(),
  counted_days: v.array(Day),
  reminders: v.array(v.object({ stage: v.picklist(['50', '80']), at: Instant })),
});
export type DeemedApproval = v.InferOutput<typeof DeemedApproval>;

export const getFireList = endpoint({
  method: 'GET',
  path: '/api/fire-list/:tax_year',
  summary: 'Businesses that the fire bureau has not cleared for a year',
  params: YearPath,
  reply: FireList,
});

export const saveFireList = endpoint({
  method: 'PUT',
  path: '/api/fire-list/:tax_year',
  summary: 'Replaces the negative list of the fire bureau for a year',
  params: YearPath,
  body: v.object({ company_codes: v.pipe(v.array(CompanyCode), v.maxLength(MOST_LISTED, 'list.too_long')) }),
  reply: FireList,
});
