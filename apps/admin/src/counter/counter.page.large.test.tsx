import {
  type ReplyBody,
  requestApproval,
  collectPayment,
  findCounterOrders,
  getCounterOrder,
  listCounterReceipts,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, getDayBox, openRemote } from '@ebpls/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/administrator/treasury/counter';
const celia = createUser({ id: 60, roles: [{ id: 2, name: 'admin' }], permissions: ['cashier'] });

type Order = ReplyBody<typeof getCounterOrder>;

const FOUND_ORDER = {
  assessment_code: 'APP-2026-000044',
  top_no: 'TOP-2026-000044',
  company_code: 'SI-000044',
  company_name: 'Matibay Hardware',
  owner_name: 'Ernesto C. Villarin',
  tax_year: 2026,
};

function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    ...FOUND_ORDER,
    address: 'Purok 3, Silangan',
    title: 'Whole year 2026',
    as_of: '2026-01-12',
    total: '3405.00',
    blocked: null,
    warnings: [],
    partial: null,
    next_forms: ['0001001', '0001002', '0001003'],
    lines: [
      {
        code: 'F01',
        name: 'Mayor’s permit',
        reason: '',
        ordinance_section: '3A.01',
        agency: 'MUNICIPAL',
        amount: '3405.00',
      },
    ],
    agencies: [
      { agency: 'MUNICIPAL', amount: '2705.00' },
      { agency: 'BARANGAY', amount: '200.00' },
      { agency: 'BFP', amount: '500.00' },
    ],
    ...overrides,
  };
}

const COLLECTED_REPLY = {
  receipts: [{ receipt_no: 'EOR-2026-00000001', agency: 'MUNICIPAL' as const, amount: '2705.00' }],
  amount: '3405.00',
  change: '595.00',
  clears_on: null,
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000044',
};

beforeEach(() => api.replyWith(listCounterReceipts, { data: [], next_cursor: null }));

const LATEST_RECEIPT: ReplyBody<typeof listCounterReceipts>['data'][number] = {
  receipt_no: 'EOR-2026-00000001',
  payment_id: 5,
  agency: 'MUNICIPAL',
  amount: '2705.00',
  state: 'ISSUED',
  tender: 'CASH',
  payor: 'Ernesto C. Villarin',
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000044',
  issued_at: '2026-01-12T02:00:00.000Z',
  collector_name: 'Celia Ramos',
  report_no: null,
  undone_reason: null,
  acts: [],
};

const openCounter = (query = '') =>
  openRemote(createRoutes, '/administrator', `${ADDRESS}${query}`, { session: celia });
const atWindow = (overrides: Partial<Order> = {}) => {
  api.replyWith(getCounterOrder, anOrder(overrides));
  return openCounter(`?order=${FOUND_ORDER.assessment_code}`);
};

test('a number of one order opens it at once', async () => {
  api.replyWith(findCounterOrders, { data: [FOUND_ORDER] });
  api.replyWith(getCounterOrder, anOrder());
  const router = openCounter();
  await userEvent.type(await screen.findByLabelText(/Order or business number/), 'TOP-2026-000044{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?order=APP-2026-000044'));
  expect(await screen.findByRole('button', { name: 'Accept ₱3,405.00' })).toBeVisible();
});

test('between two payers the cashier sees what was collected last', async () => {
  api.replyWith(listCounterReceipts, { data: [LATEST_RECEIPT], next_cursor: null });
  openCounter();
  const rows = within(await screen.findByRole('list', { name: 'Your latest receipts' }));
  expect(rows.getByRole('listitem')).toHaveTextContent(/Matibay Hardware.*₱2,705.00.*EOR-2026-00000001/);
  expect(api.listRequests(listCounterReceipts)[0]?.query).toMatchObject({ collector: 'own' });
});

test('a payment with three receipts is one row with their numbers and its whole amount', async () => {
  const payment_receipts = [
    { receipt_no: 'EOR-2026-00000001', agency: 'MUNICIPAL' as const, amount: '2705.00' },
    { receipt_no: 'EOR-2026-00000002', agency: 'BARANGAY' as const, amount: '200.00' },
    { receipt_no: 'EOR-2026-00000003', agency: 'BFP' as const, amount: '500.00' },
  ];
  const receipts = payment_receipts.map((receipt) => ({ ...LATEST_RECEIPT, ...receipt, payment_receipts }));
  // The page ends within the payment: its first receipt is on the next one.
  api.replyWith(listCounterReceipts, { data: receipts.toReversed().slice(0, 2), next_cursor: 'next' });
  openCounter();
  const rows = within(await screen.findByRole('list', { name: 'Your latest receipts' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(1);
  expect(rows.getByRole('listitem')).toHaveTextContent(
    /₱3,405.00.*EOR-2026-00000001.*EOR-2026-00000002.*EOR-2026-00000003/,
  );
});

test('of several orders the cashier chooses one', async () => {
  api.replyWith(findCounterOrders, {
    data: [FOUND_ORDER, { ...FOUND_ORDER, assessment_code: 'APP-2026-000045', company_name: 'Matibay Lumber' }],
  });
  openCounter('?search=matibay');
  expect(await screen.findByRole('link', { name: 'Matibay Lumber' })).toHaveAttribute(
    'href',
    `${ADDRESS}?order=APP-2026-000045`,
  );
});

test('cash is entered, the change is shown at once, and Enter takes the money', async () => {
  api.replyWith(collectPayment, COLLECTED_REPLY);
  atWindow();
  const field = await screen.findByLabelText('Cash received');
  expect(field).toHaveFocus();
  await userEvent.type(field, '4,000');
  expect(screen.getByText('₱595.00')).toBeVisible();
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByRole('heading', { name: '₱3,405.00 received from Matibay Hardware' })).toBeVisible();
  expect(api.listRequests(collectPayment)[0]).toMatchObject({
    params: { assessment_code: FOUND_ORDER.assessment_code },
    body: { amount: '3405.00', tender: { kind: 'CASH', tendered: '4,000.00' }, receipts: { kind: 'EOR' } },
  });
  expect(screen.getByRole('link', { name: 'Next payer' })).toHaveFocus();
});

test('after a refusal Enter takes the money at once, though the order still reloads', async () => {
  api.refuseWith(collectPayment, {
    code: 'invalid',
    message: 'Please look at the fields.',
    fields: { 'tender.tendered': ['This is less than the amount due.'] },
  });
  atWindow();
  const field = await screen.findByLabelText('Cash received');
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.method === 'GET' ? new Promise(() => undefined) : realFetch(input, init);
  await userEvent.type(field, '1{Enter}');
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  api.replyWith(collectPayment, COLLECTED_REPLY);
  await userEvent.clear(field);
  await userEvent.type(field, '4000{Enter}');
  expect(await screen.findByRole('heading', { name: '₱3,405.00 received from Matibay Hardware' })).toBeVisible();
});

test('several receipts of one payment are printed together or each alone, one receipt only alone', async () => {
  api.replyWith(collectPayment, {
    ...COLLECTED_REPLY,
    receipts: [...COLLECTED_REPLY.receipts, { receipt_no: 'EOR-2026-00000002', agency: 'BFP', amount: '500.00' }],
  });
  atWindow();
  await userEvent.type(await screen.findByLabelText('Cash received'), '4,000{Enter}');
  expect(await screen.findByRole('button', { name: 'Print all receipts' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print EOR-2026-00000002' })).toBeVisible();
});

test('a check needs its bank, number and date, and shows what is missing at its field', async () => {
  atWindow();
  await userEvent.click(await screen.findByRole('radio', { name: 'Check' }));
  await userEvent.type(screen.getByLabelText('Check number'), 'ABC');
  await userEvent.click(screen.getByRole('button', { name: 'Accept ₱3,405.00' }));
  await waitFor(() => expect(screen.getByLabelText('Bank')).toHaveAccessibleDescription('Please enter the bank name.'));
  expect(screen.getByLabelText('Check number')).toHaveAccessibleDescription(
    'Please enter digits only, as printed on the check.',
  );
  expect(api.listRequests(collectPayment)).toEqual([]);
});

test('another way of paying keeps what was typed for the first one', async () => {
  atWindow();
  await userEvent.type(await screen.findByLabelText('Cash received'), '4,000');
  await userEvent.click(screen.getByRole('radio', { name: 'Check' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
  expect(screen.getByLabelText('Cash received')).toHaveValue('4,000.00');
});

test('paper receipts take the numbers printed on the form', async () => {
  api.refuseWith(collectPayment, {
    code: 'invalid',
    message: 'Please check the form.',
    fields: { 'receipts.numbers.1': ['The next number in your booklet is 0001002.'] },
  });
  atWindow();
  await userEvent.type(await screen.findByLabelText('Cash received'), '3405');
  await userEvent.click(screen.getByRole('radio', { name: 'Paper forms, AF 51' }));
  await userEvent.type(screen.getByLabelText('Form for the municipality'), '0001001');
  await userEvent.type(screen.getByLabelText('Form for the barangay'), '0001003');
  await userEvent.type(screen.getByLabelText('Form for fire protection'), '0001003{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Form for the barangay')).toHaveAccessibleDescription(
      /The next number in your booklet is 0001002/,
    ),
  );
  expect(api.listRequests(collectPayment)[0]?.body).toMatchObject({
    receipts: { kind: 'AF51', numbers: ['0001001', '0001003', '0001003'] },
  });
});

test('a payment that runs online leaves no form, only the reason', async () => {
  atWindow({ blocked: 'The owner is paying this order online now.' });
  expect(await screen.findByText('The owner is paying this order online now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
});

test('a part that was granted is taken as that part', async () => {
  api.replyWith(collectPayment, { ...COLLECTED_REPLY, amount: '1000.00', change: '0.00' });
  atWindow({ partial: { approval_id: 7, amount: '1000.00', state: 'GRANTED', agencies: ['MUNICIPAL'] } });
  await userEvent.type(await screen.findByLabelText('Cash received'), '1000{Enter}');
  await waitFor(() =>
    expect(api.listRequests(collectPayment)[0]?.body).toMatchObject({ amount: '1000.00', approval_id: 7 }),
  );
});

test('a smaller payment is requested from the treasurer with its reason', async () => {
  api.replyWith(requestApproval, { approval_id: 7, state: 'ASKED' });
  atWindow();
  await userEvent.click(await screen.findByRole('button', { name: 'Request a partial payment' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Amount'), '1,000');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The rest on Friday.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toContain(
      'The request was sent to the treasurer. The decision will appear on this page.',
    ),
  );
  expect(api.listRequests(requestApproval)[0]?.body).toEqual({
    kind: 'PARTIAL',
    assessment_code: FOUND_ORDER.assessment_code,
    amount: '1,000',
    reason: 'The rest on Friday.',
  });
});

test('the slash focuses the search', async () => {
  atWindow();
  (await screen.findByRole('button', { name: 'Accept ₱3,405.00' })).focus();
  await userEvent.keyboard('/');
  expect(screen.getByLabelText(/Order or business number/)).toHaveFocus();
});

test('a treasurer who is no cashier reads so with the pages of the counter, and sends no request to the server', async () => {
  openRemote(createRoutes, '/administrator', ADDRESS, {
    session: createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] }),
  });
  expect(await screen.findByText('Only a cashier can accept payments')).toBeVisible();
  for (const [name, part] of [
    ['Counter receipts', 'receipts'],
    ['Checks and red flags', 'cheques'],
    ['Accountable forms', 'forms'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${ADDRESS}/${part}`);
  expect(api.listRequests(findCounterOrders)).toEqual([]);
});

test('the day of a deposit slip requests the amounts of that day, and another way of paying removes it', async () => {
  api.replyWith(getCounterOrder, anOrder({ total: '8260.75' }));
  const router = openCounter(`?order=${FOUND_ORDER.assessment_code}`);
  await userEvent.click(await screen.findByLabelText('Bank deposit slip'));
  api.replyWith(getCounterOrder, anOrder({ total: '6630.00', as_of: '2026-01-19' }));
  fireEvent.change(getDayBox('Date of the deposit'), { target: { value: '2026-01-19' } });
  expect(await screen.findByRole('button', { name: 'Accept ₱6,630.00' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Due as of/ })).toBeVisible();
  expect(api.listRequests(getCounterOrder).at(-1)?.query['deposited_on']).toBe('2026-01-19');
  await userEvent.click(screen.getByLabelText('Cash'));
  await waitFor(() => expect(router.state.location.search).toBe(`?order=${FOUND_ORDER.assessment_code}`));
});
