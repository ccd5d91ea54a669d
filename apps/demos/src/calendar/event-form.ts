// Form of a calendar event: its schema, and the mapping from and to an event.

import * as v from 'valibot';

import { type CalendarEvent, COLORS } from './first-events.ts';
import { getNextDay, isDay, toManilaInstant } from './calendar-days.ts';
import type { NewEvent } from './calendar-mock.ts';

const EVENT_MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * EVENT_MINUTE_MS;

const Day = v.pipe(v.string(), v.check(isDay, 'day_needed'));
const Time = v.pipe(v.string(), v.regex(/^(?:\d\d:\d\d)?$/, 'time_needed'));

const Fields = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('title_needed'), v.maxLength(255, 'title_long')),
  description: v.pipe(v.string(), v.maxLength(5000, 'description_long')),
  allDay: v.boolean(),
  startDay: Day,
  startTime: Time,
  endDay: Day,
  endTime: Time,
  color: v.picklist(COLORS),
});

export type EventValues = v.InferInput<typeof Fields>;

/** Values of the form; the messages are keys of the words. */
export const EventForm = v.pipe(
  Fields,
  v.forward(
    v.check((values: EventValues) => values.allDay || values.startTime !== '', 'time_needed'),
    ['startTime'],
  ),
  v.forward(
    v.check((values: EventValues) => values.allDay || values.endTime !== '', 'time_needed'),
    ['endTime'],
  ),
  v.forward(
    v.check((values: EventValues) => toSortableTime(values, 'end') >= toSortableTime(values, 'start'), 'end_early'),
    ['endDay'],
  ),
);

type Times = Pick<EventValues, 'allDay' | 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

/** Written so that what is later sorts later. */
function toSortableTime(values: Times, side: 'start' | 'end'): string {
  return values.allDay ? values[`${side}Day`] : `${values[`${side}Day`]}T${values[`${side}Time`]}`;
}

/** The event of the form's values. A whole day ends with the day after the last. */
export function toEvent(values: EventValues): NewEvent {
  const { title, description, allDay, color, startDay, endDay } = values;
  const times = allDay
    ? { start: startDay, end: getNextDay(endDay, 1) }
    : { start: `${toSortableTime(values, 'start')}:00+08:00`, end: `${toSortableTime(values, 'end')}:00+08:00` };
  return { title, description, allDay, color, ...times };
}

type EventFields = Pick<CalendarEvent, 'title' | 'description' | 'allDay' | 'start' | 'end' | 'color'>;

/** The form of an event. */
export function toEventValues({ title, description, allDay, start, end, color }: EventFields): EventValues {
  const last = allDay ? getNextDay(end.slice(0, 10), -1) : end.slice(0, 10);
  return {
    title,
    description,
    allDay,
    color,
    startDay: start.slice(0, 10),
    startTime: allDay ? '09:00' : start.slice(11, 16),
    endDay: last,
    endTime: allDay ? '09:30' : end.slice(11, 16),
  };
}

/** A new event: half an hour from the next half hour on, on the day that is shown. */
export function createHalfHour(day: string, now = Date.now()): EventValues {
  const clock = toManilaInstant(Math.ceil(now / HALF_HOUR_MS) * HALF_HOUR_MS).slice(11, 16);
  const start = `${day}T${clock}:00+08:00`;
  return createEventIn({ allDay: false, start, end: toManilaInstant(Date.parse(start) + HALF_HOUR_MS) });
}

/** A new event in a range that was selected. */
export function createEventIn(times: Pick<CalendarEvent, 'allDay' | 'start' | 'end'>): EventValues {
  return toEventValues({ title: '', description: '', color: 'primary', ...times });
}

/** Moves an event by days and minutes; a whole day by days alone. */
export function moveEvent(
  { allDay, start, end }: EventFields,
  days: number,
  minutes: number,
): Pick<EventFields, 'start' | 'end'> {
  const moveTime = (at: string): string =>
    allDay ? getNextDay(at, days) : toManilaInstant(Date.parse(at) + (days * 24 * 60 + minutes) * EVENT_MINUTE_MS);
  return { start: moveTime(start), end: moveTime(end) };
}
