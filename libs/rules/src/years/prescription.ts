// Computes until when an installment may be assessed (prescription, LGC s.194).

import { addMonths, type CalendarDay } from '../time/calendar.ts';

const MONTHS_OF_A_YEAR = 12;
const YEARS_TO_ASSESS = 5; // LGC s.194(a): from the day on which the tax fell due
/** LGC s.194(b): from the discovery of fraud or of the intent to evade payment. */
const YEARS_AFTER_FRAUD = 10;

/**
 * The last day on which an installment may be assessed: five years from the day it fell due, or ten from the discovery
 * of fraud where that is later (LGC s.194). 29 February ends on the 28th of a common year.
 */
export function computeAssessmentDeadline(due: CalendarDay, fraud_discovered_on?: CalendarDay): CalendarDay {
  const plainEnd = addMonths(due, YEARS_TO_ASSESS * MONTHS_OF_A_YEAR);
  if (fraud_discovered_on === undefined) return plainEnd;
  const after_fraud = addMonths(fraud_discovered_on, YEARS_AFTER_FRAUD * MONTHS_OF_A_YEAR);
  return after_fraud > plainEnd ? after_fraud : plainEnd;
}

/** Whether an installment may still be assessed on a day (LGC s.194). */
export function isAssessable(due: CalendarDay, on: CalendarDay, fraud_discovered_on?: CalendarDay): boolean {
  return on <= computeAssessmentDeadline(due, fraud_discovered_on);
}
