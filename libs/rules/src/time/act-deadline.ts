// Computes the last day of the municipality's next act on an application (rows T1, T3 and T6 in reference/timers.md).

import type { ApplicationState } from '@ebpls/contracts';

import { type CalendarDay, type Holidays } from './calendar.ts';
import { computeAcceptanceDay, computeReleaseDay } from './deadlines.ts';

/**
 * States in which the legal processing time of an application runs: from acceptance until its bill waits for payment
 * (RA 11032 s.9).
 */
export const CLOCK_STATES: readonly ApplicationState[] = ['ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED'];

export interface PendingTurn {
  readonly state: ApplicationState;
  readonly submitted_on: CalendarDay | null;
  /** The last day of the legal clock, stops that ended added. */
  readonly due_on: CalendarDay | null;
  /** When the application came into its state. */
  readonly entered_on: CalendarDay | null;
}

/**
 * The last day for the municipality's next act: to accept a submitted application (T1), to decide an accepted one (T3),
 * to release a paid one (T6); null while the owner, the signatory or nobody has to act.
 */
export function computeActDeadline(
  { state, submitted_on, due_on, entered_on }: PendingTurn,
  holidays: Holidays,
): CalendarDay | null {
  if (CLOCK_STATES.includes(state)) return due_on;
  if (state === 'SUBMITTED') return submitted_on && computeAcceptanceDay(submitted_on, holidays);
  return state === 'PAID' ? entered_on && computeReleaseDay(entered_on, holidays) : null;
}
