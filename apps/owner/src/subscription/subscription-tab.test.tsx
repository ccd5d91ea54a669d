import { getAccountSettings, getMunicipality, getOwnerDashboard, getSecondStep, listSessions } from '@ebpls/contracts';
import { accountRoute } from '@ebpls/remote-kit';
import { fakeApi, openRoutes } from '@ebpls/testing/web';
import { screen } from '@testing-library/react';

import { createRoutes } from '../routes.tsx';
import { subscriptionTab } from './subscription-tab.tsx';

const api = fakeApi();
beforeEach(() => {
  api.answers(listSessions, { data: [] });
  api.answers(getSecondStep, { is_on: false, since: null, codes_left: 0 });
  api.answers(getAccountSettings, { mail_progress: true, mail_reminders: true, mail_inquiries: true });
  api.refuses(getMunicipality, { code: 'failed', message: 'Later.' });
  api.answers(getOwnerDashboard, {
    businesses: 16,
    open_applications: 10,
    waiting_on_owner: 2,
    due_now: '50321.50',
    applications: [],
  });
});

test('an owner reads that the service is free, and how much of it is used as the server counted', async () => {
  openRoutes(createRoutes({ base: '/app' }), '/account?tab=subscription');
  expect(await screen.findByRole('tab', { name: 'Subscription', selected: true })).toBeVisible();
  expect(screen.getByText('Free. The municipality pays for the service.')).toBeVisible();
  expect(
    ['Business holdings', 'Open applications', 'Due now'].map(
      (label) => screen.getByText(label).nextElementSibling?.textContent,
    ),
  ).toEqual(['16', '10', '₱50,321.50']);
  expect(screen.getByRole('link', { name: 'See all fees and taxes' })).toHaveAttribute('href', '/pricing');
});

test('the tab speaks Filipino', async () => {
  openRoutes([accountRoute(subscriptionTab)], '/account?tab=subscription', { language: 'fil' });
  expect(await screen.findByRole('tab', { name: 'Subskripsiyon', selected: true })).toBeVisible();
});

test('an area without such a tab shows none, and its address leads to the first one', async () => {
  openRoutes([accountRoute()], '/account?tab=subscription');
  expect(await screen.findByRole('tab', { name: 'General', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Subscription' })).not.toBeInTheDocument();
  expect(api.asked(getOwnerDashboard)).toHaveLength(0);
});
