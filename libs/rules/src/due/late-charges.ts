import type { LatePolicy } from '@ebpls/contracts';

import { type CalendarDay, getDayOfMonth, getMonth, getYear } from '../time/calendar.ts';

const MONTHS = 12;

/**
 * Months begun between the due day and a later one, to the limit of the revenue code, at most 36 (LGC s.168; domain
 * reference 4.5).
 */
export function countMonthsLate(due: CalendarDay, paid_on: CalendarDay, at_most: number): number {
  if (paid_on <= due) return 0;
  const monthsBegun =
    MONTHS * (getYear(paid_on) - getYear(due)) +
    (getMonth(paid_on) - getMonth(due)) +
    (getDayOfMonth(paid_on) > getDayOfMonth(due) ? 1 : 0);
  return Math.min(at_most, monthsBegun);
}

/** Late charges that an amnesty in force on a day waives. */
export function getWaivedCharges(
  { amnesties }: LatePolicy,
  day: CalendarDay,
): { readonly surcharge: boolean; readonly interest: boolean } {
  const running = amnesties.filter(({ from, to }) => from <= day && day <= to);
  return {
    surcharge: running.some(({ waives_surcharge }) => waives_surcharge),
    interest: running.some(({ waives_interest }) => waives_interest),
  };
}
