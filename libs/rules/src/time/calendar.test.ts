import { holidayRows, holidays } from '../../test/san-isidro.ts';
import {
  addDays,
  addMonths,
  addWorkingDays,
  toClosedDays,
  countDays,
  getFirstDayOfQuarter,
  isWorkingDay,
  getLastDayOfMonth,
  toManilaDay,
  formatManilaStamp,
  getQuarter,
  startOfManilaDay,
  listWeeksOfMonth,
  listWorkingDays,
  getWorkingDayFrom,
  countWorkingDays,
} from './calendar.ts';

test('a day begins in Manila eight hours before it does in Greenwich', () => {
  expect([
    toManilaDay('2026-01-19T15:59:59Z'),
    toManilaDay('2026-01-19T16:00:00Z'),
    toManilaDay(new Date('2025-12-31T16:00:00Z')),
  ]).toEqual(['2026-01-19', '2026-01-20', '2026-01-01']);
  expect(formatManilaStamp('2026-01-19T16:05:59Z')).toBe('2026-01-20 00:05');
  expect(startOfManilaDay('2026-01-20').toISOString()).toBe('2026-01-19T16:00:00.000Z');
});

test('days are counted over months, leap years and years', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual([
    '2028-02-29',
    '2027-01-01',
    '2026-02-28',
  ]);
  expect(countDays('2026-09-30', '2026-10-31')).toBe(31);
});

test.each([
  ['2026-01-01', 1, '2026-01-01'],
  ['2026-03-31', 1, '2026-01-01'],
  ['2026-04-01', 2, '2026-04-01'],
  ['2026-12-31', 4, '2026-10-01'],
])('%s is in quarter %s', (day, quarter, first) => {
  expect([getQuarter(day), getFirstDayOfQuarter(day)]).toEqual([quarter, first]);
});

test('a month ends on its last day', () => {
  expect(['2026-02-03', '2028-02-29', '2026-12-01'].map(getLastDayOfMonth)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
});

test('offices are closed on weekends and holidays, and open on a special working day', () => {
  expect(
    ['2026-01-17', '2026-01-18', '2026-01-19', '2026-06-12', '2026-02-25', '2026-05-15'].map((day) =>
      isWorkingDay(day, holidays),
    ),
  ).toEqual([false, false, true, false, true, false]);
});

test('working days skip what is closed, the first day does not count', () => {
  expect(addWorkingDays('2026-06-10', 3, holidays)).toBe('2026-06-16'); // Thursday, then Friday the 12th is a holiday
  expect(countWorkingDays('2026-06-10', '2026-06-16', holidays)).toBe(3);
  expect(countWorkingDays('2026-06-16', '2026-06-10', holidays)).toBe(0);
  expect([getWorkingDayFrom('2026-06-12', holidays), getWorkingDayFrom('2026-06-15', holidays)]).toEqual([
    '2026-06-15',
    '2026-06-15',
  ]);
});

test('the holiday list covers three years, each day once', () => {
  expect(new Set(holidayRows.map(({ day }) => day)).size).toBe(holidayRows.length);
  expect(
    [2025, 2026, 2027].map((year) => holidayRows.filter(({ day }) => day.startsWith(String(year))).length),
  ).toEqual([22, 22, 22]);
  expect(toClosedDays([{ day: '2026-02-25', kind: 'SPECIAL_WORKING' }]).size).toBe(0);
});

test.each([
  { month: 'January 2026', day: '2026-01-31', first: '2025-12-28', last: '2026-01-31', weeks: 5 },
  {
    month: 'February 2026, which fills its weeks',
    day: '2026-02-01',
    first: '2026-02-01',
    last: '2026-02-28',
    weeks: 4,
  },
  { month: 'May 2026, which begins on a Friday', day: '2026-05-15', first: '2026-04-26', last: '2026-06-06', weeks: 6 },
])('the weeks of $month', ({ day, first, last, weeks }) => {
  const listedWeeks = listWeeksOfMonth(day);
  expect([listedWeeks.length, listedWeeks[0]?.[0], listedWeeks.at(-1)?.[6]]).toEqual([weeks, first, last]);
});

test.each([
  { day: '2026-01-31', months: 1, same: '2026-02-28' },
  { day: '2028-01-31', months: 1, same: '2028-02-29' },
  { day: '2026-01-15', months: -1, same: '2025-12-15' },
  { day: '2026-12-31', months: 1, same: '2027-01-31' },
])('$day and $months months is $same', ({ day, months, same }) => {
  expect(addMonths(day, months)).toBe(same);
});

test('working days are counted as they are listed, over every weekday, holiday and year', () => {
  for (let start = 0; start < 400; start += 1) {
    const from = addDays('2025-11-20', start);
    for (const length of [-3, 0, 1, 2, 5, 7, 30, 400]) {
      const to = addDays(from, length);
      expect(countWorkingDays(from, to, holidays)).toBe(listWorkingDays(from, to, holidays).length);
    }
  }
});
