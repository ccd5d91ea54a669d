import {
  type ReplyBody,
  assignBooklet,
  bounceCheque,
  cancelReceipt,
  clearCheque,
  confirmManagersCheque,
  decideApproval,
  listApprovals,
  listBooklets,
  listCheques,
  listCounterReceipts,
  listDepositSlips,
  listFlags,
  matchDepositSlip,
  refuseDepositSlip,
  resolveFlag,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const teresa = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] });

const RECEIPT: ReplyBody<typeof listCounterReceipts>['data'][number] = {
  receipt_no: 'AF51 0001001',
  agency: 'MUNICIPAL',
  amount: '2705.00',
  payment_id: 9,
  state: 'ISSUED',
  tender: 'CASH',
  payor: 'Ernesto C. Villarin',
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000044',
  issued_at: '2026-01-12T01:00:00.000Z',
  collector_name: 'Celia Bautista',
  report_no: null,
  undone_reason: null,
  acts: ['cancel'],
};
const APPROVAL: ReplyBody<typeof listApprovals>['data'][number] = {
  approval_id: 7,
  kind: 'PARTIAL',
  state: 'ASKED',
  amount: '1000.00',
  reason: 'The rest on Friday.',
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000044',
  receipt_nos: [],
  asked_by: 'Celia Bautista',
  asked_at: '2026-01-12T01:00:00.000Z',
  can_decide: true,
};
const CHEQUE: ReplyBody<typeof listCheques>['data'][number] = {
  cheque_id: 5,
  bank: 'Land Bank',
  cheque_no: '100-01',
  dated_on: '2026-01-12',
  is_managers: false,
  amount: '3405.00',
  state: 'DEPOSITED',
  received_on: '2026-01-12',
  clears_on: '2026-01-15',
  company_code: 'SI-000044',
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000044',
  receipt_nos: ['EOR-2026-00000001'],
  is_confirmed: false,
  bank_reference: '',
  reason: '',
  acts: ['bounce'],
};
const SLIP: ReplyBody<typeof listDepositSlips>['data'][number] = {
  payment_id: 11,
  bank: 'Land Bank',
  reference: 'DS-7',
  deposited_on: '2026-01-12',
  amount: '3405.00',
  state: 'WAITING',
  bank_reference: '',
  company_code: 'SI-000044',
  company_name: 'Matibay Hardware',
  top_no: 'TOP-2026-000044',
  receipt_nos: ['EOR-2026-00000004', 'EOR-2026-00000005', 'EOR-2026-00000006'],
  acts: ['match', 'refuse'],
};
const FLAG: ReplyBody<typeof listFlags>['data'][number] = {
  flag_no: 'RF-2026-00001',
  company_code: 'SI-000044',
  company_name: 'Matibay Hardware',
  message: 'Check 100-01 was returned unpaid.',
  blocks: ['RENEW', 'RELEASE'],
  state: 'OPEN',
  opened_at: '2026-01-14T01:00:00.000Z',
  resolved_at: null,
  remarks: '',
};

const openPart = (part: string) =>
  openRemote(createRoutes, '/administrator', `/administrator/treasury/counter/${part}`, { session: teresa });
/** Presses an act in the table; the cards of a phone have the same acts. */
async function pressAct(name: string): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
}

const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

test('a treasurer cancels a receipt with a reason', async () => {
  api.replyWith(listCounterReceipts, { data: [RECEIPT], next_cursor: null });
  api.replyWith(listApprovals, { data: [] });
  api.replyWith(cancelReceipt, { receipt_nos: ['AF51 0001001'], state: 'CANCELLED' });
  openPart('receipts');
  await pressAct('Actions: AF51 0001001');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Wrong order.');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Cancel' }).at(-1) ?? dialog);
  await waitFor(() => expect(listNotices()).toContain('The receipts were cancelled.'));
  expect(api.listRequests(cancelReceipt)[0]).toMatchObject({
    params: { receipt_no: 'AF51 0001001' },
    body: { reason: 'Wrong order.' },
  });
});

test('a payment is one row whose receipts are printed together, or one by one', async () => {
  const payment_receipts = [
    { receipt_no: 'AF51 0001001', agency: 'MUNICIPAL' as const, amount: '2705.00' },
    { receipt_no: 'AF51 0001002', agency: 'BARANGAY' as const, amount: '700.00' },
  ];
  const receipts = payment_receipts.map((receipt) => ({ ...RECEIPT, ...receipt, payment_receipts }));
  const closed = { ...receipts[0], report_no: 'RCD-2026-0001', acts: [] };
  api.replyWith(listCounterReceipts, { data: [receipts[1] ?? RECEIPT, { ...RECEIPT, ...closed }], next_cursor: null });
  api.replyWith(listApprovals, { data: [] });
  openPart('receipts');
  const [, row, ...others] = within(await screen.findByRole('table', { name: 'Counter receipts' })).getAllByRole('row');
  expect(others).toHaveLength(0);
  expect(row).toHaveTextContent('₱3,405.00');
  const acts = within(row ?? document.body).getAllByRole('button');
  // The receipts are cancelled together, and one of them is in a closed report.
  expect(acts.map((act) => act.getAttribute('aria-label') ?? act.textContent)).toEqual([
    'AF51 0001001',
    'AF51 0001002',
    'Print: AF51 0001001 and 1 more',
  ]);
});

test("a cashier's request is listed at the top and granted there", async () => {
  api.replyWith(listCounterReceipts, { data: [], next_cursor: null });
  api.replyWith(listApprovals, { data: [APPROVAL] });
  api.replyWith(decideApproval, { approval_id: 7, state: 'GRANTED' });
  openPart('receipts');
  await userEvent.click(await screen.findByRole('button', { name: 'Grant' }));
  await userEvent.click(
    within(
      await screen.findByRole('dialog', { name: 'Grant the request for Matibay Hardware (₱1,000.00)?' }),
    ).getByRole('button', {
      name: 'Grant',
    }),
  );
  await waitFor(() =>
    expect(api.listRequests(decideApproval)[0]).toMatchObject({
      params: { approval_id: '7' },
      body: { is_granted: true },
    }),
  );
});

test('a bounced check needs the bank’s reason, a red flag the treasurer’s remarks', async () => {
  api.replyWith(listCheques, { data: [CHEQUE], next_cursor: null });
  api.replyWith(listDepositSlips, { data: [], next_cursor: null });
  api.replyWith(listFlags, { data: [FLAG], next_cursor: null });
  api.replyWith(bounceCheque, { cheque_id: 5, state: 'BOUNCED', flag_no: 'RF-2026-00002' });
  api.replyWith(resolveFlag, { flag_no: 'RF-2026-00001', state: 'RESOLVED' });
  openPart('cheques');
  await pressAct('Bounced: 100-01');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bounced' }));
  expect(await within(dialog).findByText('Please enter the reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Insufficient funds');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bounced' }));
  await waitFor(() =>
    expect(listNotices()).toContain('The receipts were reversed and a red flag was placed on the business.'),
  );

  await pressAct('Resolve: RF-2026-00001');
  const second = await screen.findByRole('dialog', { name: 'Resolve red flag RF-2026-00001?' });
  await userEvent.type(within(second).getByLabelText('Remarks'), 'Paid in cash.');
  await userEvent.click(within(second).getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(api.listRequests(resolveFlag)[0]?.body).toEqual({ remarks: 'Paid in cash.' }));
});

test('on a phone a red flag is one card with its state and its act', async () => {
  api.replyWith(listCheques, { data: [], next_cursor: null });
  api.replyWith(listDepositSlips, { data: [], next_cursor: null });
  api.replyWith(listFlags, { data: [FLAG, { ...FLAG, flag_no: 'RF-2026-00002' }], next_cursor: null });
  openPart('cheques');
  const cards = within(await screen.findByRole('list', { name: 'Red flags' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent(/Matibay HardwareOpenCheck 100-01 was returned unpaid\..*RF-2026-00001/);
  expect(within(cards[0] ?? document.body).getByRole('button', { name: 'Resolve: RF-2026-00001' })).toBeVisible();
});

test('a payment of several receipts is one line: its order, the first receipt and how many more there are', async () => {
  openWaiting();
  expect(await screen.findByText('TOP-2026-000044 · EOR-2026-00000004 and 2 more')).toBeVisible();
});

/** The page of what waits for the bank, with one slip and one manager's cheque. */
function openWaiting(slip = SLIP): void {
  const managers = { ...CHEQUE, is_managers: true, acts: ['confirm' as const, 'clear' as const] };
  api.replyWith(listCheques, { data: [managers], next_cursor: null });
  api.replyWith(listDepositSlips, { data: [slip], next_cursor: null });
  api.replyWith(listFlags, { data: [], next_cursor: null });
  openPart('cheques');
}

/** Fills the dialog of an act, which has a button of its own or is in the menu of its row. */
async function fillDialog(
  button: string,
  fields: Readonly<Record<string, string>>,
  { isInMenu = false } = {},
): Promise<void> {
  const [act = '', record = ''] = button.split(': ');
  await pressAct(isInMenu ? `More actions: ${record}` : button);
  if (isInMenu) await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  const dialog = await screen.findByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await userEvent.type(within(dialog).getByLabelText(label), text);
  await userEvent.click(within(dialog).getByRole('button', { name: act }));
}

test('a treasurer matches a deposit by the bank’s own reference', async () => {
  api.replyWith(matchDepositSlip, { payment_id: 11, state: 'MATCHED' });
  openWaiting();
  await fillDialog('Match: DS-7', { 'Bank reference': 'CR 0012' });
  await waitFor(() => expect(listNotices()).toContain('The deposit was matched.'));
  expect(api.listRequests(matchDepositSlip)[0]).toMatchObject({
    params: { payment_id: '11' },
    body: { bank_reference: 'CR 0012' },
  });
});

test('a deposit that the bank does not have is refused with a reason', async () => {
  api.replyWith(refuseDepositSlip, { payment_id: 11, state: 'VOID' });
  openWaiting();
  await fillDialog('Not found at the bank: DS-7', { Reason: 'Not in the record of January.' }, { isInMenu: true });
  await waitFor(() => expect(listNotices()).toContain('The receipts were reversed.'));
  expect(api.listRequests(refuseDepositSlip)[0]).toMatchObject({ body: { reason: 'Not in the record of January.' } });
});

test('a manager’s check is confirmed, and a check clears by the bank’s reference', async () => {
  api.replyWith(confirmManagersCheque, { cheque_id: 5, state: 'DEPOSITED' });
  api.replyWith(clearCheque, { cheque_id: 5, state: 'CLEARED' });
  openWaiting();
  await fillDialog('Confirm: 100-01', {});
  await waitFor(() => expect(api.listRequests(confirmManagersCheque)[0]).toMatchObject({ params: { cheque_id: '5' } }));
  await fillDialog('Cleared: 100-01', { 'Bank reference': 'CR 0013' }, { isInMenu: true });
  await waitFor(() => expect(api.listRequests(clearCheque)[0]?.body).toEqual({ bank_reference: 'CR 0013' }));
});

test('a card of a phone has the business, the amount, the check and its acts', async () => {
  openWaiting();
  const [card] = within(await screen.findByRole('list', { name: 'Checks' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(/^Matibay Hardware₱3,405\.00Land Bank 100-01 · Held until 15 Jan 2026At the bank/);
  expect(within(card as HTMLElement).getByRole('button', { name: 'Confirm: 100-01' })).toBeVisible();
});

test('the collector of the money reads why another person matches it', async () => {
  const why_another = 'You collected this money, so another person must confirm the bank deposit.';
  openWaiting({ ...SLIP, acts: [], why_another });
  expect((await screen.findAllByText(why_another))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Match/ })).toBeNull();
});

test('a booklet is assigned to a cashier by its first and last number', async () => {
  api.replyWith(listBooklets, { data: [], next_cursor: null, cashiers: [{ account_id: 60, name: 'Celia Bautista' }] });
  api.replyWith(assignBooklet, { booklet_id: 1 });
  openPart('forms');
  await userEvent.click(await screen.findByRole('button', { name: 'Assign a booklet' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Cashier'), 'Celia Bautista');
  await userEvent.type(within(dialog).getByLabelText('First number'), '0001001');
  await userEvent.type(within(dialog).getByLabelText('Last number'), '0001050');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign a booklet' }));
  await waitFor(() =>
    expect(api.listRequests(assignBooklet)[0]?.body).toEqual({
      holder_id: '60',
      first_no: '0001001',
      last_no: '0001050',
    }),
  );
});
