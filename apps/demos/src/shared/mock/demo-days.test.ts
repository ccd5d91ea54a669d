import { countDaysUntil, getDemoDay, getDemoInstant } from './demo-days.ts';

const LATE_IN_LONDON = Date.parse('2026-01-31T17:00:00Z');

test('a day is counted on the calendar of Manila, over the end of a month', () => {
  expect(getDemoDay(0, LATE_IN_LONDON)).toBe('2026-02-01');
  expect(getDemoDay(-1, LATE_IN_LONDON)).toBe('2026-01-31');
  expect(getDemoDay(28, LATE_IN_LONDON)).toBe('2026-03-01');
});

test('the days until a day are whole, and negative when it has passed', () => {
  expect(countDaysUntil('2026-02-03', LATE_IN_LONDON)).toBe(2);
  expect(countDaysUntil('2026-01-31', LATE_IN_LONDON)).toBe(-1);
});

test('a moment has the time of Manila', () => {
  expect(getDemoInstant(0, '14:05')).toMatch(/^\d{4}-\d\d-\d\dT14:05:00\+08:00$/);
});
