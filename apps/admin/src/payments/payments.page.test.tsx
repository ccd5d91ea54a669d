import {
  type ReplyBody,
  downloadAttempts,
  getListChoice,
  getReference,
  listAttempts,
  listSavedViews,
} from '@ebpls/contracts';
import { createReference, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const session = createUser({ roles: [{ id: 2, name: 'admin' }] });

const ATTEMPT: ReplyBody<typeof listAttempts>['data'][number] = {
  request_id: 'A1B2C3D4E5',
  started_at: '2026-01-20T02:00:00.000Z',
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000044',
  method: 'gcash',
  amount: '6630.00',
  state: 'FAILED',
  message: '',
  receipts: [],
  problem: 'The gateway’s amount differs.',
};

const UNCHOSEN = { hidden: [], density: 'comfortable' } as const;

test('the report shows payment attempts and their failures', async () => {
  api.replyWith(listAttempts, { data: [ATTEMPT], next_cursor: null });
  api.replyWith(getListChoice, { ...UNCHOSEN, hidden: [] });
  openRemote(createRoutes, '/administrator', '/administrator/report/paynamics/payment', { session });
  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(within(table).getByText('₱6,630.00')).toBeVisible();
  expect(within(table).getByText('The gateway’s amount differs.')).toBeVisible();
  expect(within(table).getByText('Unallocated')).toBeVisible();
  expect(within(table).queryByText('Failed')).toBeNull();
});

test('the report is filtered by status in the address', async () => {
  api.replyWith(listAttempts, { data: [], next_cursor: null });
  api.replyWith(getListChoice, { ...UNCHOSEN, hidden: [] });
  const router = openRemote(createRoutes, '/administrator', '/administrator/report/paynamics/payment', { session });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'SUCCEEDED');
  await waitFor(() => expect(router.state.location.search).toBe('?state=SUCCEEDED'));
  expect(api.listRequests(listAttempts).at(-1)?.query['state']).toBe('SUCCEEDED');
});

test('the payments are sorted by their amount, downloaded as a file, and saved as a view', async () => {
  const person = userEvent.setup();
  api.replyWith(listAttempts, { data: [ATTEMPT], next_cursor: null });
  api.replyWith(getListChoice, { density: 'compact', hidden: ['method'] });
  api.replyWith(listSavedViews, { data: [{ view_id: 1, name: 'Failed', query: 'state=FAILED&sort=-amount' }] });
  api.replyWithFile(downloadAttempts, 'a,b', 'payments.csv');
  const router = openRemote(createRoutes, '/administrator', '/administrator/report/paynamics/payment?state=FAILED', {
    session,
  });
  await person.click(await screen.findByRole('link', { name: 'Amount requested' }));
  // The address changes before the page renders again, and the file is requested for the rendered page.
  const amount = await screen.findByRole('columnheader', { name: 'Amount requested' });
  await waitFor(() => expect(amount).toHaveAttribute('aria-sort', 'ascending'));
  expect(router.state.location.search).toBe('?state=FAILED&sort=amount');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Method' })).not.toBeInTheDocument());
  URL.createObjectURL = () => 'blob:payments';
  URL.revokeObjectURL = () => {};
  await person.click(screen.getByRole('button', { name: 'CSV file' }));
  await waitFor(() =>
    expect(api.listRequests(downloadAttempts)[0]?.query).toEqual({
      state: 'FAILED',
      sort: 'amount',
      format: 'csv',
      hidden: 'method',
    }),
  );
  await person.click(screen.getByRole('button', { name: 'My views' }));
  await person.click(await screen.findByRole('link', { name: 'Failed' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=FAILED&sort=-amount'));
});

test('the catalogue of papers is searched by name and code', async () => {
  const reference = createReference();
  api.replyWith(getReference, {
    ...reference,
    requirements: [
      { code: 'R09', name: 'Fire certificate', verified_by: ['fire'] },
      { code: 'R11', name: 'Health cards', verified_by: ['rhu'] },
    ],
  });
  openRemote(createRoutes, '/administrator', '/administrator/requirements?search=r11', { session });
  const table = await screen.findByRole('table', { name: 'Requirements List' });
  expect(within(table).getByText('Health cards')).toBeVisible();
  expect(within(table).queryByText('Fire certificate')).not.toBeInTheDocument();
});
