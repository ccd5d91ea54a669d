import { getAccountSettings, getMunicipality, listOwnerTasks, getSecondStep, listSessions } from '@ebpls/contracts';
import { createUser, createFakeApi, openRoutes } from '@ebpls/testing-web';
import { cleanup, screen, within } from '@testing-library/react';

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

test('what opens later is below the tasks under its own heading, without a button', async () => {
  const task = { kind: 'renew' as const, company_code: 'SI-000102', company_name: 'Aling Nena', businesses: 2 };
  const none = { assessment_code: null, application_type: null, office: null, amount: null, documents: [] };
  const days = { tax_year: 2027, from_on: '2027-01-01', due_on: '2027-01-20', is_late: false, has_begun: false };
  api.replyWith(listOwnerTasks, { data: [{ ...task, ...none, ...days }], total: 1, businesses: 2 });
  openRoutes(createRoutes({ base: '/app' }), '/account');

  const coming = within(await screen.findByRole('region', { name: 'Coming up' }));
  expect(coming.getByRole('listitem')).toHaveTextContent('1 Jan to 20 Jan 2027');
  expect(coming.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'For your action' })).not.toBeInTheDocument();
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
