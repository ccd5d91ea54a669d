import {
  decideProposedFee,
  getAssessment,
  getClearance,
  listClearances,
  listTransactions,
  type OfficeFees,
  proposeFee,
  type ProposedFee,
} from '@ebpls/contracts';
import { createClearance, createAssessment, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../../test/cases.ts';
import { clearancesRoute, transactionsRoute } from '../../routes.ts';

const api = createFakeApi();
const bplo = createUser({ id: 33, roles: [{ id: 12, name: 'bplo' }] });
const FOUND_FEE = {
  code: 'F07',
  name: 'Environmental clearance',
  office: 'menro' as const,
  amount: '650.00',
  reason: 'A generator of 50 kVA.',
  proposed_by: 'Ana Reyes',
  proposed_at: '2026-01-12T00:00:00.000Z',
  outcome: null,
  decision: '',
  decided_by: null,
};
const OFFERED_FEES: OfficeFees['offered'] = [
  { code: 'F07', name: 'Environmental clearance', ordinance_section: 'SIRC 3D.01' },
  { code: 'F08', name: 'Garbage fee', ordinance_section: 'SIRC 3D.02' },
];

test('an office enters the fee that it found; a wrong amount shows its error at the field and keeps the input', async () => {
  api.replyWith(listClearances, { data: [createQueueRow()], next_cursor: null, counts: QUEUE_COUNTS });
  const assessment = createAssessment({ state: 'IN_CLEARANCE' });
  const clearance = createClearance({ state: 'UNDER_REVIEW' });
  api.replyWith(getClearance, createCase({ assessment, clearance, fees: { offered: OFFERED_FEES, proposed: [] } }));
  api.replyWith(proposeFee, { code: 'F08', outcome: null });
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?case=7', { session: joel });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose a fee' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Fee'), 'Garbage fee (SIRC 3D.02)');
  const amount = within(dialog).getByLabelText('Amount in pesos');
  await userEvent.type(amount, 'ten');
  await userEvent.type(within(dialog).getByLabelText('What you measured or found'), 'Three bins a day.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose a fee' }));
  await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
  expect(amount).toHaveValue('ten');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1,200.50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose a fee' }));
  await waitFor(() => expect(api.listRequests(proposeFee)).toHaveLength(1));
  expect(api.listRequests(proposeFee)[0]?.body).toEqual({
    code: 'F08',
    amount: '1200.50',
    reason: 'Three bins a day.',
  });
});

type FeeSent = Omit<ProposedFee, 'amount'> & { readonly amount: string };

function openCase(fees: readonly FeeSent[], area = 'bplo'): void {
  api.replyWith(listTransactions, { data: [], next_cursor: null, counts: {} });
  api.replyWith(getAssessment, createAssessment({ state: 'CLEARED', bill_id: null, proposed_fees: [...fees] }));
  const session = area === 'bplo' ? bplo : createUser({ id: 34, roles: [{ id: 3, name: 'admin' }] });
  openRemote(() => [transactionsRoute()], `/${area}`, `/${area}/request/clearances?case=APP-2026-000211`, { session });
}

test('the treasurer who computes the bill rejects a found fee, with the reason', async () => {
  api.replyWith(decideProposedFee, { code: 'F07', outcome: 'REJECTED' });
  openCase([FOUND_FEE]);
  expect(await screen.findByText('pending at the licensing office')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decide: Environmental clearance' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByLabelText('Keep the revenue code’s fee'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const reason = within(dialog).getByLabelText(/^Reason for rejection/);
  await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.type(reason, 'It is the neighbour’s.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.listRequests(decideProposedFee)).toHaveLength(1));
  expect(api.listRequests(decideProposedFee)[0]?.body).toEqual({
    code: 'F07',
    outcome: 'REJECTED',
    reason: 'It is the neighbour’s.',
  });
});

test('the approver reads the found fees and decides nothing', async () => {
  openCase([{ ...FOUND_FEE, outcome: 'TAKEN' }], 'administrator');
  expect(await screen.findByText('added to the bill')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Decide/ })).not.toBeInTheDocument();
});
