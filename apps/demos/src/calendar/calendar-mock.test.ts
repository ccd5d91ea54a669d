import * as v from 'valibot';

import type { DemoError } from '../shared/mock/demo-server.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { type CalendarEvent, createFirstEvents } from './first-events.ts';
import { formatPeriodAddress, getAdjacentDay, formatPeriodTitle, readPeriod, listShownDays } from './calendar-days.ts';
import { toEventInputs } from './calendar-grid.tsx';
import { callCalendar } from './calendar-mock.ts';
import { EventForm, toEvent, createHalfHour, moveEvent, toEventValues } from './event-form.ts';

afterEach(() => resetDemo());

const list = async (query = ''): Promise<readonly CalendarEvent[]> =>
  (await callCalendar<{ events: CalendarEvent[] }>(`/api/calendar${query}`)).events;
const event = {
  title: 'Fire drill',
  description: '',
  allDay: false,
  start: '2026-01-12T09:00:00+08:00',
  end: '2026-01-12T09:30:00+08:00',
  color: 'danger' as const,
};

test('the same day has the same events, from before today to after it', () => {
  const now = new Date('2026-01-12T04:00:00Z');
  expect(createFirstEvents(undefined, now)).toEqual(createFirstEvents(undefined, now));
  const starts = createFirstEvents(undefined, now).map(({ start }) => start);
  expect(starts.length).toBeGreaterThan(80);
  expect(starts.some((start) => start < '2026-01-01') && starts.some((start) => start > '2026-02-15')).toBe(true);
  expect(starts).toContain('2026-01-12');
});

test('an event is created, changed and deleted, and each call answers what it did', async () => {
  const { event: createdEvent } = await callCalendar<{ event: CalendarEvent }>('/api/calendar/new', { json: event });
  expect(createdEvent).toEqual({ ...event, id: expect.any(String) });
  const json = { eventId: createdEvent.id, update: { title: 'Earthquake drill' } };
  await expect(callCalendar('/api/calendar/update', { json })).resolves.toEqual({
    event: { ...createdEvent, title: 'Earthquake drill' },
  });
  expect((await list()).find(({ id }) => id === createdEvent.id)?.title).toBe('Earthquake drill');
  await expect(callCalendar('/api/calendar/delete', { json: { eventId: createdEvent.id } })).resolves.toEqual({
    eventId: createdEvent.id,
  });
  expect((await list()).some(({ id }) => id === createdEvent.id)).toBe(false);
});

test('the address sets a size, and its events are different ones', async () => {
  expect(await list('?events=2000')).toHaveLength(2000);
  await callCalendar('/api/calendar/delete?events=2000', { json: { eventId: 'event-1' } });
  expect(await list('?events=2000')).toHaveLength(1999);
  expect((await list()).length).toBe(createFirstEvents().length);
});

test.each([
  ['new', { ...event, title: ' ' }, 400],
  ['new', { ...event, title: 'a'.repeat(256) }, 400],
  ['new', { ...event, description: 'a'.repeat(5001) }, 400],
  ['new', { ...event, end: '2026-01-12T08:59:00+08:00' }, 400],
  ['new', { ...event, color: 'url(x)' }, 400],
  ['update', { eventId: 'none', update: { title: 'a' } }, 404],
  ['update', { eventId: 'occasion-0', update: { end: '2020-01-01' } }, 400],
  ['delete', { eventId: 'none' }, 404],
])('%s is refused what breaks a rule (case %#) and changes nothing', async (path, json, status) => {
  const before = await list();
  const refusal = await callCalendar(`/api/calendar/${path}`, { json }).catch((error: DemoError) => error.status);
  expect(refusal).toBe(status);
  expect(await list()).toEqual(before);
});

const problems = (change: object): readonly (readonly [unknown, string])[] => {
  const read = v.safeParse(EventForm, { ...toEventValues(event), ...change });
  return (read.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
};

test.each([
  [{}, []],
  [{ title: ' ' }, [['title', 'title_needed']]],
  [{ title: 'a'.repeat(255) }, []],
  [{ title: 'a'.repeat(256) }, [['title', 'title_long']]],
  [{ description: 'a'.repeat(5000) }, []],
  [{ description: 'a'.repeat(5001) }, [['description', 'description_long']]],
  [{ endTime: '09:00' }, []],
  [{ endTime: '08:59' }, [['endDay', 'end_early']]],
  [{ endDay: '2026-01-11' }, [['endDay', 'end_early']]],
  [{ startDay: '2026-02-30', endDay: '2026-03-01' }, [['startDay', 'day_needed']]],
  [
    { endTime: '' },
    [
      ['endTime', 'time_needed'],
      ['endDay', 'end_early'],
    ],
  ],
  [{ allDay: true, startTime: '', endTime: '' }, []],
  [{ allDay: true, endDay: '2026-01-11' }, [['endDay', 'end_early']]],
])('form %# is told of its problems', (change, expectedProblems) => {
  expect(problems(change)).toEqual(expectedProblems);
});

test('a form returns the event from which it was filled; a whole day ends with the day after the last', () => {
  expect(toEvent(toEventValues(event))).toEqual(event);
  const fiesta = { ...event, allDay: true, start: '2026-05-14', end: '2026-05-17' };
  expect(toEventValues(fiesta)).toMatchObject({ startDay: '2026-05-14', endDay: '2026-05-16' });
  expect(toEvent(toEventValues(fiesta))).toEqual(fiesta);
});

test('a new event lasts half an hour from the next half hour on, by the clocks of Manila', () => {
  expect(createHalfHour('2026-01-20', Date.parse('2026-01-12T01:10:00Z'))).toMatchObject({
    startDay: '2026-01-20',
    startTime: '09:30',
    endDay: '2026-01-20',
    endTime: '10:00',
  });
  expect(createHalfHour('2026-01-31', Date.parse('2026-01-12T15:10:00Z'))).toMatchObject({
    startTime: '23:30',
    endDay: '2026-02-01',
    endTime: '00:00',
  });
});

test('an event moves by days and minutes, a whole day by days alone', () => {
  expect(moveEvent(event, 7, -30)).toEqual({ start: '2026-01-19T08:30:00+08:00', end: '2026-01-19T09:00:00+08:00' });
  const fiesta = { ...event, allDay: true, start: '2026-05-14', end: '2026-05-17' };
  expect(moveEvent(fiesta, -1, 30)).toEqual({ start: '2026-05-13', end: '2026-05-16' });
});

test('the address names view and day; nonsense in it is today, in the first hours of a day in Manila too', () => {
  const now = new Date('2026-01-31T17:00:00Z');
  const read = (text: string) => readPeriod(new URLSearchParams(text), now);
  expect(read('view=week&date=2026-03-04')).toEqual({ view: 'week', day: '2026-03-04' });
  expect(read('view=year&date=2026-02-30')).toEqual({ view: 'month', day: '2026-02-01' });
  expect(formatPeriodAddress(new URLSearchParams('events=9'), { view: 'day', day: '2026-01-01' })).toBe(
    '?events=9&view=day&date=2026-01-01',
  );
});

test('a phone begins with the agenda', () => {
  globalThis.matchMedia = (query) => ({ matches: query.includes('max-width: 639') }) as MediaQueryList;
  expect(readPeriod(new URLSearchParams()).view).toBe('agenda');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test.each([
  [{ view: 'month', day: '2026-12-31' }, 1, '2027-01-01', 'December 2026'],
  [{ view: 'week', day: '2026-01-12' }, -1, '2026-01-05', '11 – 17 January 2026'],
  [{ view: 'day', day: '2026-02-28' }, 1, '2026-03-01', 'Saturday, 28 February 2026'],
  [{ view: 'agenda', day: '2026-12-30' }, 1, '2027-01-06', '27 December 2026 – 2 January 2027'],
] as const)('%j goes by %i to %s and is called %s', (period, pages, day, title) => {
  expect(getAdjacentDay(period, pages)).toBe(day);
  expect(formatPeriodTitle(period, 'en-GB').replaceAll(/\s+/gu, ' ')).toBe(title);
});

test('a month has its Filipino name', () => {
  expect(formatPeriodTitle({ view: 'month', day: '2026-01-01' }, 'fil')).toBe('Enero 2026');
});

test.each([
  [{ view: 'month', day: '2026-05-31' }, '2026-04-26', '2026-06-06'],
  [{ view: 'month', day: '2026-02-10' }, '2026-02-01', '2026-02-28'],
  [{ view: 'week', day: '2026-01-17' }, '2026-01-11', '2026-01-17'],
  [{ view: 'agenda', day: '2026-01-11' }, '2026-01-11', '2026-01-17'],
  [{ view: 'day', day: '2026-01-11' }, '2026-01-11', '2026-01-11'],
] as const)('%j holds the days from %s to %s', (period, first, last) => {
  const [from, to] = listShownDays(period);
  expect(from <= first && last < to).toBe(true);
});

test('the calendar gets the events of its period, including those that began before it', () => {
  const days = (start: string, end: string) => ({ ...event, id: start, allDay: true, start, end });
  const eventInputs = toEventInputs(
    [days('2025-12-01', '2026-03-01'), days('2026-01-12', '2026-01-13'), days('2026-06-01', '2026-06-02')],
    { view: 'week', day: '2026-01-12' },
  );
  expect(eventInputs.map(({ id }) => id)).toEqual(['2025-12-01', '2026-01-12']);
});
