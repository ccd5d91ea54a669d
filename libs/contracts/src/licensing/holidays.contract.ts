import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Holiday } from '../operations/municipality.contract.ts';
import { Day, defineDay, defineText } from '../shared/primitives.ts';

/** More holidays than any year has. */
export const MAX_HOLIDAYS = 60;

/** A day of the calendar by which working days are counted; on a special working day the offices are open. */
export const HolidayInput = v.object({
  day: defineDay('holiday.day'),
  name: defineText('holiday.name', 120),
  kind: Holiday.entries.kind,
});
export type HolidayInput = v.InferOutput<typeof HolidayInput>;

const OfYear = v.object({ year: v.pipe(v.string(), v.regex(/^20\d{2}$/, 'holiday.year')) });
const HolidayListInput = v.object({
  days: v.pipe(v.array(HolidayInput), v.maxLength(MAX_HOLIDAYS, 'holiday.too_many')),
});

export const HolidaysOfYear = v.object({
  year: v.number(),
  /** The years that have a list, this year and the next. */
  years: v.array(v.number()),
  days: v.array(HolidayInput),
  /** The national holidays whose days the law gives, of a year that has no list. */
  proposed: v.array(HolidayInput),
});
export type HolidaysOfYear = v.InferOutput<typeof HolidaysOfYear>;

/** Running clocks of applications and office parts that a changed calendar moves. */
export const MovedClocks = v.object({
  later: v.number(),
  earlier: v.number(),
  /** The first of them; `office` is absent where the whole application is due on another day. */
  rows: v.array(
    v.object({
      assessment_code: v.string(),
      company_name: v.string(),
      office: v.optional(v.string()),
      before: Day,
      after: Day,
    }),
  ),
});
export type MovedClocks = v.InferOutput<typeof MovedClocks>;

export const listHolidays = defineEndpoint({
  method: 'GET',
  path: '/api/holidays/:year',
  summary: 'List the holidays of a year',
  params: OfYear,
  reply: HolidaysOfYear,
});

export const checkHolidays = defineEndpoint({
  method: 'POST',
  path: '/api/holidays/:year/effect',
  summary: 'Preview which open deadlines would change with another list of holidays; nothing is saved',
  params: OfYear,
  body: HolidayListInput,
  reply: MovedClocks,
});

export const saveHolidays = defineEndpoint({
  method: 'PUT',
  path: '/api/holidays/:year',
  summary: 'Replace the holidays of a year and recompute open deadlines',
  params: OfYear,
  body: HolidayListInput,
  reply: MovedClocks,
});
