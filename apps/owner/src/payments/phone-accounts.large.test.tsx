import { getStatement, listMyPayments, type ReplyBody } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const COMPANIES = '/app/management/companies';
const STATEMENT = `${COMPANIES}/account/soa`;

type Company = ReplyBody<typeof getStatement>['companies'][number];

const createAccount = (no: number, due_now: string): Company => ({
  company_code: `SI-00010${no}`,
  company_name: `Store ${no}`,
  rows: [],
  due_now,
  overdue: '0.00',
  not_yet_due: '0.00',
  disputed: '0.00',
  disputes: [],
  waiting: [],
  credits: '0.00',
  since: { since: '2025-12-31', opening: '0.00', billed: '0.00', added: '0.00', paid: '0.00', balance: due_now },
  stays_until: null,
  then_more: null,
  current_assessment: null,
});

beforeEach(() => {
  window.matchMedia = ((media: string) => ({
    matches: true,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

const listStores = () => screen.getAllByRole('heading', { name: /^Store/ }).map(({ textContent }) => textContent);

test('on a phone an amount in the tone of danger says that it is overdue, in part or in whole', async () => {
  const companies = [
    { ...createAccount(1, '500.00'), overdue: '500.00' },
    { ...createAccount(2, '70.00'), overdue: '20.00' },
  ];
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies });
  openRemote(createRoutes, '/app', STATEMENT);

  expect((await screen.findByRole('heading', { name: 'Store 1' })).closest('summary')).toHaveTextContent(
    /500\.00overdue$/,
  );
  expect(screen.getByRole('heading', { name: 'Store 2' }).closest('summary')).toHaveTextContent(
    /70\.00partly overdue$/,
  );
});

test('on a phone each business of a statement is one line with its amount, those that owe first', async () => {
  const companies = [createAccount(1, '0.00'), createAccount(2, '500.00'), createAccount(3, '70.00')];
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies });
  openRemote(createRoutes, '/app', STATEMENT);

  expect(await screen.findByRole('heading', { name: 'Store 2' })).toBeVisible();
  expect(listStores()).toEqual(['Store 2', 'Store 3', 'Store 1']);
  const line = screen.getByRole('heading', { name: 'Store 2' }).closest('summary') as HTMLElement;
  expect(within(line).getByText('₱500.00')).toBeVisible();
  expect(line.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Pay 2 bills at once: ₱570.00' })).toHaveAttribute(
    'href',
    `${COMPANIES}/payment/together`,
  );
});

test('the address keeps what is due now alone, over every page of businesses', async () => {
  const companies = [createAccount(1, '0.00'), createAccount(2, '500.00')];
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies });
  openRemote(createRoutes, '/app', STATEMENT);
  await userEvent.click(await screen.findByRole('link', { name: 'Due now' }));

  expect(await screen.findByRole('link', { name: 'Due now', current: true })).toHaveAttribute(
    'href',
    `${STATEMENT}?show=owed`,
  );
  expect(listStores()).toEqual(['Store 2']);
  expect(api.listRequests(getStatement).at(-1)?.query).toEqual({ limit: '100' });
});

test('where nothing is due the filter says so', async () => {
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies: [createAccount(1, '0.00')] });
  openRemote(createRoutes, '/app', `${STATEMENT}?show=owed`);
  expect(await screen.findByText('None of your businesses has an amount due on this date.')).toBeVisible();
});

const payment = {
  paid_at: '2026-01-12T02:00:00.000Z',
  channel: 'GCash',
  reference: '9012345678',
  top_no: 'TOP-2026-000031',
  company_code: 'SI-000101',
  company_name: 'Store 1',
  amount: '3405.00',
  receipts: [
    {
      receipt_no: 'EOR-2026-00000011',
      agency: 'MUNICIPAL' as const,
      amount: '3405.00',
      state: 'ISSUED' as const,
      given_back: '0.00',
      can_claim: false,
      items: [],
    },
  ],
};

test('on a phone each payment of the history is one line, and the one that the address names is open', async () => {
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, years: [2026], companies: [] });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);
  const line = (await screen.findByRole('heading', { name: 'Store 1' })).closest('summary') as HTMLElement;
  expect(line).toHaveTextContent('₱3,405.0012 Jan 2026');
  expect(line.closest('details')).not.toHaveAttribute('open');
});

test('a receipt that the address names is not folded', async () => {
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, years: [2026], companies: [] });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history?open=EOR-2026-00000011`);
  const orders = await screen.findAllByText('TOP-2026-000031');
  expect(orders.some((order) => order.closest('details') === null && order.closest('table') === null)).toBe(true);
});
