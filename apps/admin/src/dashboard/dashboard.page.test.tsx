import { type Answer, getAdminDashboard } from '@ebpls/contracts';
import { aUser, fakeApi, open } from '@ebpls/testing/web';
import { screen, within } from '@testing-library/react';

import { createRoutes } from '../routes.tsx';

const api = fakeApi();

const FIGURES: Answer<typeof getAdminDashboard> = {
  open_applications: 148,
  past_limit: 3,
  waiting_for_signature: 12,
  waiting_for_approval: 5,
  collected_today: '184630.00',
  receipts_today: 63,
  per_day: [
    { day: '2026-01-19', filed: 120, issued: 44 },
    { day: '2026-01-20', filed: 131, issued: 60 },
  ],
  collected_per_week: [{ from: '2026-01-19', to: '2026-01-25', online: '1600000.00', counter: '710000.00' }],
  days_to_decide: [
    { arta_class: 'SIMPLE', limit: 3, median: 1.5, nine_of_ten: 2 },
    { arta_class: 'COMPLEX', limit: 7, median: 5, nine_of_ten: 9 },
  ],
  offices: [
    {
      office: 'rhu',
      title: 'RHU',
      open: 31,
      due_today: 4,
      overdue: 2,
      with_owner: 6,
      median_days: 2.5,
      oldest: 'APP-2026-000101',
    },
    { office: 'mao', title: 'MAO', open: 4, due_today: 0, overdue: 0, with_owner: 2, median_days: null, oldest: null },
  ],
};

beforeEach(() => {
  api.answers(getAdminDashboard, FIGURES);
  open(createRoutes, '/administrator', '/administrator/dashboard', {
    session: aUser({ roles: [{ id: 2, name: 'admin' }] }),
  });
});

test('each figure leads to the list that it counts', async () => {
  expect(await screen.findByRole('link', { name: /148/ })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?view=open',
  );
  expect(screen.getByRole('link', { name: /^12/ })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?view=to_sign',
  );
  expect(screen.getByRole('link', { name: /₱184,630.00/ })).toHaveAttribute(
    'href',
    '/administrator/report/paynamics/payment',
  );
});

test('every chart says what it shows and has a table', async () => {
  expect(await screen.findByText('251 filed and 104 issued in the last 30 days.')).toBeVisible();
  expect(screen.getByText('₱2,310,000.00 in the last eight weeks, ₱1,600,000.00 of it online.')).toBeVisible();
  expect(screen.getByText('In 1 class more than one of ten applications is decided past the limit.')).toBeVisible();
  expect(screen.getAllByText(/table/i)).not.toHaveLength(0);
});

test('the legal clock names the oldest case of an office', async () => {
  const table = await screen.findByRole('table', { name: 'Legal clock by office' });
  expect(within(table).getByRole('link', { name: 'APP-2026-000101' })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?case=APP-2026-000101&pane=case',
  );
  expect(within(table).getByText('35')).toBeVisible();
});
