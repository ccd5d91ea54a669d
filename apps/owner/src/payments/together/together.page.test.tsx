import {
  getAssessment,
  getCurrentDue,
  getLastAttempt,
  listOwnerTasks,
  startJointPayment,
  type OwnerTask,
} from '@ebpls/contracts';
import { createAttempt, createDue, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/payment/together';
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);

type TaskInput = Omit<OwnerTask, 'amount'> & { readonly amount: string };

const createTask = (no: number, amount: string): TaskInput => ({
  kind: 'pay',
  company_code: `SI-00010${no}`,
  company_name: `Store ${no}`,
  assessment_code: `APP-2026-00010${no}`,
  application_type: 'RENEWAL',
  tax_year: 2026,
  businesses: 1,
  office: null,
  amount,
  documents: [],
  from_on: '2026-04-21',
  due_on: null,
  is_late: true,
  has_begun: true,
});

function answerTasks(...amounts: string[]): void {
  const data = amounts.map((amount, index) => createTask(index + 1, amount));
  api.replyWith(listOwnerTasks, { data, total: data.length, businesses: data.length });
  api.replyWith(getCurrentDue, createDue());
}

test('all bills that are due are chosen, and one payment is started for them', async () => {
  answerTasks('1000.00', '2000.50', '300.00');
  api.replyWith(startJointPayment, {
    request_id: 'SI260605JOINTJOINTJOIN',
    action_url: 'https://gateway.example/',
    fields: {},
  });
  openRemote(createRoutes, '/app', ADDRESS);

  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₱3,300.50 with GCash' }));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(api.listRequests(startJointPayment)[0]?.body).toEqual({
    method: 'gcash',
    orders: [
      { assessment_code: 'APP-2026-000101', amount: '1000.00' },
      { assessment_code: 'APP-2026-000102', amount: '2000.50' },
      { assessment_code: 'APP-2026-000103', amount: '300.00' },
    ],
  });
});

test('a bill that is left out leaves the amount, and one bill alone leads to its own page', async () => {
  answerTasks('1000.00', '2000.50', '300.00');
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Store 2/ }));
  expect(await screen.findByRole('button', { name: 'Pay ₱1,300.00 with GCash' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Store 3/ }));
  expect(await screen.findByRole('link', { name: 'Pay Store 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('/currentdue/APP-2026-000101/SI-000101'),
  );
  expect(screen.queryByRole('button', { name: /with GCash/ })).toBeNull();
});

test('an address that names orders chooses these', async () => {
  answerTasks('1000.00', '2000.50', '300.00');
  openRemote(createRoutes, '/app', `${ADDRESS}?orders=APP-2026-000101,APP-2026-000102`);
  expect(await screen.findByRole('button', { name: 'Pay ₱3,000.50 with GCash' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Store 3/ })).not.toBeChecked();
});

test('the refusal of one order is shown with its name', async () => {
  answerTasks('1000.00', '2000.50');
  api.refuseWith(startJointPayment, {
    code: 'conflict',
    message: 'Store 1, TOP-2026-000001: Nothing is due today.',
  });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: /with GCash/ }));
  expect(await screen.findByText('Store 1, TOP-2026-000001: Nothing is due today.')).toBeVisible();
});

test('with one bill its own page opens, and without a bill the page says so', async () => {
  answerTasks();
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Nothing is due today')).toBeVisible();
});

const order = (no: number) => ({
  assessment_code: `APP-2026-00010${no}`,
  company_code: `SI-00010${no}`,
  company_name: `Store ${no}`,
  top_no: `TOP-2026-00000${no}`,
  amount: '1000.00',
  state: 'SUCCEEDED' as const,
  message: 'Paid.',
  receipts: [{ receipt_no: `EOR-2026-0000000${no}`, agency: 'MUNICIPAL' as const, amount: '1000.00' }],
});

test('after the payment each order has its receipts, and one whose money is held says why', async () => {
  const unpaidOrder = { ...order(2), receipts: [], message: 'The bill was already paid.' };
  const joint = { request_id: 'SI260605JOINTJOINTJOIN', amount: '2000.00', orders: [order(1), unpaidOrder] };
  api.replyWith(getLastAttempt, { attempt: createAttempt({ state: 'SUCCEEDED', joint }) });
  api.refuseWith(getCurrentDue, { code: 'missing', message: 'Not found.' });
  api.refuseWith(getAssessment, { code: 'missing', message: 'Not found.' });
  openRemote(
    createRoutes,
    '/app',
    '/app/management/companies/assessment/details/paymentsuccessful/APP-2026-000101/SI-000101',
  );
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(screen.getByText('₱2,000.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open receipt' })).toBeVisible();
  expect(screen.getByText('The bill was already paid.')).toBeVisible();
});

test('a payment of several orders that failed is paid again for the same orders', async () => {
  const joint = { request_id: 'SI260605JOINTJOINTJOIN', amount: '2000.00', orders: [order(1), order(2)] };
  api.replyWith(getLastAttempt, { attempt: createAttempt({ state: 'FAILED', joint }) });
  openRemote(
    createRoutes,
    '/app',
    '/app/management/companies/assessment/details/currentdue/payments/gcash/redirect/failed',
  );
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    `${ADDRESS}?orders=${encodeURIComponent('APP-2026-000101,APP-2026-000102')}`,
  );
  expect(screen.getByText('2 orders of payment')).toBeVisible();
});
