// Computes the state of an inspection visit, the days to which an owner may move it, and an office's capacity for
// visits.

import type { VisitResult, VisitState } from '@ebpls/contracts';

import { addWorkingDays, type CalendarDay, type Holidays, countWorkingDays } from '../time/calendar.ts';

/**
 * Limits of inspection visits: visits of an inspector in a day, and working days by which an owner may postpone one.
 */
const VISIT_DAYS = { visits_of_inspector: 6, put_off_wd: 5 } as const;

export interface PlannedVisit {
  readonly planned_on: CalendarDay;
  readonly result: VisitResult | 'PARTIAL' | null;
  readonly times_moved: number;
  readonly is_moved_by_owner: boolean;
}

/** State of a visit on a day; one whose day passed without a report was missed. */
export function getVisitState(
  { planned_on, result, times_moved, is_moved_by_owner }: PlannedVisit,
  today: CalendarDay,
): VisitState {
  if (result === 'NO_SHOW') return 'MISSED';
  if (result !== null) return 'DONE';
  if (planned_on < today) return 'MISSED';
  return times_moved > 0 || is_moved_by_owner ? 'MOVED' : 'PLANNED';
}

/** Whether the owner may still request another day: once, and until the day before the visit. */
export function canRequestAnotherDay(
  { planned_on, result, is_moved_by_owner }: PlannedVisit,
  today: CalendarDay,
): boolean {
  return result === null && !is_moved_by_owner && today < planned_on;
}

/** How many visits an office makes in a day, by how many people it has; an office has at least one. */
export function computeDayCapacity(people: number): number {
  return Math.max(1, people) * VISIT_DAYS.visits_of_inspector;
}

export interface OfficeDays {
  readonly today: CalendarDay;
  readonly holidays: Holidays;
  readonly day_capacity: number;
  /** Visits of the office that are planned on a day. */
  readonly plannedVisits: ReadonlyMap<CalendarDay, number>;
}

/**
 * Days that an owner may request instead: working days from tomorrow until five working days after the planned one on
 * which the office has capacity. None when the visit may no longer be moved.
 */
export function listOtherDays(
  visit: PlannedVisit,
  { today, holidays, day_capacity, plannedVisits }: OfficeDays,
): CalendarDay[] {
  if (!canRequestAnotherDay(visit, today)) return [];
  const last = addWorkingDays(visit.planned_on, VISIT_DAYS.put_off_wd, holidays);
  const days: CalendarDay[] = [];
  let day = addWorkingDays(today, 1, holidays);
  while (day <= last) {
    if (day !== visit.planned_on && (plannedVisits.get(day) ?? 0) < day_capacity) days.push(day);
    day = addWorkingDays(day, 1, holidays);
  }
  return days;
}

/**
 * Working days for which the office’s clock is stopped because the owner put the visit off; none when it is earlier.
 */
export function countPutOffDays(planned_on: CalendarDay, requestedDay: CalendarDay, holidays: Holidays): number {
  return requestedDay <= planned_on ? 0 : countWorkingDays(planned_on, requestedDay, holidays);
}
