import { type ReplyBody, getVisitCalendar } from '@ebpls/contracts';
import { listWeeksOfMonth } from '@ebpls/rules';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createVisit, joel } from '../../../test/cases.ts';
import { visitsRoutes } from '../../routes.ts';

const api = createFakeApi();
const PAGE = '/fire/request/visits/calendar';
const createCalendar = (day: string): ReplyBody<typeof getVisitCalendar> => ({
  today: '2026-01-12',
  day,
  weeks: listWeeksOfMonth(day),
  days: [
    { day: '2026-01-14', barangay_name: 'Balite', visits: 1, names: ['Aling Nena Bakery'] },
    { day: '2026-01-14', barangay_name: 'Silangan', visits: 4, names: ['Matibay Hardware', 'Bukal Water', 'Hiyas'] },
    { day: '2026-01-15', barangay_name: 'Silangan', visits: 1, names: ['Dagat Fish'] },
  ],
  closed: [{ day: '2026-01-01', name: 'New Year’s Day' }],
  data: [
    createVisit(),
    createVisit({ inspection_no: 'INS-2026-00002', barangay_name: 'Balite', company_name: 'Aling Nena Bakery' }),
  ],
  inspectors: [],
  day_capacity: 12,
});
const atDay = (day: string) => {
  api.replyWith(getVisitCalendar, createCalendar(day));
  return openRemote(() => visitsRoutes(), '/fire', `${PAGE}?day=${day}`, { session: joel });
};
const getCell = (name: RegExp) => screen.getByRole('link', { name }).closest('td');
const getFocusedDay = () => document.activeElement?.getAttribute('data-day');

test('a month shows the number of visits of each day, the first names, and closed days', async () => {
  atDay('2026-01-14');
  const grid = await screen.findByRole('grid', { name: 'Visits of the month' });
  expect(within(grid).getByText('January 2026')).toBeVisible();
  expect(getCell(/14 Jan 2026/)).toHaveAttribute('aria-selected', 'true');
  expect(getCell(/14 Jan 2026/)).toHaveTextContent('145Aling Nena BakeryMatibay Hardware3 more');
  expect(within(grid).getByRole('link', { name: 'Thu 1 Jan 2026, New Year’s Day, no visits' })).toBeVisible();
  expect(within(grid).getByRole('link', { name: /14 Jan 2026, 5 of 12 visits/ })).toHaveAttribute('tabindex', '0');
  expect(within(grid).getByRole('link', { name: /12 Jan/ })).toHaveAttribute('aria-current', 'date');
  expect(
    within(screen.getByRole('list', { name: /14 Jan/ })).getByRole('link', { name: 'Matibay Hardware' }),
  ).toBeVisible();
});

test('one barangay at a time is counted, named and listed', async () => {
  atDay('2026-01-14');
  await userEvent.selectOptions(await screen.findByLabelText('Barangay'), 'Balite');
  expect(getCell(/14 Jan 2026/)).toHaveTextContent('141Aling Nena Bakery');
  expect(screen.queryByText('Matibay Hardware')).not.toBeInTheDocument();
});

test.each([
  { keys: '{ArrowRight}', to: '2026-01-15' },
  { keys: '{ArrowLeft}{ArrowUp}', to: '2026-01-06' },
  { keys: '{ArrowDown}', to: '2026-01-21' },
  { keys: '{Home}', to: '2026-01-11' },
  { keys: '{End}', to: '2026-01-17' },
])('$keys goes from Wednesday the 14th to $to without leaving the day that is open', async ({ keys, to }) => {
  const router = atDay('2026-01-14');
  (await screen.findByRole('link', { name: /14 Jan 2026/ })).focus();
  await userEvent.keyboard(keys);
  expect(getFocusedDay()).toBe(to);
  expect(router.state.location.search).toBe('?day=2026-01-14');
});

test.each([
  { keys: '{PageDown}', to: '2026-02-28' },
  { keys: '{PageUp}', to: '2025-12-31' },
  { keys: '{ArrowRight}', to: '2026-02-01' },
])('$keys leads from the last day of the month to $to, which is opened and keeps the focus', async ({ keys, to }) => {
  const router = atDay('2026-01-31');
  (await screen.findByRole('link', { name: /31 Jan 2026/ })).focus();
  api.replyWith(getVisitCalendar, createCalendar(to));
  await userEvent.keyboard(keys);
  await waitFor(() => expect(router.state.location.search).toBe(`?day=${to}`));
  await waitFor(() => expect(getFocusedDay()).toBe(to));
});

test('Enter and the space bar open the day that has the focus', async () => {
  const router = atDay('2026-01-14');
  (await screen.findByRole('link', { name: /14 Jan 2026/ })).focus();
  await userEvent.keyboard('{ArrowRight} ');
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-01-15'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-01-16'));
});

test('the list of the same days is one step away', async () => {
  atDay('2026-01-14');
  expect(await screen.findByRole('link', { name: 'List' })).toHaveAttribute(
    'href',
    '/fire/request/visits?from=2026-01-14',
  );
});
