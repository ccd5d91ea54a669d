/** A calendar day in Manila, `2026-01-20`. Days compare as text. */
export type CalendarDay = string;
/** Days on which the municipal hall is closed, without the weekends. */
export type Holidays = ReadonlySet<CalendarDay>;
export type Quarter = 1 | 2 | 3 | 4;

const MANILA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;

function toDayMs(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfMs(ms: number): CalendarDay {
  return new Date(ms).toISOString().slice(0, 10);
}

function inManila(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + MANILA_OFFSET_MS).toISOString();
}

/** The calendar day in Manila at an instant. The Philippines keeps no daylight saving time. */
export function toManilaDay(instant: Date | string): CalendarDay {
  return inManila(instant).slice(0, 10);
}

/** Day and time in Manila as messages carry them: `2026-01-20 09:05`. */
export function formatManilaStamp(instant: Date | string): string {
  return inManila(instant).slice(0, 16).replace('T', ' ');
}

/** The instant at which a Manila day begins. */
export function startOfManilaDay(day: CalendarDay): Date {
  return new Date(toDayMs(day) - MANILA_OFFSET_MS);
}

/** The day so many calendar days later (earlier when negative). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfMs(toDayMs(day) + days * DAY_MS);
}

/** The Sunday that ends the week of a day; the day itself when it is one. */
export function getWeekEnd(day: CalendarDay): CalendarDay {
  const weekday = new Date(toDayMs(day)).getUTCDay(); // 0 is Sunday
  return addDays(day, weekday === 0 ? 0 : DAYS_PER_WEEK - weekday);
}

/** Calendar days from the first day to the second. */
export function countDays(from: CalendarDay, to: CalendarDay): number {
  return (toDayMs(to) - toDayMs(from)) / DAY_MS;
}

/** The calendar year, which is the tax year. */
export function getYear(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/** 1 to 12. */
export function getMonth(day: CalendarDay): number {
  return Number(day.slice(5, 7));
}

/** 1 to 31. */
export function getDayOfMonth(day: CalendarDay): number {
  return Number(day.slice(8, 10));
}

/** 1 to 4. */
export function getQuarter(day: CalendarDay): Quarter {
  return (Math.floor((getMonth(day) - 1) / 3) + 1) as Quarter;
}

/** The first day of the quarter that holds the day; business tax begins with it (RA 7160 s. 165–167). */
export function getFirstDayOfQuarter(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 4)}-${String(getQuarter(day) * 3 - 2).padStart(2, '0')}-01`;
}

/** The last day of the month that holds the day. */
export function getLastDayOfMonth(day: CalendarDay): CalendarDay {
  return dayOfMs(Date.UTC(getYear(day), getMonth(day), 0));
}

/** The weeks that hold the month of a day, each from Sunday to Saturday as calendars of the Philippines have it. */
export function listWeeksOfMonth(day: CalendarDay): CalendarDay[][] {
  const last = getLastDayOfMonth(day);
  const weeks: CalendarDay[][] = [];
  let sunday = `${day.slice(0, 7)}-01`;
  sunday = addDays(sunday, -new Date(toDayMs(sunday)).getUTCDay());
  for (; sunday <= last; sunday = addDays(sunday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days)));
  return weeks;
}

/** The same day of a month so many months later, or its last day when it is shorter. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const first = dayOfMs(Date.UTC(getYear(day), getMonth(day) - 1 + months, 1));
  const last = getLastDayOfMonth(first);
  const sameDay = `${first.slice(0, 8)}${day.slice(8)}`;
  return sameDay < last ? sameDay : last;
}

/** Holidays on which the offices are closed; a special working day is not one of them. */
export function toClosedDays(rows: readonly { readonly day: CalendarDay; readonly kind: string }[]): Holidays {
  return new Set(rows.filter(({ kind }) => kind !== 'SPECIAL_WORKING').map(({ day }) => day));
}

function isWeekday(day: CalendarDay): boolean {
  const weekday = new Date(toDayMs(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Whether the offices are open: no Saturday, no Sunday, no closed day. */
export function isWorkingDay(day: CalendarDay, holidays: Holidays): boolean {
  return isWeekday(day) && !holidays.has(day);
}

/** The day itself when the offices are open, else the next day they are (due dates, domain reference 3.10). */
export function getWorkingDayFrom(day: CalendarDay, holidays: Holidays): CalendarDay {
  let open = day;
  while (!isWorkingDay(open, holidays)) open = addDays(open, 1);
  return open;
}

/** The day itself when the offices are open, else the last day on which they were. */
export function getWorkingDayUpTo(day: CalendarDay, holidays: Holidays): CalendarDay {
  let open = day;
  while (!isWorkingDay(open, holidays)) open = addDays(open, -1);
  return open;
}

/** The so-many-th working day after a day; the day itself does not count (RA 11032). */
export function addWorkingDays(day: CalendarDay, days: number, holidays: Holidays): CalendarDay {
  let current = day;
  for (let dayCount = 0; dayCount < days; dayCount += 1) current = getWorkingDayFrom(addDays(current, 1), holidays);
  return current;
}

/**
 * Working days from a day to a deadline: 0 on the last one, negative once it is over. A closed day takes none (RA
 * 11032).
 */
export function countWorkingDaysLeft(today: CalendarDay, deadline: CalendarDay, holidays: Holidays): number {
  return countWorkingDays(today, deadline, holidays) - countWorkingDays(deadline, today, holidays);
}

/** The working days after the first day up to and with the second, in order. */
export function listWorkingDays(from: CalendarDay, to: CalendarDay, holidays: Holidays): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, holidays)) days.push(day);
  return days;
}

const MONDAY_TO_FRIDAY = 5;
const FIRST_DAY_OF_COUNT = 3; // 1 January 1970 was a Thursday, three days after a Monday

/** Mondays to Fridays from a Monday in 1969 up to and with the day. */
function countWeekdaysUpTo(day: CalendarDay): number {
  const days = toDayMs(day) / DAY_MS + FIRST_DAY_OF_COUNT;
  const weeks = Math.floor(days / DAYS_PER_WEEK);
  return weeks * MONDAY_TO_FRIDAY + Math.min(MONDAY_TO_FRIDAY, days - weeks * DAYS_PER_WEEK + 1);
}

/**
 * Working days after the first day up to and with the second; 0 when the second is not later. Counted without visiting
 * each day: lists count them for hundreds of rows, over years.
 */
export function countWorkingDays(from: CalendarDay, to: CalendarDay, holidays: Holidays): number {
  if (to <= from) return 0;
  let count = countWeekdaysUpTo(to) - countWeekdaysUpTo(from);
  for (const day of holidays) if (from < day && day <= to && isWeekday(day)) count -= 1;
  return count;
}
