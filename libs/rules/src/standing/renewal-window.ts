import type { Ordinance } from '@ebpls/contracts';

import { dueDays } from '../due/installments.ts';
import { ordinanceInForce } from '../case/read-case.ts';
import { type CalendarDay, type Holidays, workingDayFrom } from '../time/calendar.ts';

/** The days on which a renewal is filed in time, both included. */
export interface RenewalWindow {
  readonly opens_on: CalendarDay;
  readonly ends_on: CalendarDay;
}

interface WindowRules {
  readonly ordinances: readonly { readonly ordinance: Ordinance }[];
  readonly holidays: Holidays;
}

/**
 * The window of a permit year: from 1 January to the first due day of the revenue code in force, or 20 January moved to
 * the next working day where no code is in force yet (LGC s.167, domain reference 3.10b).
 */
export function findRenewalWindow(year: number, { ordinances, holidays }: WindowRules): RenewalWindow {
  const opens_on = `${year}-01-01`;
  const inForce = ordinances.map(({ ordinance }) => ordinance).filter(({ effective_on }) => effective_on <= opens_on);
  const ends_on =
    inForce.length === 0
      ? undefined
      : dueDays(year, 'ANNUAL', { policy: ordinanceInForce(inForce, year).due, holidays })[0]?.due;
  return { opens_on, ends_on: ends_on ?? workingDayFrom(`${year}-01-20`, holidays) };
}
