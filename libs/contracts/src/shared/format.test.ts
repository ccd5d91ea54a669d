import { formatAge, formatDay, formatDayInWords, formatIfDate, formatInstant, formatInstantInWords } from './format.ts';
import { fillMessage } from '../messages/merge.ts';

test('a day is written in one style, in the language of its reader', () => {
  expect([
    formatDay('2026-11-22'),
    formatDay('2026-01-20', 'fil'),
    formatDay('2026-02-04', 'en', { weekday: true, year: false }),
  ]).toEqual(['22 Nov 2026', '20 Ene 2026', 'Wed 4 Feb']);
  expect([formatDayInWords('2026-11-22'), formatDayInWords('2026-01-20', 'fil')]).toEqual([
    '22 November 2026',
    '20 Enero 2026',
  ]);
  expect([formatDay('soon'), formatDayInWords('soon')]).toEqual(['soon', 'soon']);
});

test.each([
  ['2026-01-19T16:30:00Z', '20 Jan 2026, 12:30 AM'],
  ['2026-11-22T07:20:00+08:00', '22 Nov 2026, 7:20 AM'],
  ['2025-12-31T15:59:59.123Z', '31 Dec 2025, 11:59 PM'],
  ['later', 'later'],
])('the instant %s is written on the clocks of Manila', (at, text) => {
  expect(formatInstant(at)).toBe(text);
});

test('a paper that proves something names the month whole', () => {
  expect(formatInstantInWords('2026-01-12T00:05:00Z')).toBe('12 January 2026, 8:05 AM');
});

test('a message writes the days and instants that fill it, and leaves all else as it came', () => {
  const message = { en: '{from} to {until}', fil: 'mula {from} hanggang {until}' };
  const params = { from: '2026-01-31', until: '2026-01-12T01:15:00.000Z' };
  expect(fillMessage(message, params, 'en')).toBe('31 Jan 2026 to 12 Jan 2026, 9:15 AM');
  expect(fillMessage(message, params, 'fil')).toBe('mula 31 Ene 2026 hanggang 12 Ene 2026, 9:15 AM');
  const left = ['APP-2026-000045', '2026', '₱1,234.50', 'on 2026-01-12', 7];
  expect(left.map((value) => formatIfDate(value, 'en'))).toEqual(left);
  expect(formatIfDate('2026-01-13 09:30', 'en')).toBe('13 Jan 2026, 9:30 AM');
});

test.each([
  [0, 'just now', 'ngayon lang'],
  [1, '1 min ago', '1 minuto na'],
  [59, '59 min ago', '59 minuto na'],
  [60, '1 h ago', '1 oras na'],
  [1439, '23 h ago', '23 oras na'],
  [1440, '1 day ago', '1 araw na'],
  [4320, '3 days ago', '3 araw na'],
])('what waits for %i minutes is %s', (minutes, english, filipino) => {
  expect([formatAge(minutes), formatAge(minutes, 'fil')]).toEqual([english, filipino]);
});
