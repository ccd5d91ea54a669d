import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { Holiday } from './municipality.contract.ts';
import { Day, requiredDay, text } from './primitives.ts';

/** So many days no year has. */
export const HOLIDAYS_MOST = 60;

/** A day of the calendar by which working days are counted; on a special working day the offices are open. */
export const HolidayTyped = v.object({
  day: requiredDay('holiday.day'),
  name: text('holiday.name', 120),
  kind: Holiday.entries.kind,
});
export type HolidayTyped = v.InferOutput<typeof HolidayTyped>;

const OfYear = v.object({ year: v.pipe(v.string(), v.regex(/^20\d{2}$/, 'holiday.year')) });
const Days = v.object({ days: v.pipe(v.array(HolidayTyped), v.maxLength(HOLIDAYS_MOST, 'holiday.too_many')) });

export const HolidaysOfYear = v.object({
  year: v.number(),
  /** The years that have a list, this year and the next. */
  years: v.array(v.number()),
  days: v.array(HolidayTyped),
  /** The national holidays whose days the law gives, of a year that has no list. */
  proposed: v.array(HolidayTyped),
});
export type HolidaysOfYear = v.InferOutput<typeof HolidaysOfYear>;

/** What another calendar does to the clocks that run: applications and the parts of the offices. */
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

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/holidays/:year',
  summary: 'The holidays of a year',
  params: OfYear,
  reply: HolidaysOfYear,
});

export const checkHolidays = endpoint({
  method: 'POST',
  path: '/api/holidays/:year/effect',
  summary: 'Which running clocks would end on another day; nothing is kept',
  params: OfYear,
  body: Days,
  reply: MovedClocks,
});

export const saveHolidays = endpoint({
  method: 'PUT',
  path: '/api/holidays/:year',
  summary: 'Another list for a year, with the clocks that run counted anew',
  params: OfYear,
  body: Days,
  reply: MovedClocks,
});
