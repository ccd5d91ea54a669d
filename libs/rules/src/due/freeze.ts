import { addDays, type CalendarDay, countDays } from '../time/calendar.ts';

/**
 * The days of a dispute of a bill line (LGC s.195), in which it bears no late charges: from filing to decision; `until`
 * is null while it is open.
 */
export interface Freeze {
  readonly from: CalendarDay;
  readonly until: CalendarDay | null;
}

/** Whether a dispute is open on a day: the disputed amount is then not requested, and nothing is added to it. */
export function isFrozen(freeze: Freeze | undefined, day: CalendarDay): boolean {
  return freeze !== undefined && freeze.from <= day && (freeze.until === null || day < freeze.until);
}

/** Days of a dispute that have passed on a day. */
function countFrozenDays({ from, until }: Freeze, day: CalendarDay): number {
  const end = until !== null && until < day ? until : day;
  return Math.max(0, countDays(from, end));
}

/**
 * Day on which surcharge and interest of a line are computed: as many days back as its dispute was open. They do not
 * grow during the dispute and continue when it is decided; the days of the dispute are never charged.
 */
export function toCountedDay(freeze: Freeze | undefined, day: CalendarDay): CalendarDay {
  return freeze === undefined ? day : addDays(day, -countFrozenDays(freeze, day));
}

/** Calendar day of a counted day that a dispute, decided by now, has put off. */
export function listPutOffDays({ from, until }: Freeze, countedDay: CalendarDay): CalendarDay[] {
  return until === null || countedDay <= from ? [] : [addDays(countedDay, countDays(from, until))];
}

/** The last day on which a line may be disputed, so many days after the notice of assessment (LGC s.195: 60). */
export function computeDisputeDeadline(noticed_on: CalendarDay, filing_days: number): CalendarDay {
  return addDays(noticed_on, filing_days);
}
