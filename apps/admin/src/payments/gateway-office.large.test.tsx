import {
  type ReplyBody,
  answerClaim,
  approveRefund,
  confirmDeposit,
  creditException,
  decideSettlementRow,
  getSettlement,
  importSettlement,
  listClaims,
  listExceptions,
  listNotifications,
  listSettlements,
  listUnsettledPayments,
  refundException,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, getDayBox, openRemote } from '@ebpls/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { texts } from './payment.messages.ts';

const api = createFakeApi();
const PAYMENTS = '/administrator/report/paynamics/payment';
const teresa = createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] });
const openPart = (part: string, session = teresa) =>
  openRemote(createRoutes, '/administrator', `${PAYMENTS}/${part}`, { session });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

type Money = ReplyBody<typeof listExceptions>['data'][number];
const someMoney = (overrides: Partial<Money> = {}): Money => ({
  exception_id: 5,
  kind: 'OVERPAYMENT',
  state: 'OPEN',
  outcome: null,
  amount: '3405.00',
  currency: 'PHP',
  message: 'The order was already paid when this payment arrived.',
  detail: '',
  request_id: 'SI260112AAAAAAAAAAAAAA',
  notification_id: null,
  company_code: 'SI-000114',
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000114',
  reason: '',
  opened_at: '2026-01-12T01:00:00.000Z',
  closed_at: null,
  proposed_by: null,
  decided_by: null,
  acts: ['refund', 'credit', 'match', 'dismiss'],
  ...overrides,
});

/** Chooses an act on set aside money from the menu of its row. */
async function chooseAct(record: string, act: string): Promise<void> {
  const name = (label: string) => label.startsWith(`Actions: ${record}`);
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

test('money that was set aside is returned with a reason', async () => {
  api.replyWith(listExceptions, { data: [someMoney()], next_cursor: null });
  api.replyWith(refundException, someMoney({ state: 'PROPOSED', acts: ['decline'] }));
  openPart('exceptions');
  await chooseAct('Matibay Hardware, ₱3,405.00', 'Refund');
  const dialog = await screen.findByRole('dialog', { name: 'Refund ₱3,405.00?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('Please enter the reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Paid twice.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(listNotices()).toContain('The refund was sent to the gateway, or submitted for approval.'),
  );
  expect(api.listRequests(refundException)[0]).toMatchObject({
    params: { exception_id: '5' },
    body: { reason: 'Paid twice.' },
  });
});

test('the amount of unallocated money is named as received, and its number stays in one piece', async () => {
  api.replyWith(listExceptions, { data: [someMoney({ kind: 'MISMATCH' })], next_cursor: null });
  openPart('exceptions');
  expect(await screen.findByRole('columnheader', { name: 'Amount received' })).toBeVisible();
  expect(screen.getByText('SI260112AAAAAAAAAAAAAA')).toHaveClass('eb-nowrap');
});

test('another treasurer reads the proposer and the reason, and agrees', async () => {
  api.replyWith(listExceptions, {
    data: [
      someMoney({
        state: 'PROPOSED',
        proposed_by: 'Teresa Ramos',
        reason: 'Paid twice.',
        acts: ['approve', 'decline'],
      }),
    ],
    next_cursor: null,
  });
  api.replyWith(approveRefund, someMoney({ state: 'REFUNDING', acts: [] }));
  openPart('exceptions');
  await chooseAct('Matibay Hardware, ₱3,405.00', 'Approve');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Proposed by Teresa Ramos: Paid twice\.$/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(listNotices()).toContain('The proposal was approved. A refund is being sent to the payment gateway.'),
  );
});

test('money for an unknown number needs the business, and the server’s message is shown at its field', async () => {
  api.replyWith(listExceptions, {
    data: [someMoney({ kind: 'UNKNOWN', company_code: null, company_name: null, top_no: null })],
    next_cursor: null,
  });
  api.refuseWith(creditException, {
    code: 'invalid',
    message: 'Please check the form.',
    fields: { company_code: ['No business has this number.'] },
  });
  openPart('exceptions');
  await chooseAct(someMoney().request_id ?? '', 'Keep as credit');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Business number'), 'SI-999999');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Named by the payer.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep as credit' }));
  expect(await within(dialog).findByText('No business has this number.')).toBeVisible();
});

test('an empty list is labelled, and an account that may only read has no acts', async () => {
  api.replyWith(listExceptions, { data: [], next_cursor: null });
  openPart('exceptions');
  expect(await screen.findByRole('heading', { name: 'No unallocated payments' })).toBeVisible();
});

test('a forged notification is flagged with what it claimed', async () => {
  api.replyWith(listNotifications, {
    data: [
      {
        notification_id: 9,
        received_at: '2026-01-12T01:00:00.000Z',
        request_id: 'SI260112AAAAAAAAAAAAAA',
        remote_address: '203.0.113.9',
        is_signed: false,
        verdict: 'FORGED',
        message: 'Its signature is wrong.',
        times: 3,
        stated: {
          response_id: '912',
          code: 'GR001',
          message: 'Paid',
          amount: '1.00',
          currency: 'PHP',
          provider_ref: '',
        },
      },
    ],
    next_cursor: null,
  });
  openPart('notifications');
  const table = await screen.findByRole('table', { name: 'Gateway notices' });
  for (const text of ['Refused', 'Its signature is wrong.', 'Received 3 times', 'From 203.0.113.9', 'GR001 · ₱1.00'])
    expect(within(table).getByText(text)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Result'), 'FORGED');
  await waitFor(() => expect(api.listRequests(listNotifications).at(-1)?.query['verdict']).toBe('FORGED'));
});

const aClaim: ReplyBody<typeof listClaims>['data'][number] = {
  claim_no: 'CLM-2026-000012',
  assessment_code: 'APP-2026-000102',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  top_no: 'TOP-2026-000102',
  reference: '9012345678',
  amount: '5200.00',
  paid_on: '2026-06-05',
  note: 'Please look.',
  state: 'OPEN',
  outcome: null,
  answer: '',
  message: '',
  due_on: '2026-06-10',
  is_late: true,
  opened_at: '2026-06-05T02:00:00.000Z',
  answered_at: null,
  receipts: [],
  file_name: 'gcash.png',
  claimant: 'Nena Santos',
  email: 'nena@example.com',
  attempts: [
    {
      request_id: 'SI260605AAAAAAAAAAAAAA',
      state: 'SUCCEEDED',
      amount: '5200.00',
      started_at: '2026-06-05T01:00:00.000Z',
      provider_ref: 'X',
    },
    {
      request_id: 'SI260605BBBBBBBBBBBBBB',
      state: 'FAILED',
      amount: '5200.00',
      started_at: '2026-06-05T00:30:00.000Z',
      provider_ref: '',
    },
  ],
};

test('a late claim is answered with a payment that the gateway confirmed', async () => {
  api.replyWith(listClaims, { data: [aClaim], next_cursor: null });
  api.replyWith(answerClaim, { ...aClaim, state: 'ANSWERED', outcome: 'MATCHED' });
  openPart('claims');
  expect((await screen.findAllByText('Late'))[0]).toBeVisible();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Reply: CLM-2026-000012' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Reply to CLM-2026-000012' });
  expect(within(dialog).getAllByRole('option')).toHaveLength(2);
  await userEvent.click(within(dialog).getByLabelText('Payment found'));
  await userEvent.selectOptions(within(dialog).getByLabelText('Matching payment'), 'SI260605AAAAAAAAAAAAAA');
  await userEvent.type(within(dialog).getByLabelText('Reply to the owner'), 'It is posted.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(listNotices()).toContain('The reply was saved. The owner will be notified.'));
  expect(api.listRequests(answerClaim)[0]?.body).toEqual({
    outcome: 'MATCHED',
    request_id: 'SI260605AAAAAAAAAAAAAA',
    answer: 'It is posted.',
  });
});

const aFile: ReplyBody<typeof getSettlement> = {
  file_id: 3,
  file_name: 'settlement-2026-01-12.csv',
  imported_by: 'Teresa Ramos',
  imported_at: '2026-01-13T01:00:00.000Z',
  rows: 2,
  gross: '6810.00',
  fee: '136.20',
  net: '6673.80',
  matched: 1,
  exceptions: 1,
  deposited: 0,
  closed: 0,
  lines: [
    {
      line_id: 18,
      row_no: 2,
      request_id: 'SI260112BBBBBBBBBBBBBB',
      company_name: 'Aling Nena Store',
      gross: '3405.00',
      fee: '68.10',
      net: '3336.90',
      settled_on: '2026-01-12',
      bank_reference: 'BNK-1',
      state: 'EXCEPTION',
      problem: 'AMOUNT',
      message: 'Our records show a different amount.',
      remarks: '',
      deposited_on: null,
    },
    {
      line_id: 17,
      row_no: 1,
      request_id: 'SI260112AAAAAAAAAAAAAA',
      company_name: 'Matibay Hardware',
      gross: '3405.00',
      fee: '68.10',
      net: '3336.90',
      settled_on: '2026-01-12',
      bank_reference: 'BNK-1',
      state: 'MATCHED',
      problem: null,
      message: 'Matches our records.',
      remarks: '',
      deposited_on: null,
    },
  ],
  deposits: [{ bank_reference: 'BNK-1', rows: 1, gross: '3405.00', fee: '68.10', net: '3336.90', deposited_on: null }],
};
const nothing = () => {
  api.replyWith(listSettlements, { data: [], next_cursor: null });
  api.replyWith(listUnsettledPayments, { after_days: 3, total: '0.00', data: [] });
};

test('a file that is wrong names every row, one that is right is opened', async () => {
  nothing();
  api.refuseWith(importSettlement, {
    code: 'invalid',
    message: 'Please check the form.',
    fields: { 'rows.2.net': ['The net amount does not equal the gross amount minus the fee.'] },
  });
  const router = openPart('settlements');
  const choose = async () =>
    userEvent.upload(
      await screen.findByLabelText('Import a file'),
      new File(['x'], 'settlement.csv', { type: 'text/csv' }),
    );
  await choose();
  expect(
    await screen.findByText('Row 2, net: The net amount does not equal the gross amount minus the fee.'),
  ).toBeVisible();
  api.replyWith(importSettlement, aFile);
  api.replyWith(getSettlement, aFile);
  await choose();
  await waitFor(() => expect(router.state.location.pathname).toBe(`${PAYMENTS}/settlements/3`));
});

test('unpaid amounts of the gateway are listed, and only a treasurer imports', async () => {
  api.replyWith(listSettlements, { data: [], next_cursor: null });
  api.replyWith(listUnsettledPayments, {
    after_days: 3,
    total: '3405.00',
    data: [
      {
        request_id: 'SI260112AAAAAAAAAAAAAA',
        paid_at: '2026-01-12T01:00:00.000Z',
        company_name: 'Matibay Hardware',
        top_no: 'TOP-2026-000114',
        amount: '3405.00',
        days: 4,
      },
    ],
  });
  openPart('settlements', createUser({ roles: [{ id: 2, name: 'admin' }] }));
  expect(
    await screen.findByText('1 payment, for ₱3,405.00, has not been settled for more than 3 working days.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Import a file')).not.toBeInTheDocument();
});

test('a deposit is confirmed by reference and day, a row that differs is decided with remarks', async () => {
  api.replyWith(getSettlement, aFile);
  api.replyWith(confirmDeposit, aFile);
  api.replyWith(decideSettlementRow, aFile);
  openPart('settlements/3');
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Confirm deposit: BNK-1, ₱3,336.90' }))[0] as HTMLElement,
  );
  const deposit = await screen.findByRole('dialog', { name: 'Did the bank receive ₱3,336.90?' });
  fireEvent.change(getDayBox('Received on', within(deposit)), { target: { value: '2026-01-13' } });
  await userEvent.click(within(deposit).getByRole('button', { name: 'Confirm deposit' }));
  await waitFor(() => expect(listNotices()).toContain('The deposit was confirmed.'));
  expect(api.listRequests(confirmDeposit)[0]?.body).toEqual({ bank_reference: 'BNK-1', deposited_on: '2026-01-13' });

  await userEvent.click((await screen.findAllByRole('button', { name: 'Decide: Row 2' }))[0] as HTMLElement);
  const decide = await screen.findByRole('dialog', { name: 'Row 2: Our records show a different amount.' });
  await userEvent.click(within(decide).getByLabelText('Accept: post the amount in the file'));
  await userEvent.type(within(decide).getByLabelText('Remarks'), 'The gateway corrected it.');
  await userEvent.click(within(decide).getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(listNotices()).toContain('The decision was saved.'));
  expect(api.listRequests(decideSettlementRow)[0]).toMatchObject({
    params: { file_id: '3', line_id: '18' },
    body: { decision: 'accept', remarks: 'The gateway corrected it.' },
  });
});

test('the messages of the payment pages have the same placeholders in both languages', () => {
  const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  for (const [key, { en, fil }] of Object.entries(texts)) expect([key, blanks(fil)]).toEqual([key, blanks(en)]);
});
