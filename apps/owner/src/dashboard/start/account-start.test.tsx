import { getAccountSettings, getMunicipality, listOwnerTasks, getSecondStep, listSessions } from '@ebpls/contracts';
import { createUser, createFakeApi, openRoutes } from '@ebpls/testing-web';
import { cleanup, screen } from '@testing-library/react';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
beforeEach(() => {
  api.replyWith(listSessions, { data: [] });
  api.replyWith(getSecondStep, { is_on: false, since: null, codes_left: 0, is_required: false });
  api.replyWith(getAccountSettings, { mail_progress: true, mail_reminders: true, mail_inquiries: true });
  api.refuseWith(getMunicipality, { code: 'failed', message: 'Later.' });
  api.replyWith(listOwnerTasks, { data: [], total: 0, businesses: 16 });
});

test('an owner sees no roles and no subscription', async () => {
  openRoutes(createRoutes({ base: '/app' }), '/account');
  expect(await screen.findByRole('tab', { name: 'General', selected: true })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'General',
    'Notifications',
    'Security',
    'Your data',
  ]);
  expect(screen.queryByRole('region', { name: 'Roles' })).not.toBeInTheDocument();
});

test('an owner without a business first reads where to start; one with a business, and a person without a role, does not', async () => {
  api.replyWith(listOwnerTasks, { data: [], total: 0, businesses: 0 });
  openRoutes(createRoutes({ base: '/app' }), '/account');
  const start = await screen.findByRole('link', { name: 'Register a business' });
  expect(start).toHaveAttribute('href', '/app/management/companies/create');
  expect(screen.getByText('Start with your business').compareDocumentPosition(screen.getByRole('tablist'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  cleanup();

  openRoutes(createRoutes({ base: '/app' }), '/account', { session: createUser({ roles: [] }) });
  expect(await screen.findByRole('tablist')).toBeVisible();
  expect(screen.queryByText('Start with your business')).not.toBeInTheDocument();
  cleanup();

  api.replyWith(listOwnerTasks, { data: [], total: 0, businesses: 1 });
  openRoutes(createRoutes({ base: '/app' }), '/account');
  expect(await screen.findByRole('tablist')).toBeVisible();
  expect(screen.queryByText('Start with your business')).not.toBeInTheDocument();
});
