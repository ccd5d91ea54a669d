import { countWorkingDaysLeft, getWorkingDayUpTo } from './calendar.ts';
import { computeActDeadline } from './act-deadline.ts';

// Friday 12 June 2026 is Independence Day.
const holidays = new Set(['2026-06-12']);
const dates = { submitted_on: '2026-06-11', due_on: '2026-06-19', entered_on: '2026-06-10' };

test.each([
  ['SUBMITTED', '2026-06-15'],
  ['ACCEPTED', '2026-06-19'],
  ['IN_CLEARANCE', '2026-06-19'],
  ['CLEARED', '2026-06-19'],
  ['ASSESSED', '2026-06-19'],
  ['FOR_PAYMENT', null],
  ['PAID', '2026-06-11'],
  ['FOR_SIGNATURE', null],
  ['RETURNED', null],
  ['ISSUED', null],
] as const)('the hall acts on an application that is %s by %s', (state, by) => {
  expect(computeActDeadline({ state, ...dates }, holidays)).toBe(by);
});

test.each([
  ['2026-06-10', '2026-06-15', 2],
  ['2026-06-15', '2026-06-15', 0],
  ['2026-06-16', '2026-06-15', -1],
  ['2026-06-14', '2026-06-11', 0],
  ['2026-06-15', '2026-06-11', -1],
])('on %s a deadline of %s leaves %i working days', (today, deadline, left) => {
  expect(countWorkingDaysLeft(today, deadline, holidays)).toBe(left);
});

test('on a closed day the last working day is the one before', () => {
  expect(
    ['2026-06-11', '2026-06-12', '2026-06-14', '2026-06-15'].map((day) => getWorkingDayUpTo(day, holidays)),
  ).toEqual(['2026-06-11', '2026-06-11', '2026-06-11', '2026-06-15']);
});
