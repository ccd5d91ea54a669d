import { downloadReceipt, getStatement, listMyPayments } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { fakeApi, open } from '@ebpls/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = fakeApi();
const COMPANIES = '/app/management/companies';
const receipt = { paid_at: '2026-01-19T02:00:00.000Z', receipt_no: 'EOR-2026-00000011', agency: 'MUNICIPAL' as const, channel: 'GCash', reference: '7031', top_no: 'TOP-2026-000102', company_code: 'SI-000102', company_name: 'RJ General Merchandise', amount: '6630.00' };
const none = '0.00';
const row = { tax_year: 2026, installment_no: 2, due_on: '2026-04-20', top_no: 'TOP-2026-000102', tax: '4000.00', fees: none, surcharge: '1000.00', interest: '200.00', paid: none, balance: '5200.00', receipts: [] };

test('every receipt stands in the history with its amount', async () => {
  api.answers(listMyPayments, { data: [receipt], next_cursor: null });
  open(createRoutes, '/app', `${COMPANIES}/payment/history`);

  const table = await screen.findByRole('table', { name: 'Payment History' });
  expect(within(table).getByRole('button', { name: 'EOR-2026-00000011' })).toBeVisible();
  expect(within(table).getByText('₱6,630.00')).toBeVisible();
});

test('a receipt that cannot be fetched is told', async () => {
  api.answers(listMyPayments, { data: [receipt], next_cursor: null });
  api.refuses(downloadReceipt, { code: 'missing', message: 'We could not find this.' });
  open(createRoutes, '/app', `${COMPANIES}/payment/history`);

  await userEvent.click(within(await screen.findByRole('table')).getByRole('button', { name: 'EOR-2026-00000011' }));

  await waitFor(() => expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(['We could not find this.']));
});

test('an owner who never paid is told how receipts come', async () => {
  api.answers(listMyPayments, { data: [], next_cursor: null });
  open(createRoutes, '/app', `${COMPANIES}/payment/history`);

  expect(await screen.findByRole('heading', { name: 'No payment yet' })).toBeVisible();
});

test('the statement of account shows what is left of each part and leads to the payment', async () => {
  api.answers(getStatement, { as_of: '2026-06-05', companies: [{ company_code: 'SI-000102', company_name: 'RJ General Merchandise', rows: [row], due_now: '5200.00', overdue: '5200.00', not_yet_due: '8000.00', current_assessment: 'APP-2026-000102' }] });
  open(createRoutes, '/app', `${COMPANIES}/account/soa`);

  const table = await screen.findByRole('table', { name: 'Statement of Account, RJ General Merchandise' });
  expect(within(table).getByText('₱5,200.00')).toBeVisible();
  expect(screen.getByText(/what is left on 5 June 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₱5,200.00' })).toHaveAttribute('href', `${COMPANIES}/assessment/details/currentdue/APP-2026-000102/SI-000102`);
});

test.each([
  { asked: '?as_of=2026-03-31&company_code=SI-000102', sent: { as_of: '2026-03-31', company_code: 'SI-000102' } },
  { asked: '?as_of=tomorrow&company_code=x', sent: {} },
])('the day in the address is asked of the server when it is one: $asked', async ({ asked, sent }) => {
  api.answers(getStatement, { as_of: '2026-03-31', companies: [] });
  open(createRoutes, '/app', `${COMPANIES}/account/soa${asked}`);

  expect(await screen.findByRole('heading', { name: 'No order of payment yet' })).toBeVisible();
  expect(api.asked(getStatement)[0]?.query).toEqual(sent);
});
