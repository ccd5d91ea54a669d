import { type ReplyBody, decideErasure, listErasures } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const corazon = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
type Row = ReplyBody<typeof listErasures>['data'][number];

const aRow = (overrides: Partial<Row> = {}): Row => ({
  erasure_id: 7,
  state: 'ASKED',
  remarks: 'I moved away.',
  asked_at: '2026-01-12T00:00:00.000Z',
  executes_at: '2026-01-27T00:00:00.000Z',
  decided_at: null,
  reason: '',
  user: { id: 31, email: 'luz@example.com', firstname: 'Luz', lastname: 'Villarin' },
  blockers: [],
  ...overrides,
});

const openPage = () =>
  openRemote(createRoutes, '/administrator', '/administrator/users/erasures', { session: corazon });

test('an administrator decides with a reason that the owner reads', async () => {
  api.replyWith(listErasures, { data: [aRow()] });
  const { user: _user, blockers: _blockers, ...decided } = aRow({ state: 'REFUSED', reason: 'A claim waits.' });
  api.replyWith(decideErasure, decided);
  openPage();
  const table = within(await screen.findByRole('table'));
  expect(table.getByText(/^luz@example\.com · I moved away\.$/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Luz VillarinPending.*luz@example\.com · I moved away\./u);
  await userEvent.click(table.getByRole('button', { name: 'Refuse: Luz Villarin' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'A claim waits.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([
      'The request was refused and the owner was notified.',
    ]),
  );
  expect(api.listRequests(decideErasure)[0]?.body).toEqual({ outcome: 'REFUSED', reason: 'A claim waits.' });
});

test('open obligations are named, and the request cannot be approved', async () => {
  api.replyWith(listErasures, {
    data: [aRow({ blockers: ['due', 'business'] }), aRow({ erasure_id: 8, state: 'EXECUTED' })],
  });
  openPage();
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Still open: amount due, registered business')).toBeVisible();
  expect(table.getByRole('button', { name: 'Approve: Luz Villarin' })).toHaveAttribute('aria-disabled', 'true');
  expect(table.getByText('Deleted')).toBeVisible();
});

test('an empty list explains where requests come from', async () => {
  api.replyWith(listErasures, { data: [] });
  openPage();
  expect(await screen.findByText('No requests')).toBeVisible();
});
