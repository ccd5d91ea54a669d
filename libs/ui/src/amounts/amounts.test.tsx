import type { Centavos } from '@ebpls/contracts';
import { render, screen } from '@testing-library/react';

import { LocaleContext } from '../words/words.ts';
import { Pesos, formatPesos } from './pesos.tsx';
import { dayWritten, MomentText, momentWritten } from './time.tsx';

test.each([
  [0, '₱0.00'],
  [5, '₱0.05'],
  [123_450, '₱1,234.50'],
  [340_500, '₱3,405.00'],
  [123_456_789_00, '₱123,456,789.00'],
  [-50_000, '−₱500.00'],
])('%d centavos are formatted as %s', (amount, text) => {
  expect(formatPesos(amount as Centavos)).toBe(text);
});

test('an amount is one piece of text, so that it can be searched and copied', () => {
  render(<Pesos amount={123_450 as Centavos} />);
  expect(screen.getByText('₱1,234.50')).toBeInTheDocument();
});

test.each([
  ['2026-01-20', {}, '20 Jan 2026'],
  ['2026-02-04', { weekday: true, year: false }, 'Wed 4 Feb'],
  ['soon', {}, 'soon'],
])('the day %s is formatted for a clerk', (day, style, text) => {
  expect(dayWritten(day, 'en', style)).toBe(text);
});

test('a Filipino page has Filipino months', () => {
  expect(dayWritten('2026-01-20', 'fil')).toBe('20 Ene 2026');
  expect(dayWritten('2026-08-09', 'fil', { weekday: true })).toBe('Lin 9 Ago 2026');
});

test.each([
  ['2026-01-19T16:30:00Z', '20 Jan 2026, 12:30 AM'],
  ['2026-01-20T04:05:00Z', '20 Jan 2026, 12:05 PM'],
  ['2025-12-31T15:59:59Z', '31 Dec 2025, 11:59 PM'],
  ['2026-01-20T08:55:00+08:00', '20 Jan 2026, 8:55 AM'],
])('the moment %s is formatted in the time zone of Manila', (at, text) => {
  expect(momentWritten(at)).toBe(text);
});

test('a moment keeps its exact instant for machines', () => {
  render(
    <LocaleContext value="fil">
      <MomentText at="2026-01-20T00:55:00Z" />
    </LocaleContext>,
  );
  expect(screen.getByText('20 Ene 2026, 8:55 AM')).toHaveAttribute('datetime', '2026-01-20T00:55:00Z');
});
