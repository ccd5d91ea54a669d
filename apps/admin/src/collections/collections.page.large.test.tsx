import {
  type ReplyBody,
  closeCollection,
  getCollectionReport,
  getOpenCollection,
  listCollectionReports,
  listOpenCollections,
  prepareCollection,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/administrator/treasury/collections';
const OPEN = `${ADDRESS}/open/60/GENERAL/2026-01-12`;
const celia = createUser({ id: 60, roles: [{ id: 2, name: 'admin' }], permissions: ['cashier'] });

type Sheet = ReplyBody<typeof getCollectionReport>;
type Draft = ReplyBody<typeof getOpenCollection>;

function aSheet(overrides: Partial<Sheet> = {}): Sheet {
  return {
    report_no: null,
    state: 'OPEN',
    collector: '60',
    collector_name: 'Celia Bautista',
    fund: 'GENERAL',
    day: '2026-01-12',
    issued: [
      { form: 'EOR', from: 'EOR-2026-00000001', to: 'EOR-2026-00000001', count: 1, cancelled: [], amount: '2705.00' },
    ],
    reversed: [],
    tenders: [{ tender: 'CASH', amount: '2705.00' }],
    deposits: [],
    forms: { beginning: [], received: [], issued: [], ending: [] },
    summary: { last: '0.00', collections: '2705.00', deposits: '0.00', undeposited: '2705.00' },
    cash_to_count: '2705.00',
    counts: [],
    prepared_by: '',
    prepared_at: null,
    closed_by: '',
    closed_at: null,
    ...overrides,
  };
}

const aDraft = (overrides: Partial<Draft> = {}): Draft => ({
  sheet: aSheet(),
  planned: [],
  cheques: [{ cheque_id: 5, bank: 'Land Bank', cheque_no: '100-01', amount: '500.00' }],
  acts: ['prepare'],
  waits_for: 'The collecting officer has not counted the cash yet.',
  ...overrides,
});
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

test('payments without a receipt are a line of the summary and a part of their own', async () => {
  api.replyWith(getOpenCollection, {
    ...aDraft(),
    sheet: aSheet({
      unallocated: [{ reference: 'R-17', day: '2026-01-12', amount: '3405.00' }],
      summary: {
        last: '0.00',
        collections: '2705.00',
        unallocated: '3405.00',
        deposits: '0.00',
        undeposited: '6110.00',
      },
    }),
  });
  openRemote(createRoutes, '/administrator', `/administrator/treasury/collections/open/60/GENERAL/2026-01-12`, {
    session: celia,
  });
  expect(await screen.findByRole('table', { name: 'Unallocated payments' })).toHaveTextContent('R-17');
  expect(screen.getByText('₱6,110.00')).toBeVisible();
  expect(screen.getAllByText('Unallocated payments').length).toBeGreaterThan(2);
});

test('each open day links to its report, and closed reports to theirs', async () => {
  api.replyWith(listOpenCollections, {
    data: [
      {
        collector: '60',
        collector_name: 'Celia Bautista',
        fund: 'GENERAL',
        day: '2026-01-12',
        receipts: 3,
        amount: '8115.00',
        is_prepared: false,
        is_own: true,
      },
    ],
  });
  api.replyWith(listCollectionReports, {
    data: [
      {
        report_no: '26-01-001',
        state: 'CLOSED',
        collector: 'electronic',
        collector_name: 'Electronic',
        fund: 'TRUST-BFP',
        day: '2026-01-09',
        closed_at: '2026-01-10T01:00:00.000Z',
        closed_by: 'Teresa Ramos',
        collections: '500.00',
        undeposited: '500.00',
      },
    ],
    next_cursor: null,
  });
  openRemote(createRoutes, '/administrator', ADDRESS, { session: celia });
  const table = await screen.findByRole('table', { name: 'Not yet reported' });
  expect(within(table).getByRole('link', { name: 'Celia Bautista' })).toHaveAttribute('href', OPEN);
  expect(
    within(screen.getByRole('table', { name: 'Closed reports' })).getByRole('link', { name: '26-01-001' }),
  ).toHaveAttribute('href', `${ADDRESS}/26-01-001`);
});

test('a day without receipts says which entries are to be reported', async () => {
  const day = {
    collector: 'electronic',
    collector_name: 'Electronic',
    fund: 'GENERAL' as const,
    day: '2026-01-09',
    receipts: 0,
    amount: '0.00',
    is_prepared: false,
    is_own: false,
  };
  api.replyWith(listOpenCollections, { data: [day] });
  api.replyWith(listCollectionReports, { data: [], next_cursor: null });
  openRemote(createRoutes, '/administrator', ADDRESS, { session: celia });
  const table = await screen.findByRole('table', { name: 'Not yet reported' });
  expect(within(table).getByRole('row', { name: /Electronic/ })).toHaveTextContent('No receipts, only other entries');
});

test('the officer counts the cash, names a deposit with its check, and keeps both', async () => {
  api.replyWith(getOpenCollection, aDraft());
  api.replyWith(prepareCollection, aDraft());
  openRemote(createRoutes, '/administrator', OPEN, { session: celia });
  await userEvent.type(await screen.findByLabelText('Pieces of ₱1,000'), '2');
  expect(screen.getByText('−₱705.00')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Pieces of ₱500'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Add a deposit' }));
  await userEvent.type(screen.getByLabelText('Bank'), 'Land Bank');
  await userEvent.type(screen.getByLabelText('Reference'), 'VAL-1');
  await userEvent.type(screen.getByLabelText('Cash'), '2,000');
  await userEvent.click(screen.getByRole('button', { name: 'Save the count and deposits' }));
  await waitFor(() =>
    expect(listNotices()).toContain('The collection report is ready. A treasury officer must close it.'),
  );
  expect(api.listRequests(prepareCollection)[0]?.body).toEqual({
    counts: [
      { value: 100_000, count: 2 },
      { value: 50_000, count: 1 },
    ],
    deposits: [
      { bank: 'Land Bank', reference: 'VAL-1', deposited_on: '2026-01-12', cash: '2,000.00', cheque_ids: [5] },
    ],
  });
});

test('a different count is shown, and no input is lost', async () => {
  api.replyWith(getOpenCollection, aDraft());
  api.refuseWith(prepareCollection, {
    code: 'conflict',
    message: 'The cash counted is ₱2,000.00, but the cash in this report is ₱2,705.00.',
  });
  openRemote(createRoutes, '/administrator', OPEN, { session: celia });
  await userEvent.type(await screen.findByLabelText('Pieces of ₱1,000'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save the count and deposits' }));
  expect(
    await screen.findByText('The cash counted is ₱2,000.00, but the cash in this report is ₱2,705.00.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Pieces of ₱1,000')).toHaveValue('2');
});

test('another person closes the report', async () => {
  api.replyWith(
    getOpenCollection,
    aDraft({ sheet: aSheet({ state: 'DRAFT', prepared_by: 'Celia Bautista' }), acts: ['close'], waits_for: null }),
  );
  api.replyWith(closeCollection, aSheet({ state: 'CLOSED', report_no: '26-01-002' }));
  openRemote(createRoutes, '/administrator', OPEN, {
    session: createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Certify and close' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Close this report?' })).getByRole('button', {
      name: 'Certify and close',
    }),
  );
  await waitFor(() => expect(listNotices()).toContain('The collection report was closed.'));
  expect(api.listRequests(closeCollection)[0]?.params).toEqual({ collector: '60', fund: 'GENERAL', day: '2026-01-12' });
});

test('a closed report shows its sums and offers its papers', async () => {
  api.replyWith(
    getCollectionReport,
    aSheet({
      state: 'CLOSED',
      report_no: '26-01-002',
      closed_by: 'Teresa Ramos',
      closed_at: '2026-01-13T01:00:00.000Z',
    }),
  );
  openRemote(createRoutes, '/administrator', `${ADDRESS}/26-01-002`, { session: celia });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Report of collections and deposits 26-01-002' }),
  ).toBeVisible();
  for (const name of ['Print', 'Excel', 'CSV']) expect(screen.getByRole('button', { name })).toBeVisible();
});
