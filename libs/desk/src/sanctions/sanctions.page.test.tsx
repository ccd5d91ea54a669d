import {
  decideSanction,
  getSanction,
  listSanctions,
  listScanAlerts,
  recommendSanction,
  type Sanction,
} from '@ebpls/contracts';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { sanctionsRoutes } from '../routes.ts';

const api = createFakeApi();
const head = createUser({ roles: [{ id: 12, name: 'bplo' }], permissions: ['office_head'] });
const clerk = createUser({ roles: [{ id: 12, name: 'bplo' }] });
const signatory = createUser({ roles: [{ id: 1, name: 'admin' }], permissions: ['signatory'] });
const ROW = {
  sanction_no: 'SCO-2026-000001',
  company_code: 'SI-000114',
  company_name: 'Matibay Hardware',
  state: 'ANSWERED',
  ground: 'VIOLATION',
  ground_name: 'Violation of law or ordinance',
  office_name: 'Engineering Office',
  recommended_on: '2026-01-12',
  answer_by: '2026-01-26',
} as const;
const CASE: Sanction = {
  ...ROW,
  finding: 'The rear exit was bricked up.',
  recommended_by: 'Maria Santos',
  days_left: null,
  answer: 'It is open again.',
  answered_at: '2026-01-14T02:00:00.000Z',
  decision: '',
  decided_at: null,
  compliance: '',
  complied_at: null,
  reinstatement: '',
  reinstated_at: null,
  permit_nos: [],
  papers: [],
  acts: ['dismiss', 'suspend', 'revoke'],
};

beforeEach(() => {
  api.replyWith(listSanctions, { data: [ROW], next_cursor: null });
  api.replyWith(listScanAlerts, { data: [], next_cursor: null });
  api.replyWith(getSanction, CASE);
});

test('the head of an office recommends with a ground and a finding', async () => {
  api.replyWith(recommendSanction, { ...CASE, state: 'RECOMMENDED', acts: ['withdraw'] });
  openRemote(sanctionsRoutes, '/bplo', '/bplo/request/sanctions?company=SI-000114', { session: head });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText(/Business number/)).toHaveValue('SI-000114');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recommend' }));
  expect(await within(dialog).findByText('Please describe what was found, where and when.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/What was found/), 'The rear exit is bricked up.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recommend' }));
  await waitFor(() => expect(api.listRequests(recommendSanction)).toHaveLength(1));
  expect(api.listRequests(recommendSanction)[0]).toMatchObject({
    params: { company_code: 'SI-000114' },
    body: { ground: 'VIOLATION', finding: 'The rear exit is bricked up.' },
  });
});

test('a clerk reads the list without the recommendation; codes in two places are listed below', async () => {
  const alert = { permit_no: 'MP-2026-00045', company_code: 'SI-000114', company_name: 'Matibay Hardware' };
  const [first_at, second_at] = ['2026-01-14T02:00:00.000Z', '2026-01-14T02:10:00.000Z'];
  api.replyWith(listScanAlerts, {
    data: [{ ...alert, kilometres: 111, first_at, second_at, noticed_at: second_at }],
    next_cursor: null,
  });
  openRemote(sanctionsRoutes, '/bplo', '/bplo/request/sanctions', { session: clerk });
  expect(await screen.findByRole('table', { name: 'Suspensions and revocations' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
  expect(screen.getByText('111 km apart')).toBeVisible();
});

test('the signatory revokes with a reason, and only what the server offers', async () => {
  api.replyWith(decideSanction, { ...CASE, state: 'REVOKED', acts: ['reinstate'] });
  openRemote(sanctionsRoutes, '/administrator', '/administrator/request/sanctions/SCO-2026-000001', {
    session: signatory,
  });
  expect(await screen.findByText('It is open again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reinstate' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Reason for the decision/), 'Seen on the spot.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(api.listRequests(decideSanction)[0]?.body).toEqual({ outcome: 'REVOKED', decision: 'Seen on the spot.' }),
  );
});

test('a business without a permit is closed, and the text does not mention a revocation', async () => {
  api.replyWith(getSanction, { ...CASE, ground: 'NO_PERMIT', acts: ['dismiss', 'revoke'] });
  api.replyWith(decideSanction, { ...CASE, ground: 'NO_PERMIT', state: 'REVOKED', acts: ['reinstate'] });
  openRemote(sanctionsRoutes, '/administrator', '/administrator/request/sanctions/SCO-2026-000001', {
    session: signatory,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the business' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close the business by order?' });
  expect(within(dialog).queryByText(/revoke|suspend/i)).not.toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Reason for the decision/), 'Seen open for sale.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the business' }));
  await waitFor(() => expect(api.listRequests(decideSanction)[0]?.body).toMatchObject({ outcome: 'REVOKED' }));
});
