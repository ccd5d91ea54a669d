import { getOfficeDashboard, LICENSING_FIGURES, listTransactions, OFFICE_FIGURES } from '@ebpls/contracts';
import { createAssessmentRow, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';

import { createQueueRow, joel } from '../../test/cases.ts';
import { licensingDashboardRoute, officeDashboardRoute } from '../routes.ts';

const api = createFakeApi();
const figureLinks = () => [...document.querySelectorAll('.eb-figures a')].map((link) => link.getAttribute('href'));

const FIGURES = {
  open: 23,
  due_today: 2,
  overdue: 1,
  with_owner: 5,
  out_of_turn: 3,
  decided_this_month: 31,
  median_days: 1.5,
  oldest: [createQueueRow()],
  per_day: [{ day: '2026-01-20', received: 3, decided: 2 }],
};

beforeEach(() => {
  api.replyWith(getOfficeDashboard, FIGURES);
});

test('the head of an office finds the cases taken out of turn', async () => {
  const session = { ...joel, permissions: ['office_head' as const] };
  openRemote(() => [officeDashboardRoute()], '/fire', '/fire/dashboard', { session });
  expect(await screen.findByRole('link', { name: '3 cases were taken out of turn this month.' })).toHaveAttribute(
    'href',
    '/fire/request/clearances?view=out_of_turn',
  );
});

test('the head of an office without cases out of turn reads nothing about them', async () => {
  api.replyWith(getOfficeDashboard, { ...FIGURES, out_of_turn: 0 });
  const session = { ...joel, permissions: ['office_head' as const] };
  openRemote(() => [officeDashboardRoute()], '/fire', '/fire/dashboard', { session });
  expect(await screen.findByText(/This month: 31/)).toBeVisible();
  expect(screen.queryByText(/out of turn/)).not.toBeInTheDocument();
});

test('a chart without cases is left out, and its sentence stays', async () => {
  api.replyWith(getOfficeDashboard, { ...FIGURES, per_day: [{ day: '2026-01-20', received: 0, decided: 2 }] });
  openRemote(() => [officeDashboardRoute()], '/fire', '/fire/dashboard', { session: joel });
  expect(await screen.findByText('0 cases were received on the days shown.')).toBeVisible();
  expect(screen.getAllByText('Show as a table')).toHaveLength(1);
});

test('an office sees its late cases and opens the one that waits longest', async () => {
  openRemote(() => [officeDashboardRoute()], '/fire', '/fire/dashboard', { session: joel });
  expect(await screen.findByRole('link', { name: /^23/ })).toHaveAttribute(
    'href',
    '/fire/request/clearances?view=open',
  );
  expect(screen.getByRole('link', { name: /^5/ })).toHaveAttribute('href', '/fire/request/clearances?view=with_owner');
  const views = [OFFICE_FIGURES.open, OFFICE_FIGURES.due_today, OFFICE_FIGURES.overdue, OFFICE_FIGURES.with_owner].map(
    ({ view }) => view,
  );
  expect(figureLinks()).toEqual(views.map((view) => `/fire/request/clearances?view=${view}`));
  expect(screen.getByRole('link', { name: /Overdue clearances.*past the deadline of this office/ })).toBeVisible();
  expect(
    screen.getByText('2 cases were decided on the days shown. This month: 31, half of them within 1.5 working days.'),
  ).toBeVisible();
  expect(screen.queryByText(/out of turn/)).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: 'Oldest cases' })).getByRole('link', { name: 'Matibay Hardware' }),
  ).toHaveAttribute('href', '/fire/request/clearances?case=7&pane=case');
});

test.each([
  [{ decided_this_month: 4, median_days: 1 }, 'This month: 4, half of them within 1 working day.'],
  [{ decided_this_month: 1, median_days: 1 }, 'This month: 1.'],
])('counts of one are in the singular: %j', async (figures, sentence) => {
  api.replyWith(getOfficeDashboard, { ...FIGURES, ...figures });
  openRemote(() => [officeDashboardRoute()], '/fire', '/fire/dashboard', { session: joel });
  expect(await screen.findByText(new RegExp(`${sentence}$`))).toBeVisible();
});

test('the licensing office sees how many wait for each of its acts', async () => {
  api.replyWith(listTransactions, {
    data: [createAssessmentRow()],
    next_cursor: null,
    counts: { submitted: 4, to_compute: 3, to_release: 2, in_clearance: 9 },
  });
  openRemote(() => [licensingDashboardRoute()], '/bplo', '/bplo/dashboard', {
    session: createUser({ roles: [{ id: 12, name: 'bplo' }] }),
  });
  expect(await screen.findByRole('link', { name: /^4/ })).toHaveAttribute(
    'href',
    '/bplo/request/clearances?view=submitted',
  );
  expect(screen.getByRole('link', { name: 'Matibay Hardware' })).toHaveAttribute(
    'href',
    '/bplo/request/clearances?case=APP-2026-000211&pane=case',
  );
  expect(figureLinks()).toEqual(LICENSING_FIGURES.map((view) => `/bplo/request/clearances?view=${view}`));
});

test.each([
  [{ state: 'SUBMITTED', waited_minutes: 130, days_left: 1 }, '1 day left'],
  [{ state: 'SUBMITTED', waited_minutes: 2890, days_left: -1 }, '1 day overdue'],
  [{ state: 'PAID', waited_minutes: 0, days_left: 0 }, 'Due today'],
  [{ state: 'FOR_PAYMENT', waited_minutes: 1440, days_left: null }, 'Billed 1 day ago'],
  [{ state: 'FOR_SIGNATURE', waited_minutes: 61, days_left: null }, 'Released 1 h ago'],
] as const)('a row that is %j shows its days, or how long it waits where none are counted', async (row, sentence) => {
  api.replyWith(listTransactions, { data: [createAssessmentRow(row)], next_cursor: null, counts: {} });
  openRemote(() => [licensingDashboardRoute()], '/bplo', '/bplo/dashboard', {
    session: createUser({ roles: [{ id: 12, name: 'bplo' }] }),
  });
  expect(await screen.findByText(sentence)).toBeVisible();
});
