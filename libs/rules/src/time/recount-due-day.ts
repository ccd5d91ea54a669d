import { addWorkingDays, type CalendarDay, type Holidays, isWorkingDay, countWorkingDays } from './calendar.ts';

/**
 * The last day of a clock that began on `from`, when the calendar changes while it runs: as many working days as
 * before. A day whose count stays the same is kept.
 */
export function recountDueDay(
  { from, due }: { readonly from: CalendarDay; readonly due: CalendarDay },
  before: Holidays,
  after: Holidays,
): CalendarDay {
  const granted = countWorkingDays(from, due, before);
  if (granted <= 0 || (granted === countWorkingDays(from, due, after) && isWorkingDay(due, after))) return due;
  return addWorkingDays(from, granted, after);
}
