import {
  type Answer,
  changeUser,
  closeUser,
  getMunicipality,
  inviteUser,
  listRoles,
  listUsers,
  reopenUser,
  resendInvitation,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { aUser, fakeApi, open } from '@ebpls/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = fakeApi();
const ADDRESS = '/administrator/users';
const corazon = aUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });

type Row = Answer<typeof listUsers>['data'][number];

function aRow(given: Partial<Row> = {}): Row {
  return {
    id: 31,
    email: 'joel@example.com',
    firstname: 'Joel',
    lastname: 'Pascua',
    roles: [{ id: 4, name: 'fire' }],
    permissions: ['office_head'],
    state: 'active',
    last_used_at: null,
    created_at: '2026-01-05T01:00:00.000Z',
    is_self: false,
    ...given,
  };
}

beforeEach(() => {
  api.answers(listUsers, { data: [aRow()], next_cursor: null });
  api.answers(getMunicipality, {
    name: 'San Isidro',
    province: 'Maligaya',
    website: 'https://sanisidro-maligaya.example',
    hall: 'Municipal Hall',
    offices: [
      { office: 'fire', title: { en: 'Bureau of Fire Protection', fil: 'Kawanihan ng Pamatay-Sunog' } },
      { office: 'rhu', title: { en: 'Rural Health Unit', fil: 'Rural Health Unit' } },
    ],
    barangays: [{ role_name: 'barangay-poblacion-1', name: 'Poblacion I' }],
  });
  api.answers(listRoles, {
    data: [
      { id: 4, name: 'fire', brgycode: null },
      { id: 9, name: 'rhu', brgycode: null },
    ],
  });
});

const openUsers = () => open(createRoutes, '/administrator', ADDRESS, { session: corazon });
const said = () => useNotices.getState().notices.map(({ text }) => text);

test('the administrator sees who may do what', async () => {
  openUsers();
  const table = await screen.findByRole('table', { name: 'Users Administration' });
  expect(within(table).getByText('Head of the office: refuses clearances')).toBeVisible();
  expect(within(table).getByText('Active')).toBeVisible();
});

test('an invitation carries the role by number and the permissions', async () => {
  api.answers(inviteUser, aRow({ id: 60, state: 'invited' }));
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('First name'), 'Rosa');
  await userEvent.type(within(dialog).getByLabelText('Last name'), 'Mendoza');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'rosa@example.com');
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'Rural Health Unit');
  await userEvent.click(within(dialog).getByLabelText('Head of the office: refuses clearances'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(said()).toContain('The invitation is on its way.'));
  expect(api.asked(inviteUser)[0]?.body).toMatchObject({
    firstname: 'Rosa',
    email: 'rosa@example.com',
    role_ids: [9],
    permissions: ['office_head'],
    locale: 'en',
  });
});

test('a person may be invited without a role', async () => {
  api.answers(inviteUser, aRow({ id: 60, state: 'invited', roles: [] }));
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('First name'), 'Rosa');
  await userEvent.type(within(dialog).getByLabelText('Last name'), 'Mendoza');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'rosa@example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(api.asked(inviteUser)[0]?.body).toMatchObject({ role_ids: [], permissions: [] }));
});

test('an address that is taken is told at its field', async () => {
  api.refuses(inviteUser, {
    code: 'conflict',
    message: 'Please check the form.',
    fields: { email: ['There is an account with this e-mail.'] },
  });
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('First name'), 'Rosa');
  await userEvent.type(within(dialog).getByLabelText('Last name'), 'Mendoza');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'joel@example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await within(dialog).findByText('There is an account with this e-mail.')).toBeVisible();
  expect(within(dialog).getByLabelText('E-mail')).toHaveAccessibleDescription(/There is an account with this e-mail/);
});

test('a changed first role keeps the further ones behind it', async () => {
  api.answers(listUsers, {
    data: [
      aRow({
        roles: [
          { id: 4, name: 'fire' },
          { id: 12, name: 'bplo' },
        ],
      }),
    ],
    next_cursor: null,
  });
  api.answers(changeUser, aRow());
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Joel Pascua' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roles and permissions of Joel Pascua' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'Rural Health Unit');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.asked(changeUser)[0]).toMatchObject({
      params: { user_id: '31' },
      body: { role_ids: [9, 12], permissions: ['office_head'] },
    }),
  );
});

test('an account is closed after a question', async () => {
  api.answers(closeUser, aRow({ state: 'closed' }));
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Close: Joel Pascua' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await waitFor(() => expect(said()).toContain('The account is closed.'));
});

test('a closed account is opened and an invited one mailed again', async () => {
  api.answers(listUsers, {
    data: [aRow({ state: 'closed' }), aRow({ id: 32, firstname: 'Mara', lastname: 'Uy', state: 'invited' })],
    next_cursor: null,
  });
  api.answers(reopenUser, aRow());
  api.answers(resendInvitation, aRow({ id: 32 }));
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Open again: Joel Pascua' }));
  await waitFor(() => expect(said()).toContain('The account is open again.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mail again: Mara Uy' }));
  await waitFor(() => expect(api.asked(resendInvitation)[0]?.params).toEqual({ user_id: '32' }));
});

test('nobody changes their own roles', async () => {
  api.answers(listUsers, { data: [aRow({ is_self: true })], next_cursor: null });
  openUsers();
  expect(await screen.findByText('Your own account')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

test('the list is filtered by role in the address', async () => {
  const router = openUsers();
  await userEvent.selectOptions(await screen.findByLabelText('Role'), 'Bureau of Fire Protection');
  await waitFor(() => expect(router.state.location.search).toBe('?role_id=4'));
  expect(api.asked(listUsers).at(-1)?.query['role_id']).toBe('4');
});

test('a role is called as people call it, in their language', async () => {
  api.answers(listUsers, {
    data: [
      aRow({
        roles: [
          { id: 4, name: 'fire' },
          { id: 111, name: 'barangay-poblacion-1' },
          { id: 2, name: 'admin' },
        ],
      }),
    ],
    next_cursor: null,
  });
  open(createRoutes, '/administrator', ADDRESS, { session: corazon, language: 'fil' });
  expect(await screen.findByText('Kawanihan ng Pamatay-Sunog, Barangay Poblacion I, Tagapangasiwa')).toBeVisible();
});

test('without the municipality’s names the list still comes', async () => {
  api.refuses(getMunicipality, { code: 'failed', message: 'no' });
  openUsers();
  expect(within(await screen.findByRole('table')).getByText('fire')).toBeVisible();
});
