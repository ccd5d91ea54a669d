import { fakeApi, open } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { monthAfter, readMonth, weeksOf } from './month.ts';

fakeApi();

test('January 2026 begins on a Thursday and takes five weeks', () => {
  const weeks = weeksOf('2026-01');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[4]).toBe('2026-01-01');
  expect(weeks.flat().at(-1)).toBe('2026-01-31');
});

test('December is followed by January, and preceded by November', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-12', -1)]).toEqual(['2027-01', '2026-11']);
});

test.each([
  ['2026-13', '2026-02'],
  ['next', '2026-02'],
  [null, '2026-02'],
  ['2027-03', '2027-03'],
])('the address %s shows %s in the first hours of February in Manila', (text, month) => {
  expect(readMonth(text, new Date('2026-01-31T17:00:00Z'))).toBe(month);
});

test('the demonstration answers from inside the page and says that it is one', async () => {
  open(createRoutes, '/app/calendar', '/app/calendar?month=2026-01');
  expect((await screen.findByText('Quarterly deadline')).closest('td')).toHaveTextContent(/^20/);
  expect(screen.getByText('Demonstration, not your data')).toBeVisible();
});

test('the month stands in the address', async () => {
  const router = open(createRoutes, '/app/calendar', '/app/calendar?month=2026-01');
  await userEvent.click(await screen.findByText('Next month'));
  expect(await screen.findByText('February 2026', { selector: 'caption' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?month=2026-02');
});
