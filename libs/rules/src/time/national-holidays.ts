// Lists the national holidays of a year whose days the law itself sets.

import type { Holiday } from '@ebpls/contracts';

import { addDays, type CalendarDay } from './calendar.ts';

type ProposedHoliday = Pick<Holiday, 'kind'> & { readonly day: CalendarDay; readonly name: string };

/** Month and day of each year (RA 9492, RA 9256, RA 10966; the last day of the year as every proclamation has it). */
const FIXED_HOLIDAYS = [
  ['01-01', 'New Year’s Day', 'REGULAR'],
  ['04-09', 'Araw ng Kagitingan', 'REGULAR'],
  ['05-01', 'Labor Day', 'REGULAR'],
  ['06-12', 'Independence Day', 'REGULAR'],
  ['08-21', 'Ninoy Aquino Day', 'SPECIAL_NON_WORKING'],
  ['11-01', 'All Saints’ Day', 'SPECIAL_NON_WORKING'],
  ['11-30', 'Bonifacio Day', 'REGULAR'],
  ['12-08', 'Feast of the Immaculate Conception of Mary', 'SPECIAL_NON_WORKING'],
  ['12-25', 'Christmas Day', 'REGULAR'],
  ['12-30', 'Rizal Day', 'REGULAR'],
  ['12-31', 'Last day of the year', 'SPECIAL_NON_WORKING'],
] as const;

/** Days before Easter. */
const HOLY_WEEK = [
  [3, 'Maundy Thursday', 'REGULAR'],
  [2, 'Good Friday', 'REGULAR'],
  [1, 'Black Saturday', 'SPECIAL_NON_WORKING'],
] as const;

/**
 * The national holidays whose days the law itself gives, in their order: a beginning for the list of a year. What a
 * proclamation sets (Eid’l Fitr, Eid’l Adha, the lunar new year, days that are moved) is not in it.
 */
export function listNationalHolidays(year: number): ProposedHoliday[] {
  const easter = computeEaster(year);
  return [
    ...FIXED_HOLIDAYS.map(([day, name, kind]): ProposedHoliday => ({ day: `${year}-${day}`, name, kind })),
    ...HOLY_WEEK.map(([before, name, kind]): ProposedHoliday => ({ day: addDays(easter, -before), name, kind })),
    { day: lastMondayOfAugust(year), name: 'National Heroes Day', kind: 'REGULAR' } as const,
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** RA 9492 s.1. */
function lastMondayOfAugust(year: number): CalendarDay {
  const last = `${year}-08-31`;
  return addDays(last, -((new Date(`${last}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm that almanacs print. */
function computeEaster(year: number): CalendarDay {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correctedEpact = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15;
  const epact = correctedEpact % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
}
