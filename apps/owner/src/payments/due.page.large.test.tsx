import { refreshAttempt, getCurrentDue, listOwnerTasks, startPayment } from '@ebpls/contracts';
import {
  createCharge,
  createDue,
  createAttempt,
  createInstallment,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const DETAILS = '/app/management/companies/assessment/details';
const ADDRESS = `${DETAILS}/currentdue/APP-2026-000102/SI-000102`;
beforeEach(() => api.replyWith(listOwnerTasks, { data: [], total: 0, businesses: 0 }));
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);

test('the amount due is explained line by line, with the effect of time on it', async () => {
  api.replyWith(getCurrentDue, createDue());
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'Second quarter, 2026' })).toBeVisible();
  expect(screen.getByText('Overdue since 21 Apr 2026')).toBeVisible();
  expect(screen.getByText(/25% of ₱4,000.00, charged once./)).toBeVisible();
  expect(
    screen.getByText('The amount will remain ₱5,200.00 until Sat 20 Jun 2026. After that date, ₱100.00 will be added.'),
  ).toBeVisible();
  const parts = within(screen.getByRole('list', { name: 'Payments in 2026' })).getAllByRole('listitem');
  expect(parts[0]).toHaveTextContent('EOR-2026-00000011');
  expect(parts[1]).toHaveTextContent('Overdue');
});

test('money that waits for the bank is shown, and nothing is charged meanwhile', async () => {
  const slip = { kind: 'DEPOSIT' as const, bank: 'Land Bank', reference: 'DS-7', received_on: '2026-06-04' };
  const cheque = { kind: 'CHEQUE' as const, bank: 'PNB', reference: '100-01', received_on: '2026-06-05' };
  const pendingMoney = [
    { ...slip, amount: '5000.00' },
    { ...cheque, amount: '200.00' },
  ];
  const rest = { total: '0.00', lines: [], charges: [], choices: [], overdue_since: null, can_pay: false };
  api.replyWith(getCurrentDue, createDue({ ...rest, waiting: pendingMoney }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(
    await screen.findByText('Received and pending at the bank: deposit DS-7 at Land Bank for ₱5,000.00 on 4 Jun 2026.'),
  ).toBeVisible();
  expect(
    screen.getByText('Received and pending at the bank: check 100-01 of PNB for ₱200.00, received on 5 Jun 2026.'),
  ).toBeVisible();
  expect(screen.getByText('Nothing is due now')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
});

test('a line opens to the computation of the year and names the part that is due', async () => {
  const basis = {
    message_key: 'explain.tax.marginal',
    params: {},
    at_most: null,
    share: 1_000_000,
    at_least: null,
    rounding: 'ONCE' as const,
    changes_with: ['gross', 'lines'],
    terms: [
      { label: 'explain.term.first_part', amount: '400000.00', times: 1, rate: 20_000 },
      { label: 'explain.term.rest', amount: '800000.00', times: 1, rate: 10_000 },
    ],
  };
  const [tax, ...late] = createDue().lines;
  api.replyWith(getCurrentDue, createDue({ lines: tax ? [{ ...tax, basis }, ...late] : [] }));
  openRemote(createRoutes, '/app', ADDRESS);
  const more = await screen.findByRole('button', { name: 'How it is computed' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);

  expect(screen.getByText('Gross sales, first bracket: ₱400,000.00 × 2% = ₱8,000.00')).toBeVisible();
  expect(screen.getByText('The result is ₱16,000.00; no rounding needed')).toBeVisible();
  expect(screen.getByText('Of this, ₱4,000.00 is for this payment')).toBeVisible();
  expect(screen.getByText('Last year’s gross sales, the lines of business.')).toBeVisible();
});

test('unpaid amounts of an earlier year are separate from this year', async () => {
  const line = {
    code: 'LBT-D',
    name: 'Business tax, Fourth quarter, 2025',
    agency: 'MUNICIPAL' as const,
    reason: 'Unpaid since last year.',
    ordinance_section: '2A.01',
    amount: '1000.00',
    of_year: 2025,
  };
  api.replyWith(
    getCurrentDue,
    createDue({
      lines: [...createDue().lines, line, { ...line, code: 'SURCHARGE-5', name: 'Surcharge', amount: '250.00' }],
      total: '6450.00',
    }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  const bill = within(await screen.findByLabelText('Amounts due today'));
  expect(bill.getByText('Unpaid balance of 2025')).toBeVisible();
  expect(bill.getByText('₱1,250.00')).toBeVisible();
  expect(bill.getByText('₱6,450.00')).toBeVisible();
});

test('a year that was not filed is named as such', async () => {
  const [line] = createDue().lines;
  if (!line) throw new Error('something is due');
  api.replyWith(
    getCurrentDue,
    createDue({ lines: [line, { ...line, code: 'LBT-2025', of_year: 2025, is_unfiled: true }] }),
  );
  openRemote(createRoutes, '/app', ADDRESS);
  const bill = within(await screen.findByLabelText('Amounts due today'));
  expect(bill.getByText('Not filed: 2025')).toBeVisible();
  expect(bill.queryByText('Unpaid balance of 2025')).not.toBeInTheDocument();
});

test('the button repeats the amount, sends it once and leaves for the hosted page', async () => {
  api.replyWith(getCurrentDue, createDue());
  api.replyWith(startPayment, {
    request_id: 'SI260605K7QW2M9T4XEBHD',
    action_url: 'https://pay.example/webpayment',
    fields: { paymentrequest: 'PD94bWw+' },
  });
  openRemote(createRoutes, '/app', ADDRESS);

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay ₱5,200.00 with GCash' }));

  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const form = submit.mock.contexts[0] as HTMLFormElement;
  expect(form).toHaveAttribute('action', 'https://pay.example/webpayment');
  expect(form).toHaveFormValues({ paymentrequest: 'PD94bWw+' });
  expect(api.listRequests(startPayment)[0]?.body).toEqual({ method: 'gcash', amount: '5200.00', installments: [2] });
  expect(new Set(api.listRequests(startPayment).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('where cards are accepted there is a second button, which requests a card', async () => {
  api.replyWith(getCurrentDue, createDue({ methods: ['gcash', 'card'] }));
  api.replyWith(startPayment, {
    request_id: 'SI260605K7QW2M9T4XEBHD',
    action_url: 'https://pay.example/webpayment',
    fields: { paymentrequest: 'PD94bWw+' },
  });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('button', { name: 'Pay ₱5,200.00 with GCash' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₱5,200.00 by card' }));

  await waitFor(() =>
    expect(api.listRequests(startPayment).at(-1)?.body).toMatchObject({ method: 'card', amount: '5200.00' }),
  );
});

test('without online payment, the page shows where to pay and names no gateway', async () => {
  api.replyWith(getCurrentDue, createDue({ methods: [] }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText('Pay at the municipal hall')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  expect(screen.queryByRole('link', { name: /GCash/ })).toBeNull();
  expect(document.body).not.toHaveTextContent('GCash');
});

test('an amount that changed meanwhile is shown, not charged', async () => {
  api.replyWith(getCurrentDue, createDue());
  api.refuseWith(startPayment, { code: 'conflict', message: 'The amount is now ₱5,300.00.' });
  openRemote(createRoutes, '/app', ADDRESS);

  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₱5,200.00 with GCash' }));

  expect(await screen.findByText('The amount is now ₱5,300.00.')).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

const QUARTERS = [
  { ...createCharge(), is_chosen: true },
  {
    ...createCharge({ no: 3, name: 'Third quarter, 2026', due_on: '2026-07-20', is_overdue: false, total: '4000.00' }),
    is_chosen: false,
  },
  {
    ...createCharge({ no: 4, name: 'Fourth quarter, 2026', due_on: '2026-10-20', is_overdue: false, total: '4000.00' }),
    is_chosen: false,
  },
];

test('choosing a later quarter chooses those before it, and the server names and sums them', async () => {
  api.replyWith(getCurrentDue, createDue({ choices: QUARTERS }));
  openRemote(createRoutes, '/app', ADDRESS);
  const last = await screen.findByRole('checkbox', { name: /Fourth quarter, 2026/ });
  expect(screen.getByRole('checkbox', { name: /Second quarter, 2026/ })).toBeChecked();
  expect(last).not.toBeChecked();

  const choices = QUARTERS.map((each) => ({ ...each, is_chosen: true }));
  api.replyWith(getCurrentDue, createDue({ title: 'Three quarters of 2026', total: '13200.00', choices }));
  await userEvent.click(last);

  expect(await screen.findByRole('heading', { name: 'Three quarters of 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay ₱13,200.00 with GCash' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: /Third quarter, 2026/ })).toBeChecked();
  expect(api.listRequests(getCurrentDue).at(-1)?.query).toEqual({ installments: '2,3,4' });
});

test('a choice in the address that the server refuses leads back to the amount due', async () => {
  api.refuseWith(getCurrentDue, { code: 'invalid', message: 'The payments are made in order.' });
  openRemote(createRoutes, '/app', `${ADDRESS}?installments=4`);
  await waitFor(() =>
    expect(api.listRequests(getCurrentDue).map(({ query }) => query)).toEqual([{ installments: '4' }, {}]),
  );
});

test('a page that becomes visible again reloads its amount', async () => {
  api.replyWith(getCurrentDue, createDue());
  openRemote(createRoutes, '/app', ADDRESS);
  await screen.findByRole('button', { name: 'Pay ₱5,200.00 with GCash' });
  api.replyWith(getCurrentDue, createDue({ total: '5300.00' }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('button', { name: 'Pay ₱5,300.00 with GCash' })).toBeVisible();
});

const anOpenAttempt = {
  request_id: 'SI260605K7QW2M9T4XEBHD',
  method: 'gcash' as const,
  amount: '5200.00',
  locked_until: '2026-06-07T02:40:00.000Z',
  is_own: true,
  can_resume: true,
};

test('three quarters are named and listed, each with its day and amount', async () => {
  const charges = [
    createCharge(),
    createCharge({ no: 3, name: 'Third quarter, 2026', due_on: '2026-07-20' }),
    createCharge({ no: 4, name: 'Fourth quarter, 2026', due_on: '2026-10-20', is_overdue: false, total: '4000.00' }),
  ];
  api.replyWith(getCurrentDue, createDue({ title: 'Three quarters of 2026', charges, total: '14400.00' }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'Three quarters of 2026', level: 1 })).toBeVisible();
  const listedItems = within(screen.getByRole('list', { name: 'What this payment is for' })).getAllByRole('listitem');
  expect(listedItems.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Second quarter, 2026.*Overdue, was due 20 Apr 2026.*₱5,200.00/),
    expect.stringMatching(/Third quarter, 2026.*Overdue, was due 20 Jul 2026.*₱5,200.00/),
    expect.stringMatching(/Fourth quarter, 2026.*Due 20 Oct 2026.*₱4,000.00/),
  ]);
});

test('a pending payment offers no button that leads to a refusal, shows until when it locks, and is polled', async () => {
  api.replyWith(getCurrentDue, createDue({ can_pay: false, open_attempt: { ...anOpenAttempt, can_resume: false } }));
  api.replyWith(refreshAttempt, createAttempt({ state: 'PENDING' }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText('A payment of ₱5,200.00 is pending')).toBeVisible();
  expect(screen.getByText(/this bill cannot be paid until 7 Jun 2026, 10:40 AM/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay|Continue the same payment/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Was the amount deducted from your wallet or bank/ })).toHaveAttribute(
    'href',
    '/app/management/companies/payment/claims/new/APP-2026-000102/SI-000102',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/still pending/)).toBeVisible();
  expect(api.listRequests(refreshAttempt)).toHaveLength(1);
});

test.each([
  ['still runs', { can_pay: false, open_attempt: { ...anOpenAttempt, can_resume: false } }],
  ['could be opened again', { open_attempt: anOpenAttempt }],
])('where online payment was turned off, a payment that %s is shown without a gateway', async (_, overrides) => {
  api.replyWith(getCurrentDue, createDue({ methods: [], ...overrides }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('link', { name: 'View the payment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report it and we will check at once' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay|Continue the same payment/ })).toBeNull();
  expect(document.body).not.toHaveTextContent('GCash');
  expect(document.body).not.toHaveTextContent('the button below');
});

test('a payment that can be continued is opened again, not started again', async () => {
  api.replyWith(getCurrentDue, createDue({ open_attempt: anOpenAttempt }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('button', { name: 'Continue the same payment' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('a started payment is named before another one', async () => {
  api.replyWith(getCurrentDue, createDue({ open_attempt: anOpenAttempt }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('link', { name: 'View the payment' })).toHaveAttribute(
    'href',
    `${DETAILS}/paymentsuccessful/APP-2026-000102/SI-000102`,
  );
});

test('a settled order charges nothing', async () => {
  api.replyWith(
    getCurrentDue,
    createDue({
      total: '0.00',
      lines: [],
      can_pay: false,
      overdue_since: null,
      installments: [createInstallment({ state: 'PAID' })],
    }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
});

test('an expired order cannot be paid', async () => {
  api.replyWith(getCurrentDue, createDue({ can_pay: false }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText('This order of payment is no longer valid')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
});

test('before the bill there is nothing to pay, and the page explains where the bill comes from', async () => {
  api.refuseWith(getCurrentDue, { code: 'missing', message: 'Not found.' });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'There is no order of payment yet', level: 1 })).toBeVisible();
});
