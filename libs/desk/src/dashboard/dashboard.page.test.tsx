import { getOfficeDashboard, listTransactions } from '@ebpls/contracts';
import { anAssessmentRow, aUser, fakeApi, open } from '@ebpls/testing/web';
import { screen, within } from '@testing-library/react';

import { aQueueRow, joel } from '../../test/cases.ts';
import { licensingDashboardRoute, officeDashboardRoute } from '../routes.ts';

const api = fakeApi();

test('an office sees what is late and opens the case that waits longest', async () => {
  api.answers(getOfficeDashboard, {
    open: 23,
    due_today: 2,
    overdue: 1,
    with_owner: 5,
    decided_this_month: 31,
    median_days: 1.5,
    oldest: [aQueueRow()],
    per_day: [{ day: '2026-01-20', received: 3, decided: 2 }],
  });
  open(() => [officeDashboardRoute()], '/fire', '/fire/dashboard', { session: joel });
  expect(await screen.findByRole('link', { name: /^23/ })).toHaveAttribute(
    'href',
    '/fire/request/clearances?view=open',
  );
  expect(screen.getByRole('link', { name: /^5/ })).toHaveAttribute('href', '/fire/request/clearances?view=with_owner');
  expect(screen.getByText('31 decided this month; half of them within 1.5 working days.')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Longest waiting' })).getByRole('link', { name: 'Matibay Hardware' }),
  ).toHaveAttribute('href', '/fire/request/clearances?case=7&pane=case');
});

test('the licensing office sees how many wait for each of its acts', async () => {
  api.answers(listTransactions, {
    data: [anAssessmentRow()],
    next_cursor: null,
    counts: { submitted: 4, to_compute: 3, to_release: 2, in_clearance: 9 },
  });
  open(() => [licensingDashboardRoute()], '/bplo', '/bplo/dashboard', {
    session: aUser({ roles: [{ id: 12, name: 'bplo' }] }),
  });
  expect(await screen.findByRole('link', { name: /^4/ })).toHaveAttribute(
    'href',
    '/bplo/request/clearances?view=submitted',
  );
  expect(screen.getByRole('link', { name: 'Matibay Hardware' })).toHaveAttribute(
    'href',
    '/bplo/request/clearances?case=APP-2026-000211&pane=case',
  );
});
