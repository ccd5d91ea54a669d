import { addWorkingDays, type CalendarDay, type Holidays, isWorkingDay, countWorkingDays } from './calendar.ts';

/**
 * Recomputes the last day of a clock that began on `from`, when holidays change while it runs: as many working days as
 * before. A day with an unchanged count stays.
 */
export function recountDueDay(
  { from, due }: { readonly from: CalendarDay; readonly due: CalendarDay },
  before: Holidays,
  after: Holidays,
): CalendarDay {
  const grantedDays = countWorkingDays(from, due, before);
  if (grantedDays <= 0 || (grantedDays === countWorkingDays(from, due, after) && isWorkingDay(due, after))) return due;
  return addWorkingDays(from, grantedDays, after);
}
