import type { PauseState } from '@ebpls/contracts';

import type { CalendarDay } from '../time/calendar.ts';

/** The days of a temporary closure of a business, both included. */
export interface PausedDays {
  readonly closed_from: CalendarDay;
  readonly closed_until: CalendarDay;
}

export interface PauseLimits {
  readonly today: CalendarDay;
  /** The last day of the year's permit: what is closed longer is a retirement, or a renewal that was not filed. */
  readonly permit_until: CalendarDay;
}

export type PauseProblem =
  | { readonly field: 'closed_from'; readonly key: 'pause.in_past' }
  | { readonly field: 'closed_until'; readonly key: 'pause.ends_before' | 'pause.beyond_permit' };

/** Problem with the days of a temporary closure; undefined when there is none (decision 0079). */
export function findPauseProblem(
  { closed_from, closed_until }: PausedDays,
  { today, permit_until }: PauseLimits,
): PauseProblem | undefined {
  if (closed_from < today) return { field: 'closed_from', key: 'pause.in_past' };
  if (closed_until < closed_from) return { field: 'closed_until', key: 'pause.ends_before' };
  return closed_until > permit_until ? { field: 'closed_until', key: 'pause.beyond_permit' } : undefined;
}

/** Whether two closures of a business have a day in common. */
export function arePausesOverlapping(one: PausedDays, other: PausedDays): boolean {
  return one.closed_from <= other.closed_until && other.closed_from <= one.closed_until;
}

/** State of a closure on a day, also when its first or last day is not recorded yet. */
export function getPauseState(
  today: CalendarDay,
  { state, closed_from, closed_until }: PausedDays & { readonly state: PauseState },
): PauseState {
  if (state === 'REOPENED' || state === 'WITHDRAWN') return state;
  if (closed_until < today) return 'REOPENED';
  return closed_from <= today ? 'CLOSED' : 'DECLARED';
}
