import * as fc from 'fast-check';

import { addDays, countDays } from '../time/calendar.ts';
import { getEventPhase, checkEventDays, areEventsColliding } from './event-days.ts';

const TODAY = '2026-01-12';
const LIMITS = { today: TODAY, permit_until: '2026-12-31', days_at_most: 30 };
const day = fc.integer({ min: -60, max: 420 }).map((days) => addDays(TODAY, days));
const days = fc.record({ starts_on: day, ends_on: day });
const isPlaza = ({ venue }: { readonly venue: string }) => venue !== 'Covered court';
const placedEvent = fc.record({
  starts_on: day,
  ends_on: day,
  brgycode: fc.constantFrom('9990101011', '9990101012'),
  venue: fc.constantFrom('Plaza Rizal, stall 4', 'PLAZA RIZAL stall-4', 'Covered court'),
});

test.each([
  ['begins in the past', { starts_on: '2026-01-11', ends_on: '2026-01-12' }, 'starts_on', 'event.in_past'],
  ['ends before it begins', { starts_on: '2026-02-02', ends_on: '2026-02-01' }, 'ends_on', 'event.ends_before'],
  ['is too long', { starts_on: '2026-02-01', ends_on: '2026-03-03' }, 'ends_on', 'event.too_long'],
  ['outlasts the permit', { starts_on: '2026-12-31', ends_on: '2027-01-01' }, 'ends_on', 'event.beyond_permit'],
])('an event that %s is refused at its field', (_what, event, field, key) => {
  expect(checkEventDays(event, LIMITS)).toEqual({ field, key });
});

test('a granted event begins today or later, ends with the permit of the year and is within the length of the code', () => {
  fc.assert(
    fc.property(days, (event) => {
      const isGranted = checkEventDays(event, LIMITS) === undefined;
      const length = countDays(event.starts_on, event.ends_on) + 1;
      expect(isGranted).toBe(
        event.starts_on >= TODAY && event.ends_on <= LIMITS.permit_until && length >= 1 && length <= 30,
      );
    }),
  );
});

test('two events collide exactly when they share a day at one place, whichever is named first', () => {
  fc.assert(
    fc.property(placedEvent, placedEvent, fc.integer({ min: 0, max: 480 }), (one, other, after) => {
      fc.pre(one.starts_on <= one.ends_on && other.starts_on <= other.ends_on);
      expect(areEventsColliding(one, other)).toBe(areEventsColliding(other, one));
      const on = addDays('2025-11-13', after);
      const isShared = [one, other].every((event) => getEventPhase(on, event) === 'in_force');
      const isSamePlace = one.brgycode === other.brgycode && isPlaza(one) === isPlaza(other);
      expect(!(isShared && isSamePlace) || areEventsColliding(one, other)).toBe(true);
      expect(!areEventsColliding(one, other) || isSamePlace).toBe(true);
    }),
  );
});

test.each([
  ['2026-02-09', 'not_yet'],
  ['2026-02-10', 'in_force'],
  ['2026-02-12', 'in_force'],
  ['2026-02-13', 'over'],
] as const)('on %s a permit from 10 to 12 February is %s', (today, phase) => {
  expect(getEventPhase(today, { starts_on: '2026-02-10', ends_on: '2026-02-12' })).toBe(phase);
});

test('the first and last days that are allowed are allowed, and events that share one of their days collide', () => {
  expect(checkEventDays({ starts_on: TODAY, ends_on: addDays(TODAY, 29) }, LIMITS)).toBeUndefined();
  expect(checkEventDays({ starts_on: '2026-12-31', ends_on: '2026-12-31' }, LIMITS)).toBeUndefined();
  const one = { starts_on: '2026-02-01', ends_on: '2026-02-03', brgycode: '9990101011', venue: 'Plaza Rizal' };
  const collide = (starts_on: string, ends_on: string, venue = one.venue) =>
    areEventsColliding(one, { ...one, starts_on, ends_on, venue });
  expect([collide('2026-02-03', '2026-02-09'), collide('2026-01-20', '2026-02-01')]).toEqual([true, true]);
  expect([collide('2026-02-04', '2026-02-09'), collide('2026-01-20', '2026-01-31')]).toEqual([false, false]);
  expect(collide(one.starts_on, one.ends_on, 'PLAZA  Rizal!')).toBe(true);
  expect(collide(one.starts_on, one.ends_on, 'Plaza Rizal 2')).toBe(false);
});
