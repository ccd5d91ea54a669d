import {
  type ReplyBody,
  decideFraudFinding,
  decideFraudWithdrawal,
  getFraudFinding,
  listFraudFindings,
  proposeFraudFinding,
  proposeFraudWithdrawal,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, getDayBox, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const FINDINGS = '/administrator/treasury/fraud-findings';
const treasurer = createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] });
const notices = () => useNotices.getState().notices.map(({ text }) => text);
type Finding = ReplyBody<typeof getFraudFinding>;

const aFinding = (overrides: Partial<Finding> = {}): Finding => ({
  finding_no: 'FRD-2031-000001',
  state: 'PROPOSED',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  ground: 'FRAUD',
  evidence: 'Two sets of books were kept.',
  evidence_no: 'BIR-2031-77',
  discovered_on: '2030-12-01',
  tax_years: [2024, 2025],
  assessable_until: '2040-12-01',
  proposed_by: 'Jocelyn Bautista',
  proposed_at: '2031-01-13T02:00:00.000Z',
  decision: null,
  withdrawal: null,
  withdrawal_decision: null,
  acts: [],
  ...overrides,
});
const openOne = () => openRemote(createRoutes, '/administrator', `${FINDINGS}/FRD-2031-000001`, { session: treasurer });

/** Presses a button of the finding, writes the reason, and confirms. */
async function decide(button: string, label: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(label), 'The books were compared.');
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
}

test('a treasurer proposes a finding with its years, and years that are none are refused at their field', async () => {
  api.replyWith(listFraudFindings, { data: [], next_cursor: null });
  api.replyWith(proposeFraudFinding, aFinding());
  openRemote(createRoutes, '/administrator', FINDINGS, { session: treasurer });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose a finding' }));
  const dialog = await screen.findByRole('dialog');
  const field = (name: string) => within(dialog).getByLabelText(name);
  await userEvent.type(field('Business number'), 'si-000102');
  await userEvent.selectOptions(field('Ground'), 'Fraud');
  await userEvent.type(field('Years covered'), 'last year');
  await userEvent.type(getDayBox('Date of discovery', within(dialog)), '2030-12-01');
  await userEvent.type(field('Evidence'), 'Two sets of books were kept.');
  await userEvent.type(field('Document number'), 'BIR-2031-77');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose a finding' }));
  expect(await within(dialog).findByText('Please enter the years concerned, such as 2019.')).toBeVisible();
  await userEvent.clear(field('Years covered'));
  await userEvent.type(field('Years covered'), '2024, 2025');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose a finding' }));
  await waitFor(() =>
    expect(notices()).toContain('The finding was proposed. Another treasury officer will decide on it.'),
  );
  expect(api.listRequests(proposeFraudFinding)[0]).toMatchObject({
    params: { company_code: 'SI-000102' },
    body: {
      ground: 'FRAUD',
      evidence: 'Two sets of books were kept.',
      evidence_no: 'BIR-2031-77',
      discovered_on: '2030-12-01',
      tax_years: [2024, 2025],
    },
  });
});

test('an account that is no treasurer reads the list and cannot propose', async () => {
  api.replyWith(listFraudFindings, { data: [aFinding()], next_cursor: null });
  const session = createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['cashier'] });
  openRemote(createRoutes, '/administrator', FINDINGS, { session });
  const table = await screen.findByRole('table', { name: 'Findings of fraud' });
  expect(within(table).getByText('2024, 2025')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Propose a finding' })).not.toBeInTheDocument();
});

test('the second treasurer confirms with a reason', async () => {
  api.replyWith(getFraudFinding, aFinding({ acts: ['decide'] }));
  api.replyWith(decideFraudFinding, aFinding({ state: 'CONFIRMED' }));
  openOne();
  await decide('Confirm', 'Reason for the decision');
  await waitFor(() => expect(notices()).toContain('The finding was confirmed and the owner notified.'));
  expect(api.listRequests(decideFraudFinding)[0]?.body).toEqual({
    is_confirmed: true,
    decision: 'The books were compared.',
  });
});

test('the proposer reads that another treasurer decides', async () => {
  const why_another = 'You made this proposal, so another treasury officer must decide on it.';
  api.replyWith(getFraudFinding, aFinding({ why_another }));
  openOne();
  expect(await screen.findByText(why_another)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

const decision = { by: 'Maria Cruz', at: '2031-01-14T02:00:00.000Z', text: 'The books were compared.' };

test('a treasurer proposes to withdraw a confirmed finding', async () => {
  api.replyWith(getFraudFinding, aFinding({ state: 'CONFIRMED', decision, acts: ['withdraw'] }));
  api.replyWith(proposeFraudWithdrawal, aFinding({ state: 'WITHDRAWAL_PROPOSED' }));
  openOne();
  await decide('Propose to withdraw', 'Reason for withdrawal');
  await waitFor(() =>
    expect(notices()).toContain('The withdrawal was proposed. Another treasury officer will decide on it.'),
  );
});

test('a second treasurer withdraws it', async () => {
  api.replyWith(getFraudFinding, aFinding({ state: 'WITHDRAWAL_PROPOSED', decision, acts: ['decide_withdrawal'] }));
  api.replyWith(decideFraudWithdrawal, aFinding({ state: 'WITHDRAWN' }));
  openOne();
  await decide('Withdraw the finding', 'Reason for the decision');
  await waitFor(() => expect(api.listRequests(decideFraudWithdrawal)[0]?.body).toMatchObject({ is_withdrawn: true }));
});
