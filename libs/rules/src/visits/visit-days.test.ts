import { assert, boolean, integer, property } from 'fast-check';

import { addDays, addWorkingDays, toClosedDays, isWorkingDay } from '../time/calendar.ts';
import {
  computeDayCapacity,
  canRequestAnotherDay,
  listOtherDays,
  type PlannedVisit,
  countPutOffDays,
  getVisitState,
} from './visit-days.ts';

const holidays = toClosedDays([{ day: '2026-01-23', kind: 'REGULAR' }]);
const visit: PlannedVisit = { planned_on: '2026-01-15', result: null, times_moved: 0, is_moved_by_owner: false };
const office = { today: '2026-01-12', holidays, day_capacity: 6, planned: new Map<string, number>() };

test.each([
  ['before its day', {}, '2026-01-15', 'PLANNED'],
  ['moved by the office', { times_moved: 1 }, '2026-01-12', 'MOVED'],
  ['moved by the owner', { is_moved_by_owner: true }, '2026-01-12', 'MOVED'],
  ['a day late without a report', {}, '2026-01-16', 'MISSED'],
  ['to closed doors', { result: 'NO_SHOW' }, '2026-01-15', 'MISSED'],
  ['failed', { result: 'FAILED', times_moved: 2 }, '2026-02-01', 'DONE'],
] as const)('a visit %s is so', (_what, overrides, today, state) => {
  expect(getVisitState({ ...visit, ...overrides }, today)).toBe(state);
});

test('an owner requests another day once, until the day before', () => {
  expect(canRequestAnotherDay(visit, '2026-01-14')).toBe(true);
  expect(canRequestAnotherDay(visit, '2026-01-15')).toBe(false);
  expect(canRequestAnotherDay({ ...visit, is_moved_by_owner: true }, '2026-01-12')).toBe(false);
  expect(canRequestAnotherDay({ ...visit, result: 'PASSED' }, '2026-01-12')).toBe(false);
});

test('the other days are working days with capacity, five after the planned one at most', () => {
  const plannedVisits = new Map([['2026-01-14', 6]]);
  expect(listOtherDays(visit, { ...office, plannedVisits })).toEqual([
    '2026-01-13',
    '2026-01-16',
    '2026-01-19',
    '2026-01-20',
    '2026-01-21',
    '2026-01-22',
  ]);
});

test('an earlier day costs the office nothing, a later one stops its clock for the working days between', () => {
  expect(countPutOffDays('2026-01-15', '2026-01-13', holidays)).toBe(0);
  expect(countPutOffDays('2026-01-15', '2026-01-20', holidays)).toBe(3);
  expect([computeDayCapacity(0), computeDayCapacity(3)]).toEqual([6, 18]);
});

test('every offered day is a later working day that is not full', () => {
  assert(
    property(
      integer({ min: 0, max: 40 }),
      integer({ min: 0, max: 12 }),
      boolean(),
      (daysAhead, load, is_moved_by_owner) => {
        const planned_on = addWorkingDays('2026-01-05', daysAhead, holidays);
        const plannedVisits = new Map([[addDays(planned_on, 1), load]]);
        const days = listOtherDays({ ...visit, planned_on, is_moved_by_owner }, { ...office, plannedVisits });
        expect(days).toEqual(days.filter((day) => day > office.today && isWorkingDay(day, holidays)));
        expect(days.every((day) => (plannedVisits.get(day) ?? 0) < office.day_capacity && day !== planned_on)).toBe(
          true,
        );
        expect(days.length > 0 && (is_moved_by_owner || planned_on <= office.today)).toBe(false);
      },
    ),
  );
});
