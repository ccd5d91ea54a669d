import {
  downloadPaymentReceipts,
  downloadReceipt,
  downloadStatement,
  getStatement,
  issueStatement,
  listMyPayments,
  type ReplyBody,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const COMPANIES = '/app/management/companies';
const receipt = {
  receipt_no: 'EOR-2026-00000011',
  agency: 'MUNICIPAL' as const,
  amount: '6630.00',
  state: 'ISSUED' as const,
  given_back: '0.00',
  can_claim: true,
  items: [
    { account_code: '4-01-03-030-034', name: 'Business tax', installment_no: 1, amount: '4000.00' },
    { account_code: '4-02-01-010', name: 'Mayor’s permit fee', installment_no: 1, amount: '2630.00' },
  ],
};
const payment = {
  paid_at: '2026-01-19T02:00:00.000Z',
  channel: 'GCash',
  reference: '7031',
  top_no: 'TOP-2026-000102',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  amount: '6630.00',
  receipts: [receipt],
};
const choices = {
  years: [2026, 2025],
  companies: [{ company_code: 'SI-000102', company_name: 'RJ General Merchandise' }],
};
const none = '0.00';
const row = {
  tax_year: 2026,
  installment_no: 2,
  title: 'Second quarter, 2026',
  due_on: '2026-04-20',
  top_no: 'TOP-2026-000102',
  tax: '4000.00',
  fees: none,
  surcharge: '1000.00',
  interest: '200.00',
  paid: none,
  balance: '5200.00',
  payments: [],
};
const first = {
  ...row,
  installment_no: 1,
  title: 'First quarter, 2026',
  due_on: '2026-01-20',
  fees: '2630.00',
  surcharge: none,
  interest: none,
  paid: '6630.00',
  balance: none,
  payments: [{ receipt_no: 'EOR-2026-00000011', paid_on: '2026-01-19', amount: '6630.00' }],
};
const company = {
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  rows: [first, row],
  due_now: '5200.00',
  overdue: '5200.00',
  not_yet_due: '8000.00',
  disputed: '0.00',
  disputes: [],
  waiting: [],
  credits: '150.00',
  stays_until: '2026-06-20',
  then_more: '100.00',
  current_assessment: 'APP-2026-000102',
  since: {
    since: '2025-12-31',
    opening: none,
    billed: '18630.00',
    added: '1200.00',
    paid: '6630.00',
    balance: '13200.00',
  },
};

const ANA = { name: 'Ana Reyes', owner_name: 'Ernesto Villarin', delegation_no: 'DLG-2026-00001' };

test('history and statement name the filer and the payer for the owner', async () => {
  api.replyWith(listMyPayments, {
    data: [
      { ...payment, paid_by: ANA, filed_by: ANA },
      { ...payment, reference: '7032' },
    ],
    next_cursor: null,
    ...choices,
  });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByText('Paid by Ana Reyes for Ernesto Villarin (DLG-2026-00001).')).toHaveLength(1);
  expect(table.getAllByText(/^Filed and sworn by Ana Reyes/)).toHaveLength(1);
});

test('a part of the statement names its filer and its payer for the owner', async () => {
  const [paid] = first.payments;
  const rows = [{ ...first, filed_by: ANA, payments: paid ? [{ ...paid, paid_by: ANA }] : [] }, row];
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies: [{ ...company, rows }] });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByText('Paid by Ana Reyes for Ernesto Villarin (DLG-2026-00001).')).toHaveLength(1);
  expect(table.getAllByText(/^Filed and sworn by Ana Reyes/)).toHaveLength(1);
});

test('the statement names received payments that wait for the bank', async () => {
  const slip = { kind: 'DEPOSIT' as const, bank: 'Land Bank', reference: 'DS-7', received_on: '2026-06-04' };
  const pendingMoney = [{ ...slip, amount: '5000.00' }];
  api.replyWith(getStatement, {
    next_cursor: null,
    as_of: '2026-06-05',
    companies: [{ ...company, waiting: pendingMoney }],
  });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);
  expect(
    await screen.findByText('Received and pending at the bank: deposit DS-7 at Land Bank for ₱5,000.00 on 4 Jun 2026.'),
  ).toBeVisible();
});

test('among several businesses settled ones and settled years are folded, and several receipts are one line', async () => {
  const paidTwice = {
    ...first,
    payments: [...first.payments, { ...first.payments[0], receipt_no: 'EOR-2026-00000012' }],
  };
  const past = { ...first, tax_year: 2025, title: 'Whole year 2025', top_no: 'TOP-2025-000009' };
  const companies = [
    { ...company, rows: [past, paidTwice, row] },
    { ...company, company_code: 'SI-000103', company_name: 'RJ Annex', due_now: none, overdue: none, rows: [first] },
  ] as ReplyBody<typeof getStatement>['companies'];
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies, unbilled: 11 });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);
  const owed = within(await screen.findByRole('table', { name: 'Statement of Account, RJ General Merchandise' }));
  expect(owed.queryByText('Whole year 2025')).toBeNull();
  expect(owed.queryByText('EOR-2026-00000012')).toBeNull();
  expect(owed.getByText('2 receipts')).toBeVisible();
  expect(screen.getAllByText('Whole year 2025')[0]).not.toBeVisible();
  expect(screen.getByRole('table', { name: 'Statement of Account, RJ Annex' })).not.toBeVisible();
  expect(screen.getByText('Due now, all businesses').nextSibling).toHaveTextContent('₱5,200.00');
  expect(screen.getByText('11 of your businesses were never billed and are not listed.')).toBeVisible();
});

test('a due day moved by closed days names them', async () => {
  const movedReceipt = {
    from: '2026-04-18',
    closed: [
      { day: '2026-04-18', name: null },
      { day: '2026-04-19', name: 'Work suspended: typhoon' },
    ],
  };
  api.replyWith(getStatement, {
    next_cursor: null,
    as_of: '2026-06-05',
    companies: [{ ...company, rows: [first, { ...row, moved: movedReceipt }] }],
  });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);
  const table = within(await screen.findByRole('table'));
  expect(
    table.getByText(
      /^Moved from .*18 Apr 2026 because the municipal hall is closed on .*18 Apr \(weekend\), .*19 Apr \(Work suspended: typhoon\)\.$/,
    ),
  ).toBeVisible();
});

test('a payment appears once in the history, with the receipt of each agency, which are fetched together', async () => {
  const fire = { ...receipt, receipt_no: 'EOR-2026-00000012', agency: 'BFP' as const, amount: '400.00', items: [] };
  api.replyWith(listMyPayments, {
    data: [{ ...payment, amount: '7030.00', receipts: [receipt, fire] }],
    next_cursor: null,
    ...choices,
  });
  api.replyWithFile(downloadPaymentReceipts, 'pdf', 'Receipts TOP-2026-000031.pdf');
  URL.createObjectURL = () => '#receipts';
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);

  const table = await screen.findByRole('table', { name: 'Payment History' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getAllByRole('button', { name: /^Download receipt/ })).toHaveLength(2);
  for (const amount of ['₱6,630.00', '₱400.00', '₱7,030.00']) expect(within(table).getByText(amount)).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Download all 2 receipts' }));
  await waitFor(() =>
    expect(api.listRequests(downloadPaymentReceipts).map(({ params }) => params['receipt_no'])).toEqual([
      'EOR-2026-00000011',
    ]),
  );
});

test('a payment of one receipt has its amount once', async () => {
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, ...choices });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);

  const table = await screen.findByRole('table', { name: 'Payment History' });
  expect(within(table).getByRole('button', { name: 'Download receipt EOR-2026-00000011' })).toBeVisible();
  expect(within(table).getAllByText('₱6,630.00')).toHaveLength(1);
});

test('a receipt that cannot be fetched is reported', async () => {
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, ...choices });
  api.refuseWith(downloadReceipt, { code: 'missing', message: 'Not found.' });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);

  await userEvent.click(
    within(await screen.findByRole('table')).getByRole('button', { name: 'Download receipt EOR-2026-00000011' }),
  );

  await waitFor(() => expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(['Not found.']));
});

test('an owner who never paid reads where receipts come from', async () => {
  api.replyWith(listMyPayments, { data: [], next_cursor: null, years: [], companies: [] });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);

  expect(await screen.findByRole('heading', { name: 'No payment yet' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('GCash');
});

test('the lines of a receipt are shown on request, and when the address names the receipt', async () => {
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, ...choices });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);
  const table = await screen.findByRole('table', { name: 'Payment History' });
  expect(within(table).queryByText('Mayor’s permit fee, installment 1')).not.toBeInTheDocument();
  await userEvent.click(within(table).getByRole('button', { name: 'Details EOR-2026-00000011' }));
  expect(within(table).getByText('Mayor’s permit fee, installment 1')).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Hide details EOR-2026-00000011' }));
  expect(within(table).queryByText('Mayor’s permit fee, installment 1')).not.toBeInTheDocument();
});

test('a receipt that the address names is open', async () => {
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, ...choices });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history?open=EOR-2026-00000011`);
  expect(
    within(await screen.findByRole('table', { name: 'Payment History' })).getByText('Business tax, installment 1'),
  ).toBeVisible();
});

test.each([
  ['CANCELLED', 'Cancelled'],
  ['REVERSED', 'Reversed'],
  ['REFUNDED', 'Refunded'],
] as const)('a receipt that is %s says so', async (state, text) => {
  api.replyWith(listMyPayments, {
    data: [{ ...payment, receipts: [{ ...receipt, state }] }],
    next_cursor: null,
    ...choices,
  });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history`);
  expect(within(await screen.findByRole('table', { name: 'Payment History' })).getByText(text)).toBeVisible();
});

test('the history is filtered by year and business in the address', async () => {
  api.replyWith(listMyPayments, { data: [], next_cursor: null, ...choices });
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/payment/history?year=2026`);
  await userEvent.selectOptions(await screen.findByLabelText('Business'), 'RJ General Merchandise');
  await waitFor(() => expect(router.state.location.search).toBe('?year=2026&company_code=SI-000102'));
  expect(api.listRequests(listMyPayments).at(-1)?.query).toEqual({ year: '2026', company_code: 'SI-000102' });
  expect(await screen.findByRole('link', { name: /Clear|Show all/ })).toHaveAttribute(
    'href',
    `${COMPANIES}/payment/history`,
  );
});

test('an address with invalid parameters leads to the whole history', async () => {
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, ...choices });
  openRemote(createRoutes, '/app', `${COMPANIES}/payment/history?year=last&company_code=x`);
  expect(await screen.findByRole('table', { name: 'Payment History' })).toBeVisible();
  expect(api.listRequests(listMyPayments)[0]?.query).toEqual({});
});

test('the statement of account shows the rest of each part and leads to the payment', async () => {
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies: [company] });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);

  const table = await screen.findByRole('table', { name: 'Statement of Account, RJ General Merchandise' });
  expect(within(table).getByText('₱5,200.00')).toBeVisible();
  expect(screen.getByText(/the balance on 5 Jun 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₱5,200.00' })).toHaveAttribute(
    'href',
    `${COMPANIES}/assessment/details/currentdue/APP-2026-000102/SI-000102`,
  );
  expect(within(table).getByRole('link', { name: 'EOR-2026-00000011' })).toHaveAttribute(
    'href',
    `${COMPANIES}/payment/history?search=EOR-2026-00000011&open=EOR-2026-00000011`,
  );
});

test('each part that is due leads to the payment of its order, and several orders of a business to one payment', async () => {
  const due = { ...row, payable: { assessment_code: 'APP-2026-000102', amount: '5200.00' } };
  const added = {
    ...row,
    installment_no: 1,
    title: 'Change of address, 2026',
    top_no: 'TOP-2026-000140',
    payable: { assessment_code: 'APP-2026-000140', amount: '500.00' },
  };
  const companies = [{ ...company, rows: [first, due, added], due_now: '5700.00' }];
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);
  const table = within(await screen.findByRole('table', { name: 'Statement of Account, RJ General Merchandise' }));
  const details = `${COMPANIES}/assessment/details/currentdue`;
  expect(table.getByRole('link', { name: 'Pay Second quarter, 2026' })).toHaveAttribute(
    'href',
    `${details}/APP-2026-000102/SI-000102`,
  );
  expect(table.getByRole('link', { name: 'Pay Change of address, 2026' })).toHaveAttribute(
    'href',
    `${details}/APP-2026-000140/SI-000102`,
  );
  expect(table.queryByRole('link', { name: /First quarter/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay ₱5,700.00' })).toHaveAttribute(
    'href',
    `${COMPANIES}/payment/together?orders=APP-2026-000102%2CAPP-2026-000140`,
  );
});

test('a statement of another date names no amount on its way to pay, because a payment collects today’s', async () => {
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-03-31', companies: [company] });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa?as_of=2026-03-31`);
  expect(await screen.findByRole('link', { name: 'Pay the amount due today' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay ₱/ })).not.toBeInTheDocument();
});

test('the statement explains the balance, until when it stays, and the amount held as credit', async () => {
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies: [company] });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);

  const bill = (await screen.findByText('Balance on 31 Dec 2025')).closest('dl');
  expect(bill).toHaveTextContent(
    /₱0\.00.*Billed in this period₱18,630\.00.*Surcharge and interest₱1,200\.00.*Paid−₱6,630\.00.*Balance₱13,200\.00/,
  );
  expect(
    screen.getByText('The amounts do not change until 20 Jun 2026. After that date, ₱100.00 will be added.'),
  ).toBeVisible();
  expect(screen.getByText('₱150.00')).toBeVisible();
});

test('a paper is issued once for each request, as of the day on the page', async () => {
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-06-05', companies: [company] });
  api.replyWith(issueStatement, { soa_no: 'SOA-2026-000045' });
  api.replyWithFile(downloadStatement, 'pdf', 'SOA-2026-000045.pdf');
  URL.createObjectURL = () => '#statement';
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa`);

  await userEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }));
  await waitFor(() =>
    expect(api.listRequests(downloadStatement).map(({ params }) => params['soa_no'])).toEqual(['SOA-2026-000045']),
  );
  expect(api.listRequests(issueStatement).map(({ body }) => body)).toEqual([
    { company_code: 'SI-000102', as_of: '2026-06-05' },
  ]);
});

test.each([
  { asked: '?as_of=2026-03-31&company_code=SI-000102', sent: { as_of: '2026-03-31', company_code: 'SI-000102' } },
  { asked: '?as_of=tomorrow&company_code=x', sent: {} },
])('a valid day in the address is sent to the server: $asked', async ({ asked, sent }) => {
  api.replyWith(getStatement, { next_cursor: null, as_of: '2026-03-31', companies: [] });
  openRemote(createRoutes, '/app', `${COMPANIES}/account/soa${asked}`);

  expect(await screen.findByRole('heading', { name: 'No order of payment yet' })).toBeVisible();
  expect(api.listRequests(getStatement)[0]?.query).toEqual(sent);
});
