import { type Answer, getReference, listAttempts } from '@ebpls/contracts';
import { aReference, aUser, fakeApi, open } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = fakeApi();
const session = aUser({ roles: [{ id: 2, name: 'admin' }] });

const ATTEMPT: Answer<typeof listAttempts>['data'][number] = {
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

test('the report shows what was tried and what went wrong', async () => {
  api.answers(listAttempts, { data: [ATTEMPT], next_cursor: null });
  open(createRoutes, '/administrator', '/administrator/report/paynamics/payment', { session });
  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(within(table).getByText('₱6,630.00')).toBeVisible();
  expect(within(table).getByText('The gateway’s amount differs.')).toBeVisible();
});

test('the report is filtered by status in the address', async () => {
  api.answers(listAttempts, { data: [], next_cursor: null });
  const router = open(createRoutes, '/administrator', '/administrator/report/paynamics/payment', { session });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'SUCCEEDED');
  await waitFor(() => expect(router.state.location.search).toBe('?state=SUCCEEDED'));
  expect(api.asked(listAttempts).at(-1)?.query['state']).toBe('SUCCEEDED');
});

test('the catalogue of papers is searched by name and code', async () => {
  const reference = aReference();
  api.answers(getReference, {
    ...reference,
    requirements: [
      { code: 'R09', name: 'Fire certificate', verified_by: ['fire'] },
      { code: 'R11', name: 'Health cards', verified_by: ['rhu'] },
    ],
  });
  open(createRoutes, '/administrator', '/administrator/requirements?search=r11', { session });
  const table = await screen.findByRole('table', { name: 'Requirements List' });
  expect(within(table).getByText('Health cards')).toBeVisible();
  expect(within(table).queryByText('Fire certificate')).not.toBeInTheDocument();
});
