import { type CalendarDay, countDays } from '../time/calendar.ts';

/** The days of an event, both included. */
export interface EventDays {
  readonly starts_on: CalendarDay;
  readonly ends_on: CalendarDay;
}

/** An event of one business; two are at the same place when barangay and venue are the same, however typed. */
export interface EventAtVenue extends EventDays {
  readonly brgycode: string;
  readonly venue: string;
}

export interface EventLimits {
  readonly today: CalendarDay;
  /** The last day of the year's permit, which a temporary one does not outlive. */
  readonly permit_until: CalendarDay;
  readonly days_at_most: number;
}

export type EventProblem =
  | { readonly field: 'starts_on'; readonly key: 'event.in_past' }
  | { readonly field: 'ends_on'; readonly key: 'event.ends_before' | 'event.too_long' | 'event.beyond_permit' };

/** Problem with the days of a temporary permit; undefined when there is none (decision 0079). */
export function checkEventDays(
  { starts_on, ends_on }: EventDays,
  { today, permit_until, days_at_most }: EventLimits,
): EventProblem | undefined {
  if (starts_on < today) return { field: 'starts_on', key: 'event.in_past' };
  if (ends_on < starts_on) return { field: 'ends_on', key: 'event.ends_before' };
  if (countDays(starts_on, ends_on) + 1 > days_at_most) return { field: 'ends_on', key: 'event.too_long' };
  return ends_on > permit_until ? { field: 'ends_on', key: 'event.beyond_permit' } : undefined;
}

/** Whether two events of a business would be at one place on one day. */
export function areEventsColliding(one: EventAtVenue, other: EventAtVenue): boolean {
  const isSamePlace = one.brgycode === other.brgycode && placeName(one.venue) === placeName(other.venue);
  return isSamePlace && one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;
}

/** Compares letters and digits alone: another case or a comma is the same place. */
function placeName(venue: string): string {
  return venue
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Phase of a temporary permit on a day. */
export function getEventPhase(today: CalendarDay, { starts_on, ends_on }: EventDays): 'not_yet' | 'in_force' | 'over' {
  if (today < starts_on) return 'not_yet';
  return today > ends_on ? 'over' : 'in_force';
}
