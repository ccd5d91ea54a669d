import { openRemote } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { isSoon, findLargest, computeProfits } from './reports.ts';

test('profit is the income minus the expenses, month by month', () => {
  const datasets = [
    { label: 'expense', data: [3, 5] },
    { label: 'income', data: [10, 4] },
  ] as const;
  expect(computeProfits({ datasets })).toEqual([7, -1]);
  expect(computeProfits({ datasets: [] })).toEqual([]);
});

test.each([
  [71, true],
  [72, false],
])('a task that is due in %i hours is soon due: %s', (hours, isSoonDue) => {
  const now = new Date('2026-01-12T08:00:00Z');
  expect(isSoon(new Date(now.getTime() + hours * 3_600_000).toISOString(), now)).toBe(isSoonDue);
});

test('the most of nothing is nothing', () => {
  expect(findLargest([] as number[], Number)).toBeUndefined();
});

test('the sentence, the chart and the table have the same figures', async () => {
  openRemote(createRoutes, '/app/extra', '/app/extra/charts/apex');
  const lines = await screen.findByRole('figure', { name: 'Income and expenses by month' });
  expect(lines).toHaveTextContent('The best month was Dec with an income of ₱91,000.00.');
  await userEvent.click(within(lines).getByText('Show as a table'));
  const december = await within(lines).findByRole('row', { name: /^Dec/ });
  expect(december).toHaveTextContent('Dec₱91,000.00₱59,000.00');
  expect(screen.getByText('Demonstration, not your data')).toBeVisible();
});

test('in Filipino', async () => {
  openRemote(createRoutes, '/app/extra', '/app/extra/charts/apex', { language: 'fil' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mga tsart');
});
