import { getAccountSettings, getMunicipality, getOwnerDashboard, getSecondStep, listSessions } from '@ebpls/contracts';
import { accountRoute } from '@ebpls/remote-kit';
import { aUser, fakeApi, openRoutes } from '@ebpls/testing-web';
import { cleanup, screen } from '@testing-library/react';

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
    next_cursor: null,
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

test('an owner without a business reads first where to start; one with a business, and somebody without a role, does not', async () => {
  api.answers(getOwnerDashboard, {
    businesses: 0,
    open_applications: 0,
    waiting_on_owner: 0,
    due_now: '0.00',
    applications: [],
    next_cursor: null,
  });
  openRoutes(createRoutes({ base: '/app' }), '/account');
  const start = await screen.findByRole('link', { name: 'Register a business' });
  expect(start).toHaveAttribute('href', '/app/management/companies/create');
  expect(screen.getByText('Start with your business').compareDocumentPosition(screen.getByRole('tablist'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  cleanup();

  openRoutes(createRoutes({ base: '/app' }), '/account', { session: aUser({ roles: [] }) });
  expect(await screen.findByRole('tablist')).toBeVisible();
  expect(screen.queryByText('Start with your business')).not.toBeInTheDocument();
  cleanup();

  api.answers(getOwnerDashboard, {
    businesses: 1,
    open_applications: 0,
    waiting_on_owner: 0,
    due_now: '0.00',
    applications: [],
    next_cursor: null,
  });
  openRoutes(createRoutes({ base: '/app' }), '/account');
  expect(await screen.findByRole('tablist')).toBeVisible();
  expect(screen.queryByText('Start with your business')).not.toBeInTheDocument();
});
