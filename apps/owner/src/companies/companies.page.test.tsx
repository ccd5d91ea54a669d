import { listMyCompanies } from '@ebpls/contracts';
import { createCompanyRow, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import declaration from '../../remote.config.ts';
import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies';

test('an owner sees the next act and the dues of each business', async () => {
  const hardware = createCompanyRow({
    application: {
      assessment_id: 45,
      assessment_code: 'APP-2026-000211',
      application_type: 'NEW',
      tax_year: 2026,
      state: 'IN_CLEARANCE',
    },
  });
  const merchandise = createCompanyRow({
    company_code: 'SI-000102',
    company_name: 'RJ General Merchandise',
    state: 'ACTIVE',
    due_now: '5200.00',
    permit: { permit_no: 'MP-2026-00102', state: 'ACTIVE', valid_until: '2026-12-31' },
  });
  api.replyWith(listMyCompanies, { data: [hardware, merchandise], next_cursor: null });

  openRemote(createRoutes, '/app', ADDRESS);

  const table = await screen.findByRole('table', { name: 'Business Holdings' });
  expect(within(table).getByRole('link', { name: /Matibay Hardware/ })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/SI-000114',
  );
  expect(within(table).getByText('Application for 2026 is with the offices')).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Pay the amount due' })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/SI-000102',
  );
  expect(within(table).getByText('₱5,200.00')).toBeVisible();
  for (const [name, page] of [
    ['How much will I pay?', `${ADDRESS}/simulator`],
    ['My documents', '/app/request/holdings/files'],
    ['Clients I file for', `${ADDRESS}/clients`],
    ['Transferred businesses', `${ADDRESS}/transfers`],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', page);
  // Verbatim the request that the document prefetches for the page.
  expect(api.listRequests(listMyCompanies)[0]?.address).toBe(
    declaration.slots['owner']?.asks?.['management/companies'],
  );
});

test('what is owed comes first, then what waits for the owner, then what is with the offices', async () => {
  const application = {
    assessment_id: 45,
    assessment_code: 'APP-2026-000211',
    application_type: 'NEW' as const,
    tax_year: 2026,
  };
  const permit = { permit_no: 'MP-2026-00102', state: 'ACTIVE' as const, valid_until: '2026-12-31' };
  const [offices, correct, small, large] = ['offices', 'correct', 'small', 'large'].map((company_name, place) =>
    createCompanyRow({ company_code: `SI-00010${place}`, company_name }),
  );
  if (!offices || !correct || !small || !large) throw new Error('four rows');
  api.replyWith(listMyCompanies, {
    data: [
      { ...offices, application: { ...application, state: 'IN_CLEARANCE' } },
      { ...small, due_now: '1.00' },
      { ...correct, application: { ...application, state: 'RETURNED' } },
      { ...large, due_now: '200.00', standing: 'DELINQUENT', permit },
    ],
    next_cursor: null,
  });
  openRemote(createRoutes, '/app', ADDRESS);
  const table = within(await screen.findByRole('table', { name: 'Business Holdings' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    'large',
    'small',
    'correct',
    'offices',
  ]);
  expect(rows[0]).toHaveTextContent(/Valid until 31 Dec 2026Delinquent/);
});

test('an unfinished registration leads back to its form', async () => {
  api.replyWith(listMyCompanies, { data: [createCompanyRow({ is_draft: true, company_name: '' })], next_cursor: null });

  openRemote(createRoutes, '/app', ADDRESS);

  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: /No name yet/ })).toHaveAttribute(
    'href',
    '/app/management/companies/edit/SI-000114',
  );
  expect(within(table).getByText('Finish the registration')).toBeVisible();
});

test('an owner without a business is shown the first step', async () => {
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });

  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'No business is registered yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register a business' })).toHaveAttribute(
    'href',
    '/app/management/companies/create',
  );
});

test('words without a match are shown, with a way back to the whole list', async () => {
  api.replyWith(listMyCompanies, (request) => ({
    data: request.query['search'] ? [] : [createCompanyRow()],
    next_cursor: null,
  }));

  const router = openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Business name or number' }), 'bakery{Enter}');

  expect(await screen.findByRole('heading', { name: 'No match for “bakery”' })).toBeVisible();
  expect(router.state.location.search).toBe('?search=bakery');
  expect(screen.getByRole('link', { name: 'Clear search and filters' })).toHaveAttribute('href', ADDRESS);
});

test('the businesses to renew for a year are listed alone, and the chip of the filter removes it', async () => {
  api.replyWith(listMyCompanies, { data: [createCompanyRow()], next_cursor: 'abc' });
  openRemote(createRoutes, '/app', `${ADDRESS}?to_renew=2026`);

  expect(await screen.findByRole('table')).toBeVisible();
  expect(api.listRequests(listMyCompanies)[0]?.query).toEqual({ to_renew: '2026' });
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${ADDRESS}?to_renew=2026&cursor=abc`,
  );
  await userEvent.click(screen.getByRole('link', { name: 'To renew for 2026 Remove this filter' }));
  await waitFor(() => expect(api.listRequests(listMyCompanies).at(-1)?.query).toEqual({}));
  await waitFor(() => expect(screen.queryByRole('link', { name: /To renew for/ })).not.toBeInTheDocument());
});

test('the next page starts where this one ended', async () => {
  api.replyWith(listMyCompanies, { data: [createCompanyRow()], next_cursor: 'abc' });

  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${ADDRESS}?cursor=abc`);
});

test('the page is shown in Filipino', async () => {
  api.replyWith(listMyCompanies, { data: [createCompanyRow()], next_cursor: null });

  openRemote(createRoutes, '/app', ADDRESS, { language: 'fil' });

  expect(await screen.findByRole('heading', { name: 'Mga Negosyo' })).toBeVisible();
});
