// Computes the day on which an application of the demo data is filed.

import { addDays, type CalendarDay, type Holidays } from '@ebpls/rules';

import { subtractWorkingDays } from '../timeline.ts';

/** Facts from which the filing day of a demo application follows. */
interface FilingSchedule {
  readonly today: CalendarDay;
  readonly holidays: Holidays;
  /** Working days before today; absent for what was permitted in January. */
  readonly days_ago: number | undefined;
  /** Spreads what was filed in January over its first days. */
  readonly index: number;
}

/** Days of January that the offices take for a permit. */
const ISSUE_DAYS = 5;
const JANUARY_DAYS = 12;

/**
 * The day on which this year’s application of a sample business is filed, seen from the day of the start: what waits
 * for somebody was filed some working days ago, what was permitted in the first twelve days of January, and nothing
 * before 2 January.
 */
export function computeFilingDay({ today, holidays, days_ago, index }: FilingSchedule): CalendarDay {
  if (days_ago !== undefined) return subtractWorkingDays(today, days_ago, holidays);
  const latestDay = subtractWorkingDays(today, ISSUE_DAYS, holidays);
  const preferredDay = addDays(`${today.slice(0, 4)}-01-02`, index % JANUARY_DAYS);
  return preferredDay < latestDay ? preferredDay : latestDay;
}
