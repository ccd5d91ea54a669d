import {
  getAssessment,
  getBill,
  getCurrentDue,
  getReference,
  listCompanyAppeals,
  requestDeclaredOrder,
  withdrawAssessment,
} from '@ebpls/contracts';
import {
  createBill,
  createClearance,
  createDocument,
  createDue,
  createAssessment,
  createInstallment,
  createReference,
  type AssessmentInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const DETAILS = '/app/management/companies/assessment/details';
const ADDRESS = `${DETAILS}/APP-2026-000211/SI-000114`;
const EDIT = '/app/management/companies/assessment/edit/APP-2026-000211/SI-000114';

function showPage(overrides: Partial<AssessmentInput>): void {
  api.replyWith(getAssessment, createAssessment({ submitted_at: '2026-01-23T08:31:00.000Z', ...overrides }));
  openRemote(createRoutes, '/app', ADDRESS);
}

beforeEach(() => api.replyWith(getReference, createReference()));

test('an office that needs a paper comes first on the record, with one act', async () => {
  const engineering = createClearance({
    office: 'engineering',
    title: 'Engineering',
    state: 'FOR_COMPLIANCE',
    is_paused: true,
    remarks: 'The 2019 copy has no second page.',
    requested_documents: ['R03'],
  });
  const fire = createClearance({ state: 'INSPECTION_SCHEDULED', inspection_at: '2026-01-29T01:00:00.000Z' });
  const agriculture = createClearance({
    office: 'mao',
    title: 'Agriculture',
    is_needed: false,
    state: 'NOT_REQUIRED',
    reason: 'no farm or fish line',
  });
  showPage({ state: 'IN_CLEARANCE', due_on: '2026-02-04', clearances: [fire, engineering, agriculture] });

  expect(await screen.findByText('Action needed: Engineering requires Occupancy permit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload Occupancy permit' })).toHaveAttribute('href', EDIT);
  expect(within(screen.getByRole('banner')).getByText('For compliance')).toBeVisible();
  expect(screen.getByText(/Fire \(BFP\) will visit on Thu 29 Jan, 9:00 AM/)).toBeVisible();
  expect(screen.getByText(/We must decide on your application by Wed 4 Feb/)).toBeVisible();
  const offices = within(screen.getByRole('list', { name: 'Clearances' })).getAllByRole('listitem');
  expect(offices[0]).toHaveTextContent('Engineering');
  expect(offices[0]).toHaveTextContent('Deadline paused');
  expect(screen.getByText('Not required for this business: Agriculture (no farm or fish line).')).toBeVisible();
});

test('an application paid first has a provisional permit with its last day, and the offices come after the payment', async () => {
  const provisional = {
    permit_no: 'PP-2026-00001',
    state: 'ACTIVE',
    token: 'a.b.c.d',
    valid_until: '2026-02-11',
  } as const;
  showPage({ state: 'IN_CLEARANCE', is_paid_first: true, clearances: [createClearance()], provisional });

  expect(await screen.findByText(/^Provisional permit until .*11 Feb 2026$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the provisional permit' })).toBeVisible();
  const order = screen.getByText('Payment').compareDocumentPosition(screen.getByText('0 of 1 approved'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(['EXPIRED', 'REVOKED'] as const)(
  'a provisional permit that is %s is shown as no longer valid',
  async (state) => {
    const provisional = { permit_no: 'PP-2026-00001', state, token: 'a.b.c.d', valid_until: '2026-02-11' };
    showPage({ state: 'IN_CLEARANCE', is_paid_first: true, clearances: [createClearance()], provisional });

    expect(await screen.findByText('The provisional permit PP-2026-00001 is no longer valid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download the provisional permit' })).not.toBeInTheDocument();
  },
);

test('a condition that waits for the owner is shown above the offices’ parts, and a settled one is not', async () => {
  const condition = {
    place: 0,
    text: 'Hang a second extinguisher',
    due_on: '2026-02-10',
    state: 'OPEN',
    note: '',
    remark: '',
  } as const;
  const met = { ...condition, place: 1, text: 'Mark the exit', state: 'MET' } as const;
  const fire = createClearance({ state: 'CONDITIONALLY_APPROVED', conditions: [condition, met] });
  showPage({ state: 'PAID', clearances: [fire] });

  const conditionText = await screen.findByText('You have a condition to meet');
  expect(conditionText.compareDocumentPosition(screen.getByText('Paid. The permit is being prepared'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole('link', { name: 'Reply to Fire (BFP)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/7\/0$/),
  );
});

test('an office past its last day is shown with the legal effect, and where to complain', async () => {
  const barangay = createClearance({
    office: 'barangay',
    title: 'Barangay',
    due_on: '2026-01-21',
    overdue: { since: '2026-01-21', acts_on: '2026-01-22', ground: 'LGC, Sec. 152(c)' },
  });
  const fire = createClearance({
    due_on: '2026-01-20',
    overdue: { since: '2026-01-20', acts_on: null, ground: 'RA 11032, Sec. 9' },
  });
  showPage({ state: 'IN_CLEARANCE', due_on: '2026-02-04', clearances: [barangay, fire], days_used: 9, days_limit: 7 });

  expect(await screen.findByText('Barangay is late. Its deadline was Wed 21 Jan.')).toBeVisible();
  expect(
    screen.getByText(/will proceed without its clearance on Thu 22 Jan 2026 \(LGC, Sec\. 152\(c\)\)/),
  ).toBeVisible();
  expect(screen.getByText(/The delay does not mean that its clearance is approved/)).toBeVisible();
  expect(screen.getByText(/used 9 of 7 working days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'call hotline 8888' })).toHaveAttribute('href', 'tel:8888');
});

test('an owner without a bill because of an office’s silence requests the order of payment', async () => {
  api.replyWith(requestDeclaredOrder, {
    assessment_code: 'APP-2026-000211',
    requested_on: '2026-01-22',
    issues_on: '2026-01-26',
  });
  showPage({ state: 'IN_CLEARANCE', acts: ['withdraw', 'request_declared_order'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Request the order of payment' }));
  await waitFor(() => expect(api.listRequests(requestDeclaredOrder)).toHaveLength(1));
  expect(api.listRequests(withdrawAssessment)).toHaveLength(0);
});

test('a decision by law is shown with its evidence, and before it the last legal day', async () => {
  const silence = { outcome: 'PERMIT_EXTENDED', last_day: '2026-01-15' } as const;
  showPage({ state: 'IN_CLEARANCE', silence: { ...silence, decided_on: '2026-01-16', permit_no: 'MP-2025-00007' } });
  expect(await screen.findByText(/MP-2025-00007 remains in force until this renewal is decided/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print the evidence of approval' })).toBeVisible();
});

test.each([
  ['MP-2025-00007', /your former permit MP-2025-00007 will be extended by law on the next working day/],
  [null, /^Legal deadline: Thu 15 Jan 2026\.$/],
])('a renewal promises the extension of the former permit that can be extended (%s)', async (permit_no, text) => {
  const silence = { outcome: 'PERMIT_EXTENDED', last_day: '2026-01-15', decided_on: null, permit_no } as const;
  showPage({ state: 'IN_CLEARANCE', silence });
  expect(await screen.findByText(text)).toBeVisible();
});

test('an extension of the legal days is shown with its reason and the notice to print', async () => {
  const extension = {
    days: 3,
    reason: 'The place must be measured again.',
    extended_on: '2026-01-14',
    former_last_day: '2026-01-15',
    last_day: '2026-01-20',
    extended_by: 'Belen Licuanan',
  };
  const silence = { outcome: 'PERMIT_EXTENDED', last_day: '2026-01-20', decided_on: null, permit_no: null } as const;
  showPage({ state: 'IN_CLEARANCE', silence: { ...silence, extension } });
  expect(await screen.findByText('The place must be measured again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print the notice of extension' })).toBeVisible();
});

test('an old approval by the clock shows the counted days and when the head was notified', async () => {
  const mpdo = createClearance({
    office: 'mpdo',
    title: 'Zoning',
    state: 'DEEMED_APPROVED',
    clearance_no: 'ZC-2026-00001',
    decided_at: '2026-01-19T01:00:00.000Z',
    deemed: {
      ground: 'RA 11032, Sec. 10',
      received_on: '2026-01-12',
      due_on: '2026-01-15',
      deemed_on: '2026-01-19',
      days_limit: 3,
      paused_days: 0,
      counted_days: ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16', '2026-01-19'],
      reminders: [{ stage: '50', at: '2026-01-14T01:00:00.000Z' }],
    },
  });
  showPage({ state: 'IN_CLEARANCE', due_on: '2026-02-04', clearances: [mpdo] });
  const line = await screen.findByText(
    /The office had the case from 12 Jan to 15 Jan, the 3 working days allowed by law/,
  );
  expect(line).toHaveTextContent('Working days counted: 13 Jan, 14 Jan, 15 Jan, 16 Jan, 19 Jan.');
  expect(line).toHaveTextContent(
    /The head of the office was notified on .*14 Jan.*, when 50% of the processing time had passed/,
  );
});

test.each([
  { state: 'DRAFT' as const, title: 'Action needed: submit your application', act: 'Continue' },
  {
    state: 'RETURNED' as const,
    title: 'Action needed: the licensing office returned the application',
    act: 'Correct and resubmit',
  },
])('an application in $state leads back to its form', async ({ state, title, act }) => {
  showPage({ state });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: act })).toHaveAttribute('href', EDIT);
});

test('a returned application shows the last day to resubmit it', async () => {
  showPage({
    state: 'RETURNED',
    returned: { remarks: 'The lease has no signature.', requirement_codes: [], at: '2026-01-12T02:00:00.000Z' },
  });
  expect(await screen.findByText('Resubmit it by 11 Feb 2026. After that date, it expires.')).toBeVisible();
});

test.each([
  { state: 'SUBMITTED' as const, title: /With the licensing office since 23 Jan 2026/ },
  { state: 'CLEARED' as const, title: 'The bill is being prepared' },
  { state: 'ASSESSED' as const, title: 'The bill is being prepared' },
  { state: 'PAID' as const, title: 'Paid. The permit is being prepared' },
  { state: 'FOR_SIGNATURE' as const, title: 'Paid. The permit is being prepared' },
  { state: 'REJECTED' as const, title: 'The application was refused' },
  { state: 'WITHDRAWN' as const, title: 'You withdrew this application' },
  { state: 'LAPSED' as const, title: /expired because the deadline/ },
  { state: 'CANCELLED' as const, title: /cancelled by the municipality/ },
])('an application in $state names its holder', async ({ state, title }) => {
  api.replyWith(listCompanyAppeals, { data: [], appealable: [] });
  showPage({ state });
  expect(await screen.findByText(title)).toBeVisible();
});

test('before the licensing office accepts, the offices are named without a status', async () => {
  showPage({ state: 'SUBMITTED', clearances: [createClearance()] });

  const office = within(await screen.findByRole('list', { name: 'Clearances' })).getByRole('listitem');
  expect(office).toHaveTextContent('Not started');
  expect(office).not.toHaveTextContent('left');
});

test('an application that ended before an office had its part runs no clock', async () => {
  showPage({ state: 'WITHDRAWN', clearances: [createClearance({ clearance_id: null, days_used: 0, days_limit: 0 })] });

  const office = within(await screen.findByRole('list', { name: 'Clearances' })).getByRole('listitem');
  expect(office).toHaveTextContent('Not started');
  expect(office).not.toHaveTextContent('Due today');
  expect(screen.queryByText(/All offices review your application/)).toBeNull();
});

test('a draft without events has no timeline', async () => {
  showPage({ state: 'DRAFT', timeline: [] });
  expect(await screen.findByText('Action needed: submit your application')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Timeline' })).toBeNull();
});

test.each([
  ['IN_CLEARANCE', false, 'The bill will be issued after the last clearance.', 'All offices have decided'],
  ['ACCEPTED', true, 'The bill will be issued before the clearances.', 'All offices have decided'],
  ['CLEARED', false, 'The licensing office is preparing the bill.', /The licensing office is computing the bill\./],
  ['ASSESSED', false, 'The licensing office is preparing the bill.', /A second officer is checking the bill\./],
] as const)(
  'an application %s (paid first: %s) says what comes before the bill',
  async (state, is_paid_first, hint, step) => {
    const estimate = { lines: [], total: '2125.00', warnings: [] };
    showPage({ state, is_paid_first, estimate, clearances: [createClearance({ state: 'APPROVED' })] });
    expect(await screen.findByText(`This is only an estimate. ${hint}`)).toBeInTheDocument();
    expect(screen.getByText(step)).toBeVisible();
  },
);

test('the bill explains each line with its section and leads to the payment', async () => {
  api.replyWith(getBill, createBill());
  api.replyWith(getCurrentDue, createDue({ total: '375.00', stays_until: '2026-01-31', then_more: null }));
  showPage({ state: 'FOR_PAYMENT', bill_id: 9 });

  expect(await screen.findByText('Action needed: pay ₱375.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₱375.00' })).toHaveAttribute(
    'href',
    `${DETAILS}/currentdue/APP-2026-000211/SI-000114`,
  );
  expect(screen.getByRole('heading', { name: 'Order of payment TOP-2026-000114' })).toBeVisible();
  expect(screen.getByText(/0.05% of capital, ₱750,000.00. Legal basis: 2A.01./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Order of payment (PDF)' })).toBeVisible();
});

test('money that waits for the bank is shown on the record, and the owner has nothing to do', async () => {
  const slip = { kind: 'DEPOSIT' as const, bank: 'Land Bank', reference: 'DS-7', received_on: '2026-01-12' };
  const pendingMoney = [{ ...slip, amount: '375.00' }];
  api.replyWith(getBill, createBill());
  api.replyWith(
    getCurrentDue,
    createDue({ total: '0.00', lines: [], charges: [], choices: [], can_pay: false, waiting: pendingMoney }),
  );
  showPage({ state: 'FOR_PAYMENT', bill_id: 9 });

  expect(
    await screen.findByText('Received and pending at the bank: deposit DS-7 at Land Bank for ₱375.00 on 12 Jan 2026.'),
  ).toBeVisible();
  expect(screen.getByText('Your payment is pending at the bank')).toBeVisible();
  expect(screen.queryByText(/no longer valid/)).toBeNull();
  expect(screen.queryByText(/^Waiting for you/)).toBeNull();
});

test('a late bill shows the additions to each part, until when it stays so, and the revenue code behind it', async () => {
  const parts = [
    createInstallment({ no: 1, name: 'First quarter, 2026', state: 'PAID' }),
    createInstallment({
      no: 2,
      name: 'Second quarter, 2026',
      due_on: '2026-04-20',
      state: 'OVERDUE',
      surcharge: '1000.00',
      interest: '200.00',
      total: '5200.00',
    }),
  ];
  api.replyWith(
    getBill,
    createBill({ installments: parts, totals: { ...createBill().totals, surcharge: '1000.00', interest: '200.00' } }),
  );
  api.replyWith(getCurrentDue, createDue());
  showPage({ state: 'ISSUED', bill_id: 9 });

  expect(await screen.findByText('25% of ₱4,000.00, charged once.')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Payments' })).getByText(
      'Includes ₱1,000.00 surcharge and ₱200.00 interest to date',
    ),
  ).toBeVisible();
  expect(
    screen.getByText('The amount will remain ₱5,200.00 until Sat 20 Jun 2026. After that date, ₱100.00 will be added.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'San Isidro Revenue Code' })).toHaveAttribute(
    'href',
    '/app/management/companies/simulator/code/2024',
  );
});

test('an expired order of payment requires nothing of the owner', async () => {
  api.replyWith(getBill, createBill());
  api.replyWith(getCurrentDue, createDue({ can_pay: false }));
  showPage({ state: 'FOR_PAYMENT', bill_id: 9 });

  expect(await screen.findByText('The order of payment is no longer valid')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('small fees are grouped until someone opens the group', async () => {
  const createFee = (code: string, amount: string) => ({
    code,
    name: `Fee ${code}`,
    agency: 'MUNICIPAL' as const,
    reason: '',
    ordinance_section: '',
    amount,
  });
  const lines = [
    createFee('LBT', '375.00'),
    createFee('F01', '500.00'),
    createFee('F02', '100.00'),
    createFee('F03', '200.00'),
    createFee('F04', '150.00'),
    createFee('F05', '300.00'),
    { ...createFee('F15', '500.00'), agency: 'BFP' as const },
  ];
  showPage({ state: 'IN_CLEARANCE', estimate: { lines, total: '2125.00', warnings: [] } });

  expect(await screen.findByText('4 other municipal fees')).toBeVisible();
  expect(screen.getByText('₱750.00')).toBeVisible();
  expect(screen.queryByText('₱150.00')).not.toBeInTheDocument();
  expect(screen.getByText('Paid to the Bureau of Fire Protection.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show details' }));
  expect(screen.getByText('₱150.00')).toBeVisible();
});

test('an issued permit is downloaded here and can be opened in its public view', async () => {
  api.replyWith(getBill, createBill({ state: 'SETTLED' }));
  api.refuseWith(getCurrentDue, { code: 'missing', message: 'Not found.' });
  showPage({
    state: 'ISSUED',
    bill_id: 9,
    permit: { permit_no: 'MP-2026-00114', state: 'ACTIVE', token: 'k1.MP-2026-00114.2026-12-31.sig' },
  });

  expect(await screen.findByText('The permit has been issued')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the permit' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what others see when they scan the permit' })).toHaveAttribute(
    'href',
    '/permits/verify/k1.MP-2026-00114.2026-12-31.sig',
  );
});

test('an application is withdrawn only after a confirmation', async () => {
  api.replyWith(withdrawAssessment, { assessment_code: 'APP-2026-000211', state: 'WITHDRAWN' });
  showPage({ state: 'SUBMITTED', acts: ['withdraw'] });

  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
  expect(api.listRequests(withdrawAssessment)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the application' }));

  await waitFor(() => expect(api.listRequests(withdrawAssessment)).toHaveLength(1));
});

test('an act that the owner may not do has no button', async () => {
  showPage({ state: 'PAID', acts: [] });
  await screen.findByText('Paid. The permit is being prepared');
  expect(screen.queryByRole('button', { name: 'Withdraw the application' })).not.toBeInTheDocument();
});

test.each([
  ['IN_CLEARANCE', 'PENDING', 'For checking'],
  ['IN_CLEARANCE', 'APPROVED', 'Accepted'],
  ['FOR_PAYMENT', 'APPROVED', 'Accepted'],
  ['ISSUED', 'APPROVED', 'Accepted'],
  ['REJECTED', 'REJECTED', ''],
] as const)('the documents of an application in %s with a clearance %s are “%s”', async (state, clearance, status) => {
  const requirements = [
    {
      code: 'R01',
      name: 'Proof of registration',
      is_mandatory: true,
      verified_by: ['fire'],
      document: createDocument(),
    },
  ];
  api.replyWith(listCompanyAppeals, { data: [], appealable: [] });
  showPage({ state, clearances: [createClearance({ state: clearance })], requirements });

  const list = await screen.findByRole('list', { name: 'Documents' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(new RegExp(`^Proof of registrationdti\\.pdf${status}$`));
});

test('a permit with overdue installments says first what is overdue since when, and then offers the permit', async () => {
  api.replyWith(getBill, createBill());
  api.replyWith(
    getCurrentDue,
    createDue({ total: '16500.00', overdue_since: '2026-04-21', stays_until: '2026-12-20' }),
  );
  const permit = { permit_no: 'MP-2026-00002', state: 'ACTIVE', token: 'k1.MP-2026-00002.2026-12-31.sig' } as const;
  showPage({ state: 'ISSUED', bill_id: 11, permit });

  const overdue = await screen.findByText('Action needed: pay ₱16,500.00, overdue since 21 Apr 2026');
  expect(screen.getByRole('link', { name: 'Pay ₱16,500.00' })).toHaveClass('primary');
  const download = screen.getByRole('button', { name: 'Download the permit' });
  expect(download).not.toHaveClass('primary');
  expect(overdue.compareDocumentPosition(download)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('₱16,500.00 by 20 Dec')).toBeVisible();
});

test('a refused application says when and why, and names no amount to pay', async () => {
  api.replyWith(listCompanyAppeals, { data: [], appealable: [] });
  showPage({
    state: 'REJECTED',
    estimate: { lines: [], total: '6414.50', warnings: [] },
    timeline: [
      { at: '2026-11-19T01:06:00.000Z', title: 'Refused', note: 'It is the public road.', tone: 'danger', actor: '' },
    ],
  });

  expect(await screen.findByText('Refused on 19 Nov 2026: It is the public road.')).toBeVisible();
  expect(screen.queryByText('What you will pay')).not.toBeInTheDocument();
});

test('many offices are counted in the title, because the list below names each', async () => {
  const offices = (['fire', 'rhu', 'engineering'] as const).map((office) => createClearance({ office, title: office }));
  showPage({ state: 'IN_CLEARANCE', clearances: offices });
  expect(await screen.findByText('With 3 offices')).toBeVisible();
});
