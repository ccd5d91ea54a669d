import {
  type ReplyBody,
  fileRefund,
  getRefund,
  getRefundable,
  listMyPayments,
  listMyRefunds,
  sendRefundFile,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const PAYMENTS = '/app/management/companies/payment';
const NEW = `${PAYMENTS}/refunds/new/EOR-2026-00000011`;
const ONE = `${PAYMENTS}/refunds/RFC-2026-000004`;
type RefundReply = ReplyBody<typeof getRefund>;

const createRefund = (overrides: Partial<RefundReply> = {}): RefundReply => ({
  refund_no: 'RFC-2026-000004',
  receipt_no: 'EOR-2026-00000011',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  top_no: 'TOP-2026-000102',
  amount: '800.00',
  amount_found: null,
  ground: 'WRONG_COMPUTATION',
  state: 'CLAIMED',
  message: 'The Municipal Treasurer will evaluate this request by 26 Jan 2026.',
  due_on: '2026-01-26',
  is_late: false,
  filed_at: '2026-01-19T02:00:00.000Z',
  claimant: 'Rogelio Abantao',
  reason: 'The area was measured twice.',
  receipt_amount: '6630.00',
  paid_on: '2026-01-19',
  channel: 'GCash',
  file_name: null,
  can_send_file: true,
  finding: '',
  evaluated_at: null,
  evaluated_by: null,
  decision: '',
  decided_at: null,
  decided_by: null,
  voucher_kind: null,
  voucher_no: null,
  settled_at: null,
  problem: null,
  acts: [],
  blocked: null,
  ...overrides,
});
const createReceipt = (overrides: Partial<ReplyBody<typeof getRefundable>> = {}): ReplyBody<typeof getRefundable> => ({
  receipt_no: 'EOR-2026-00000011',
  state: 'ISSUED',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  top_no: 'TOP-2026-000102',
  payor: 'Rogelio Abantao',
  paid_on: '2026-01-19',
  channel: 'GCash',
  amount: '6630.00',
  left: '6630.00',
  last_day: '2028-01-19',
  open_refund: null,
  blocked: null,
  ...overrides,
});

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Amount to refund'), '800');
  await userEvent.click(screen.getByLabelText('The amount was computed incorrectly'));
  await userEvent.type(screen.getByLabelText('What happened?'), 'The area was measured twice.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }));

test('a receipt of the history leads to its claim, and the refund of another is shown', async () => {
  const receipt = {
    receipt_no: 'EOR-2026-00000011',
    agency: 'MUNICIPAL' as const,
    amount: '6630.00',
    state: 'ISSUED' as const,
    items: [],
    given_back: '0.00',
    can_claim: true,
  };
  const payment = {
    paid_at: '2026-01-19T02:00:00.000Z',
    channel: 'GCash',
    reference: '7031',
    top_no: 'TOP-2026-000102',
    company_code: 'SI-000102',
    company_name: 'RJ General Merchandise',
    amount: '13260.00',
    receipts: [receipt, { ...receipt, receipt_no: 'EOR-2026-00000012', given_back: '150.00', can_claim: false }],
  };
  api.replyWith(listMyPayments, { data: [payment], next_cursor: null, years: [2026], companies: [] });
  openRemote(createRoutes, '/app', `${PAYMENTS}/history`);
  const table = await screen.findByRole('table', { name: 'Payment History' });
  expect(
    within(table)
      .getAllByRole('link', { name: /^Request a refund/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual([NEW]);
  expect(within(table).getByText('₱150.00 refunded')).toBeVisible();
});

test('an owner claims an amount with the reason, and lands on the claim', async () => {
  api.replyWith(getRefundable, createReceipt());
  api.replyWith(fileRefund, createRefund());
  api.replyWith(getRefund, createRefund());
  openRemote(createRoutes, '/app', NEW);
  expect(await screen.findByText(/within two years of payment.*19.*2028/)).toBeVisible();
  await fillIn();
  await send();

  expect(await screen.findByRole('heading', { name: 'RFC-2026-000004' })).toBeVisible();
  expect(screen.getByText('The Municipal Treasurer will evaluate this request by 26 Jan 2026.')).toBeVisible();
  expect(api.listRequests(fileRefund)[0]?.body).toEqual({
    amount: '800.00',
    ground: 'WRONG_COMPUTATION',
    reason: 'The area was measured twice.',
  });
});

test('a missing value is reported at its field before anything is sent', async () => {
  api.replyWith(getRefundable, createReceipt());
  openRemote(createRoutes, '/app', NEW);
  await screen.findByLabelText('Amount to refund');
  await send();
  expect(await screen.findByRole('link', { name: 'Please choose the reason for the refund.' })).toBeVisible();
  expect(screen.getByLabelText('What happened?')).toHaveAccessibleDescription(/Please describe what happened/);
  expect(api.listRequests(fileRefund)).toEqual([]);
});

test('a claim is filed also when its paper was refused', async () => {
  api.replyWith(getRefundable, createReceipt());
  api.replyWith(fileRefund, createRefund());
  api.replyWith(getRefund, createRefund());
  api.refuseWith(sendRefundFile, {
    code: 'invalid',
    message: 'Please check the form.',
    fields: { file: ['This file is empty.'] },
  });
  openRemote(createRoutes, '/app', NEW);
  await fillIn();
  await userEvent.upload(
    screen.getByLabelText(/^Supporting document/),
    new File(['x'], 'measure.png', { type: 'image/png' }),
  );
  await send();
  expect(await screen.findByRole('heading', { name: 'RFC-2026-000004' })).toBeVisible();
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toContain(
      'Your request was saved, but not the document: This file is empty.',
    ),
  );
});

test('a receipt that cannot be claimed shows the reason, and the open claim', async () => {
  api.replyWith(
    getRefundable,
    createReceipt({
      blocked: 'Refund request RFC-2026-000004 for this receipt is still open.',
      open_refund: 'RFC-2026-000004',
    }),
  );
  openRemote(createRoutes, '/app', NEW);
  expect(await screen.findByText('Refund request RFC-2026-000004 for this receipt is still open.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the open request' })).toHaveAttribute('href', ONE);
  expect(screen.queryByRole('button', { name: 'Send the request' })).not.toBeInTheDocument();
});

test('a denied claim shows the reason, and accepts no more papers', async () => {
  api.replyWith(
    getRefund,
    createRefund({
      state: 'DENIED',
      amount_found: '0.00',
      finding: 'The area is right.',
      evaluated_at: '2026-01-20T02:00:00.000Z',
      decision: 'Measured again on 20 January.',
      decided_at: '2026-01-21T02:00:00.000Z',
      can_send_file: false,
      message: 'The request was denied: Measured again on 20 January.',
    }),
  );
  openRemote(createRoutes, '/app', ONE);
  expect(await screen.findByText('The request was denied: Measured again on 20 January.')).toBeVisible();
  const history = screen.getByRole('list', { name: 'History' });
  expect(
    within(history)
      .getAllByRole('listitem')
      .map((entry) => within(entry).getByText(/^(?:Denied|Amount|Requested)/).textContent),
  ).toEqual(['Denied', 'Amount to refund after evaluation: ₱0.00', 'Requested amount: ₱800.00']);
  expect(screen.queryByLabelText(/^Add a document/)).not.toBeInTheDocument();
});

test('every claim is listed with its state, a late one as late', async () => {
  const { claimant } = createRefund();
  api.replyWith(listMyRefunds, {
    data: [
      { ...createRefund({ is_late: true }), claimant },
      createRefund({
        refund_no: 'RFC-2026-000003',
        state: 'CREDITED',
        amount_found: '500.00',
        message: '₱500.00 was credited to the business.',
      }),
    ],
    next_cursor: null,
  });
  openRemote(createRoutes, '/app', `${PAYMENTS}/refunds`);
  const table = await screen.findByRole('table', { name: 'Refund requests' });
  expect(within(table).getByText('Late')).toBeVisible();
  expect(within(table).getByText('₱500.00 was credited to the business.')).toBeVisible();
});

test('without a claim the list shows in Filipino where one is made', async () => {
  api.replyWith(listMyRefunds, { data: [], next_cursor: null });
  openRemote(createRoutes, '/app', `${PAYMENTS}/refunds`, { language: 'fil' });
  expect(await screen.findByRole('heading', { name: 'Wala kang hiling na refund' })).toBeVisible();
});
