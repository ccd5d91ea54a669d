import { toClosedDays } from './calendar.ts';
import { listNationalHolidays } from './national-holidays.ts';
import { recountDueDay } from './recount-due-day.ts';

test.each([
  [2025, ['2025-04-17', '2025-04-18', '2025-04-19', '2025-08-25']],
  [2026, ['2026-04-02', '2026-04-03', '2026-04-04', '2026-08-31']],
  [2027, ['2027-03-25', '2027-03-26', '2027-03-27', '2027-08-30']],
  [2038, ['2038-04-22', '2038-04-23', '2038-04-24', '2038-08-30']],
])('Holy Week and National Heroes Day of %s fall on their days', (year, days) => {
  const moving = listNationalHolidays(year).filter(({ name }) => /Thursday|Friday|Saturday|Heroes/.test(name));
  expect(moving.map(({ day }) => day)).toEqual(days);
});

test('the list is in the order of its days, each day once', () => {
  const days = listNationalHolidays(2027).map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted());
  expect(days).toHaveLength(15);
});

const NONE = new Set<string>();
const FEAST = toClosedDays([{ day: '2026-05-15', kind: 'LOCAL' }]);

test.each([
  ['a new closed day inside moves the end', '2026-05-13', '2026-05-18', NONE, FEAST, '2026-05-19'],
  ['a closed day that is taken back moves it forward', '2026-05-13', '2026-05-19', FEAST, NONE, '2026-05-18'],
  ['a closed last day moves to the next open one', '2026-05-13', '2026-05-15', NONE, FEAST, '2026-05-18'],
  ['a day outside moves nothing', '2026-05-18', '2026-05-20', NONE, FEAST, '2026-05-20'],
])('%s', (_, from, due, before, after, movedDays) => {
  expect(recountDueDay({ from, due }, before, after)).toBe(movedDays);
});
