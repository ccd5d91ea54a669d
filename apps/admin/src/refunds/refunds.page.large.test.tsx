import {
  type ReplyBody,
  decideRefund,
  evaluateRefund,
  fileRefundFor,
  getRefund,
  listRefunds,
  settleRefund,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const REFUNDS = '/administrator/treasury/refunds';
const cashier = createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['cashier'] });
const treasurer = createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);
type RefundReply = ReplyBody<typeof getRefund>;

const aRefund = (overrides: Partial<RefundReply> = {}): RefundReply => ({
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
  can_send_file: false,
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
  acts: ['evaluate'],
  blocked: null,
  ...overrides,
});
const evaluatedRefund = {
  state: 'EVALUATED',
  amount_found: '750.00',
  finding: 'The area was taken twice.',
  evaluated_at: '2026-01-20T02:00:00.000Z',
  evaluated_by: 'Jocelyn Bautista',
} as const;
const openOne = (session = treasurer) =>
  openRemote(createRoutes, '/administrator', `${REFUNDS}/RFC-2026-000004`, { session });
const dialog = () => screen.findByRole('dialog');

test('a late claim is marked and links to its record', async () => {
  const { claimant } = aRefund();
  api.replyWith(listRefunds, { data: [{ ...aRefund({ is_late: true }), claimant }], next_cursor: null });
  openRemote(createRoutes, '/administrator', REFUNDS, { session: treasurer });
  const table = await screen.findByRole('table', { name: 'Refund requests' });
  expect(within(table).getByText('Late')).toBeVisible();
  expect(within(table).getByRole('link', { name: /RFC-2026-000004/ })).toHaveAttribute(
    'href',
    `${REFUNDS}/RFC-2026-000004`,
  );
  expect(screen.queryByRole('button', { name: 'Record a request' })).not.toBeInTheDocument();
});

test('the counter files a claim, and a missing value shows its error at its field', async () => {
  api.replyWith(listRefunds, { data: [], next_cursor: null });
  api.replyWith(fileRefundFor, aRefund());
  openRemote(createRoutes, '/administrator', REFUNDS, { session: cashier });
  await userEvent.click(await screen.findByRole('button', { name: 'Record a request' }));
  const filingDialog = await dialog();
  await userEvent.type(within(filingDialog).getByLabelText('Receipt number'), 'eor-2026-00000011');
  await userEvent.type(within(filingDialog).getByLabelText('Requested amount'), '800');
  await userEvent.click(within(filingDialog).getByRole('button', { name: 'Record a request' }));
  expect(await within(filingDialog).findByText('Please choose the reason for the refund.')).toBeVisible();
  await userEvent.selectOptions(within(filingDialog).getByLabelText('Ground'), 'Wrong computation');
  await userEvent.type(within(filingDialog).getByLabelText('Owner’s explanation'), 'The area was measured twice.');
  await userEvent.click(within(filingDialog).getByRole('button', { name: 'Record a request' }));
  await waitFor(() => expect(listNotices()).toContain('The request was recorded.'));
  expect(api.listRequests(fileRefundFor)[0]).toMatchObject({
    params: { receipt_no: 'EOR-2026-00000011' },
    body: { amount: '800.00', ground: 'WRONG_COMPUTATION', reason: 'The area was measured twice.' },
  });
});

test('a clerk records the amount found due', async () => {
  api.replyWith(getRefund, aRefund());
  api.replyWith(evaluateRefund, aRefund({ ...evaluatedRefund, acts: [] }));
  openOne(cashier);
  await userEvent.click(await screen.findByRole('button', { name: 'Evaluate' }));
  const formDialog = await dialog();
  await userEvent.type(within(formDialog).getByLabelText('Amount to refund'), '750');
  await userEvent.type(within(formDialog).getByLabelText('Findings'), 'The area was taken twice.');
  await userEvent.click(within(formDialog).getByRole('button', { name: 'Evaluate' }));
  await waitFor(() => expect(listNotices()).toContain('The request was evaluated. Another officer will decide on it.'));
  expect(api.listRequests(evaluateRefund)[0]?.body).toEqual({
    amount_found: '750.00',
    finding: 'The area was taken twice.',
  });
});

test('the decider reads who found what, and the owner’s reason for a denial is required', async () => {
  api.replyWith(getRefund, aRefund({ ...evaluatedRefund, acts: ['approve', 'deny'] }));
  api.replyWith(decideRefund, aRefund({ ...evaluatedRefund, state: 'APPROVED', acts: [] }));
  openOne();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  let formDialog = await dialog();
  expect(within(formDialog).getByText('Jocelyn Bautista found: The area was taken twice.')).toBeVisible();
  await userEvent.type(within(formDialog).getByLabelText('Reason for the decision'), 'As found.');
  await userEvent.click(within(formDialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(api.listRequests(decideRefund)[0]?.body).toEqual({ is_approved: true, decision: 'As found.' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Deny' }));
  formDialog = await dialog();
  await userEvent.click(within(formDialog).getByRole('button', { name: 'Deny' }));
  expect(await within(formDialog).findByText('Please enter the reason for the decision.')).toBeVisible();
});

test('an account that cannot be the second person reads why instead of deciding', async () => {
  api.replyWith(getRefund, aRefund({ ...evaluatedRefund, acts: [], why_another: 'Another person must decide.' }));
  openOne();
  expect(await screen.findByText('Another person must decide.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('approved money becomes a credit, is paid by a voucher, or is returned through the gateway', async () => {
  api.replyWith(
    getRefund,
    aRefund({ ...evaluatedRefund, state: 'APPROVED', acts: ['credit', 'pay_out', 'send_back'] }),
  );
  api.replyWith(settleRefund, aRefund({ ...evaluatedRefund, state: 'CREDITED', acts: [] }));
  openOne();
  for (const [button, fill] of [
    ['Keep as credit', ''],
    ['Pay out', 'LBP-77'],
    ['Refund through the gateway', ''],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const formDialog = await dialog();
    if (fill !== '') await userEvent.type(within(formDialog).getByLabelText('Check or voucher number'), fill);
    await userEvent.click(within(formDialog).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(api.listRequests(settleRefund).map(({ body }) => body)).toEqual([
    { way: 'CREDIT' },
    { way: 'VOUCHER', voucher_kind: 'CHEQUE', voucher_no: 'LBP-77' },
    { way: 'GATEWAY' },
  ]);
});

test('the reasons that block an approval are shown', async () => {
  api.replyWith(
    getRefund,
    aRefund({ ...evaluatedRefund, acts: ['deny'], blocked: 'This was paid by a check that is not cleared yet.' }),
  );
  openOne();
  expect(await screen.findByText('This was paid by a check that is not cleared yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});
