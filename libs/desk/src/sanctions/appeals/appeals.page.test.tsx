import { type Appeal, decideAppeal, getAppeal, listAppeals } from '@ebpls/contracts';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { appealsRoutes } from '../../routes.ts';

const api = createFakeApi();
const signatory = createUser({ roles: [{ id: 1, name: 'admin' }], permissions: ['signatory'] });
const fire = createUser({ roles: [{ id: 4, name: 'fire' }] });
const ROW = {
  appeal_no: 'APL-2026-000001',
  company_code: 'SI-000114',
  company_name: 'Matibay Hardware',
  assessment_code: 'APP-2026-000045',
  state: 'FILED',
  filed_on: '2026-01-13',
  against: 'clearance',
  reference: '7',
  office_name: 'Bureau of Fire Protection',
  contested_on: '2026-01-12',
  contested_reason: 'The second exit is bricked up.',
} as const;
const APPEAL: Appeal = {
  ...ROW,
  contested_by: 'Carlos Reyes',
  reason: 'There is an exit to the yard.',
  filed_by: 'Ernesto Villarin',
  decision: '',
  decided_by: null,
  decided_at: null,
  papers: [],
  acts: ['uphold', 'reverse'],
};

test('the signatory reads both sides and reverses with a reason', async () => {
  api.replyWith(listAppeals, { data: [ROW], next_cursor: null });
  api.replyWith(getAppeal, APPEAL);
  api.replyWith(decideAppeal, { ...APPEAL, state: 'REVERSED', acts: [] });
  openRemote(appealsRoutes, '/administrator', '/administrator/request/appeals', { session: signatory });
  await userEvent.click(await screen.findByRole('link', { name: /APL-2026-000001/ }));
  expect(await screen.findByText('There is an exit to the yard.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the case' })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?case=APP-2026-000045&pane=case',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reverse' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reverse' }));
  expect(await within(dialog).findByText('Please enter the reason for the decision.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Reason for the decision/), 'Seen on the spot.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reverse' }));
  await waitFor(() =>
    expect(api.listRequests(decideAppeal)[0]?.body).toEqual({ outcome: 'REVERSED', decision: 'Seen on the spot.' }),
  );
});

test('the office that refused reads it, decides nothing, and opens its own part', async () => {
  api.replyWith(getAppeal, { ...APPEAL, acts: [] });
  openRemote(appealsRoutes, '/fire', '/fire/request/appeals/APL-2026-000001', { session: fire });
  expect(await screen.findByRole('link', { name: 'Open the case' })).toHaveAttribute(
    'href',
    '/fire/request/clearances?case=7&pane=case',
  );
  expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
});
