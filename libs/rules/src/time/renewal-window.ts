import type { DuePolicy } from '@ebpls/contracts';

import { applyDueExtensions } from '../due/installments.ts';
import { type CalendarDay, type Holidays, getWorkingDayFrom } from './calendar.ts';

/** First and last day on which the renewal of a year is filed in time. */
export interface RenewalWindow {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

/**
 * The days on which the renewal of a year is filed in time, as the revenue code in force on 1 January of that year names
 * them: the last one is extended by resolution and moved to the next working day (domain reference 3.10b, LGC s.167).
 */
export function findRenewalWindow(
  year: number,
  policy: Pick<DuePolicy, 'renewal_window' | 'extensions'>,
  holidays: Holidays,
): RenewalWindow {
  const { first_day, last_day } = policy.renewal_window;
  const until = getWorkingDayFrom(applyDueExtensions(`${year}-${last_day}`, policy), holidays);
  return { from: `${year}-${first_day}`, until };
}
