import {
  billSkippedYears,
  decideWaiver,
  getBill,
  holdApplicationAct,
  listBills,
  proposeWaiver,
  reopenBill,
  voidBill,
} from '@ebpls/contracts';
import { createBill, createInstallment } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deskApi,
  BILLED_ASSESSMENT,
  CASE_CODE,
  HELD_REPLY,
  mockAssessment,
  openLicensingDesk,
  openAdminDesk,
  press,
} from '../../test/transaction-desk.tsx';

test('the treasurer reads the whole bill and approves it', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: ['approve_bill'] });
  deskApi.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED', top_no: null, computed_by: 'Liza Ramos' }));
  deskApi.replyWith(holdApplicationAct, { ...HELD_REPLY, state: 'ASSESSED' });
  openAdminDesk(['treasurer']);
  expect(await screen.findByRole('heading', { name: 'Order of payment' })).toBeVisible();
  const dialog = await press('a');
  expect(within(dialog).getByText(/Liza Ramos computed this bill/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Approve ₱/ }));
  expect(await screen.findByText('Approved the bill of Matibay Hardware.')).toBeVisible();
  expect(deskApi.listRequests(holdApplicationAct)[0]).toMatchObject({
    params: { assessment_code: CASE_CODE },
    body: { act: 'approve_bill', bill_id: 9 },
  });
});

test('the treasurer reads the amount beside the button that approves it', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: ['approve_bill'] });
  const bill = createBill({ bill_id: 9, state: 'COMPUTED', top_no: null });
  deskApi.replyWith(getBill, bill);
  openAdminDesk(['treasurer']);
  const amount = (await screen.findByText('Amount to approve')).parentElement;
  expect(amount).toHaveTextContent(`Amount to approve₱${Number(bill.totals.total).toLocaleString('en')}`);
});

test('a treasurer who computed the bill reads that they did and cannot approve it', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  deskApi.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED', computed_by: 'Corazon Alvarado' }));
  openAdminDesk(['treasurer']);
  expect(await screen.findByRole('button', { name: /^Approve the bill/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(/Corazon Alvarado computed this bill/)[0]).toBeVisible();
});

test('a treasurer of the computing clerk’s making reads why the approval is another’s', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [], why_another: 'Another person must decide.' });
  deskApi.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED', computed_by: 'Corazon Alvarado' }));
  openAdminDesk(['treasurer']);
  await screen.findByRole('button', { name: /^Approve the bill/ });
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Another person must decide.');
});

test('an administrator without the treasurer’s permission reads that it is missing', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  deskApi.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED' }));
  openAdminDesk([]);
  await screen.findByRole('button', { name: /^Approve the bill/ });
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Only an administrator with treasury approval rights can approve a bill.',
  );
});

test('an unpaid bill is reopened with a reason', async () => {
  mockAssessment({ state: 'FOR_PAYMENT', bill_id: 9, acts: ['reopen_bill'] });
  deskApi.replyWith(getBill, createBill({ bill_id: 9, state: 'APPROVED' }));
  deskApi.replyWith(reopenBill, { ...BILLED_ASSESSMENT, bill_state: 'SUPERSEDED', state: 'ASSESSED' });
  openLicensingDesk();
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen the bill' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The area was mistyped.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(deskApi.listRequests(reopenBill)[0]?.body).toEqual({ reason: 'The area was mistyped.' }));
});

test('unpaid amounts of an earlier year are listed separately in the bill', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  const [line] = createBill().lines;
  if (!line) throw new Error('a bill has lines');
  deskApi.replyWith(
    getBill,
    createBill({
      state: 'COMPUTED',
      lines: [line, { ...line, line_no: 2, code: 'LBT-2025', amount: '12000.00', of_year: 2025 }],
    }),
  );
  openLicensingDesk();
  expect(await screen.findByText(/Unpaid balance of 2025: Local business tax/)).toBeVisible();
});

test('an unfiled year is labelled so in the bill', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  const [line] = createBill().lines;
  if (!line) throw new Error('a bill has lines');
  const unfiledLine = { ...line, line_no: 2, code: 'LBT-2025', of_year: 2025, is_unfiled: true };
  deskApi.replyWith(getBill, createBill({ state: 'COMPUTED', lines: [line, unfiledLine] }));
  openLicensingDesk();
  expect(await screen.findByText(/Not filed: 2025: Local business tax/)).toBeVisible();
});

test('the licensing office bills the years that a paid renewal skips', async () => {
  mockAssessment({ state: 'PAID', acts: ['release'], open_years: [2024, 2025] });
  deskApi.replyWith(billSkippedYears, {
    bill_id: 9,
    top_no: 'TOP-2026-000001',
    bill_state: 'APPROVED',
    state: 'FOR_PAYMENT',
  });
  openLicensingDesk();
  await userEvent.click(await screen.findByRole('button', { name: 'Bill these years' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Add the bill for 2024, 2025 to the paid order of payment?',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bill these years' }));
  await waitFor(() => expect(deskApi.listRequests(billSkippedYears)).toHaveLength(1));
});

test('a bill that was computed twice shows what changed', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  deskApi.replyWith(getBill, createBill({ version: 2, state: 'COMPUTED' }));
  const version = {
    state: 'SUPERSEDED' as const,
    top_no: null,
    total: '375.00',
    computed_by: 'Lorna Diaz',
    computed_at: '2026-01-28T02:00:00.000Z',
    approved_by: null,
    approved_at: null,
    valid_until: null,
    reason: 'The area was mistyped.',
    changes: [],
  };
  deskApi.replyWith(listBills, {
    data: [
      {
        ...version,
        bill_id: 9,
        version: 2,
        state: 'COMPUTED',
        reason: null,
        changes: [{ code: 'F03', name: 'Sanitary inspection', before: '150.00', after: '200.00' }],
      },
      { ...version, bill_id: 8, version: 1 },
    ],
  });
  openLicensingDesk();
  expect(await screen.findByText(/Sanitary inspection:/)).toBeVisible();
  expect(screen.getByText('The area was mistyped.')).toBeVisible();
});

test('the treasurer voids a bill with a reason', async () => {
  mockAssessment({ state: 'FOR_PAYMENT', bill_id: 9, acts: [] });
  deskApi.replyWith(getBill, createBill({ acts: ['void'] }));
  deskApi.replyWith(voidBill, { ...BILLED_ASSESSMENT, bill_state: 'VOID', state: 'ASSESSED' });
  openAdminDesk(['treasurer']);
  await userEvent.click(await screen.findByRole('button', { name: 'Void the bill' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Another business.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(deskApi.listRequests(voidBill)[0]?.body).toEqual({ reason: 'Another business.' }));
});

test('an installment is proposed to be waived by its resolution', async () => {
  mockAssessment({ state: 'ISSUED', bill_id: 9, acts: [] });
  deskApi.replyWith(
    getBill,
    createBill({
      acts: ['waive'],
      installments: [
        createInstallment({ no: 1, state: 'PAID' }),
        createInstallment({ no: 2, name: 'Second quarter, 2026', due_on: '2026-04-20' }),
      ],
    }),
  );
  deskApi.replyWith(proposeWaiver, { waiver_id: 3, state: 'PROPOSED', bill_state: 'APPROVED' });
  openAdminDesk(['treasurer']);
  await userEvent.click(await screen.findByRole('button', { name: 'Waive an installment' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Resolution number'), 'SB-2026-014');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The market burnt down.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(deskApi.listRequests(proposeWaiver)[0]?.body).toEqual({
      no: 2,
      resolution_no: 'SB-2026-014',
      reason: 'The market burnt down.',
    }),
  );
});

test('another treasurer approves the waiver', async () => {
  mockAssessment({ state: 'ISSUED', bill_id: 9, acts: [] });
  const waiver = {
    waiver_id: 3,
    no: 2,
    state: 'PROPOSED' as const,
    resolution_no: 'SB-2026-014',
    reason: 'The market burnt down.',
    proposed_by: 'Teresa Ramos',
    proposed_at: '2026-05-02T02:00:00.000Z',
    decided_by: null,
    acts: ['approve_waiver' as const, 'deny_waiver' as const],
  };
  deskApi.replyWith(getBill, createBill({ waivers: [waiver] }));
  deskApi.replyWith(decideWaiver, { waiver_id: 3, state: 'APPROVED', bill_state: 'APPROVED' });
  openAdminDesk(['treasurer']);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve the waiver' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Proposed by Teresa Ramos under resolution SB-2026-014/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Waive' }));
  await waitFor(() => expect(deskApi.listRequests(decideWaiver)[0]?.body).toEqual({ is_approved: true }));
});
