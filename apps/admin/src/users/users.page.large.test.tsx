import {
  type ReplyBody,
  approveAccountRequest,
  changeUser,
  downloadUsers,
  closeUser,
  getMunicipality,
  inviteUser,
  listAccountRequests,
  listRoles,
  listUsers,
  refuseAccountRequest,
  reopenUser,
  resendInvitation,
  resetSecondStep,
  withdrawAccountRequest,
  getListChoice,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/administrator/users';
const corazon = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });

type Row = ReplyBody<typeof listUsers>['data'][number];

function aRow(overrides: Partial<Row> = {}): Row {
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
    has_second_step: false,
    is_self: false,
    waiting: null,
    ...overrides,
  };
}

beforeEach(() => {
  api.replyWith(listUsers, { data: [aRow()], next_cursor: null });
  api.replyWith(getListChoice, { hidden: [], density: 'comfortable' });
  api.replyWith(getMunicipality, {
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
  api.replyWith(listRoles, {
    data: [
      { id: 2, name: 'admin', brgycode: null },
      { id: 4, name: 'fire', brgycode: null },
      { id: 9, name: 'rhu', brgycode: null },
      { id: 12, name: 'bplo', brgycode: null },
    ],
  });
  api.replyWith(listAccountRequests, { data: [] });
});

const openUsers = () => openRemote(createRoutes, '/administrator', ADDRESS, { session: corazon });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

/** The table of the accounts; a phone shows the same accounts as cards. */
const findTable = async () => within(await screen.findByRole('table', { name: 'Users Administration' }));

/** Chooses an act on an account from the menu of its row. */
async function chooseAct(name: string, act: string): Promise<void> {
  await userEvent.click((await findTable()).getByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

test('the administrator sees the permissions of each account', async () => {
  openUsers();
  const table = await screen.findByRole('table', { name: 'Users Administration' });
  expect(within(table).getByText('Head of office: refuses clearances')).toBeVisible();
  expect(within(table).getByText('Active')).toBeVisible();
});

test('a phone lists each account in a row with its role, its last sign-in and its actions', async () => {
  openUsers();
  const [row] = within(await screen.findByRole('list', { name: 'Users Administration' })).getAllByRole('listitem');
  expect(row).toHaveTextContent(
    'Joel PascuaBureau of Fire Protection · Head of office: refuses clearances · joel@example.com · Never signed in',
  );
  expect(within(row as HTMLElement).getByRole('button', { name: 'Actions: Joel Pascua' })).toBeInTheDocument();
});

test('the list is downloaded as a file, as it is listed', async () => {
  api.replyWithFile(downloadUsers, 'a,b', 'users.xlsx');
  URL.createObjectURL = () => 'blob:users';
  URL.revokeObjectURL = () => {};
  openRemote(createRoutes, '/administrator', `${ADDRESS}?state=active&sort=name`, { session: corazon });
  await userEvent.click(await screen.findByRole('button', { name: 'Excel file' }));
  await waitFor(() =>
    expect(api.listRequests(downloadUsers)[0]?.query).toEqual({
      state: 'active',
      sort: 'name',
      format: 'xlsx',
    }),
  );
});

test('an invitation carries the role by number and the permissions', async () => {
  api.replyWith(inviteUser, aRow({ id: 60, state: 'invited' }));
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a user' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('First name'), 'Rosa');
  await userEvent.type(within(dialog).getByLabelText('Last name'), 'Mendoza');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'rosa@example.com');
  await userEvent.selectOptions(within(dialog).getByLabelText(/Add a role/), 'Rural Health Unit');
  await userEvent.click(within(dialog).getByLabelText('Head of office: refuses clearances'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(listNotices()).toContain('The invitation was sent.'));
  expect(api.listRequests(inviteUser)[0]?.body).toMatchObject({
    firstname: 'Rosa',
    email: 'rosa@example.com',
    role_ids: [9],
    permissions: ['office_head'],
    locale: 'en',
  });
});

test('a person may be invited without a role', async () => {
  api.replyWith(inviteUser, aRow({ id: 60, state: 'invited', roles: [] }));
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a user' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('First name'), 'Rosa');
  await userEvent.type(within(dialog).getByLabelText('Last name'), 'Mendoza');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'rosa@example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(api.listRequests(inviteUser)[0]?.body).toMatchObject({ role_ids: [], permissions: [] }));
});

test('a used address shows its error at its field', async () => {
  api.refuseWith(inviteUser, {
    code: 'conflict',
    message: 'Please check the form.',
    fields: { email: ['There is an account with this e-mail.'] },
  });
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a user' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('First name'), 'Rosa');
  await userEvent.type(within(dialog).getByLabelText('Last name'), 'Mendoza');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'joel@example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await within(dialog).findByText('There is an account with this e-mail.')).toBeVisible();
  expect(within(dialog).getByLabelText('E-mail')).toHaveAccessibleDescription(/There is an account with this e-mail/);
});

test('roles are put in order by keyboard, added and taken off', async () => {
  api.replyWith(listUsers, {
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
  api.replyWith(changeUser, aRow());
  openUsers();
  await chooseAct('Joel Pascua', 'Change');
  const dialog = await screen.findByRole('dialog', { name: 'Roles and permissions of Joel Pascua' });
  expect(
    within(dialog).getByText('The first role determines which area the user can open and what the user can do there.'),
  ).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByLabelText(/Add a role/), 'Rural Health Unit');
  const up = within(dialog).getByRole('button', { name: 'Rural Health Unit: move up' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Rural Health Unit: move up' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(within(dialog).getByText('Rural Health Unit is now number 1 of 3.')).toBeInTheDocument();
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Rural Health Unit: move down' })).toHaveFocus(),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bureau of Fire Protection: remove' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.listRequests(changeUser)[0]).toMatchObject({
      params: { user_id: '31' },
      body: { role_ids: [9, 12], permissions: ['office_head'] },
    }),
  );
});

const WAITING = {
  account_request_id: 7,
  kind: 'change',
  powers: ['admin', 'treasurer'],
  taken: [],
  asked_by: 'Jocelyn Bautista',
  asked_at: '2026-01-12T01:00:00.000Z',
  expires_at: '2026-01-26T01:00:00.000Z',
} as const;
const waitingRequest = { ...WAITING, powers: [...WAITING.powers], taken: [...WAITING.taken] };

function aRequest(acts: ('approve' | 'refuse' | 'withdraw')[]): ReplyBody<typeof listAccountRequests>['data'][number] {
  return {
    ...waitingRequest,
    user: { id: 31, email: 'joel@example.com', firstname: 'Joel', lastname: 'Pascua' },
    roles: [{ id: 2, name: 'admin' }],
    permissions: ['treasurer'],
    acts,
  };
}

test('saving a change that needs a second person reports that it waits, and the row shows so', async () => {
  api.replyWith(changeUser, aRow({ waiting: waitingRequest }));
  openUsers();
  await chooseAct('Joel Pascua', 'Change');
  api.replyWith(listUsers, { data: [aRow({ waiting: waitingRequest })], next_cursor: null });
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(listNotices()).toContain(
      'This change needs approval by another administrator. All administrators were notified by e-mail.',
    ),
  );
  expect(listNotices()).not.toContain('Roles and permissions were changed.');
  expect(
    await within(await screen.findByRole('table')).findByText(
      'Pending approval by another administrator: Jocelyn Bautista proposes to appoint Joel Pascua as administrator and treasurer',
    ),
  ).toBeVisible();
});

test('the roles to be removed are named, and an account that cannot be the second person reads why', async () => {
  const why_another = 'Somebody who worked on this gave you your account.';
  api.replyWith(listAccountRequests, {
    data: [{ ...aRequest([]), powers: [], taken: ['signatory', 'licensing_head'], why_another }],
  });
  openUsers();
  const block = await screen.findByRole('region', { name: 'Pending approval by another administrator' });
  expect(
    within(block).getByText(
      'Jocelyn Bautista proposes to remove Joel Pascua as signatory and the only head of the licensing office',
    ),
  ).toBeVisible();
  expect(within(block).getByText(why_another)).toBeVisible();
  expect(within(block).queryByRole('button')).not.toBeInTheDocument();
});

test('another administrator sees the request with its requester, and approves', async () => {
  api.replyWith(listAccountRequests, { data: [aRequest(['approve', 'refuse'])] });
  api.replyWith(approveAccountRequest, { account_request_id: 7, state: 'APPROVED' });
  openUsers();
  const block = await screen.findByRole('region', { name: 'Pending approval by another administrator' });
  expect(
    within(block).getByText('Jocelyn Bautista proposes to appoint Joel Pascua as administrator and treasurer'),
  ).toBeVisible();
  expect(within(block).queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  await userEvent.click(within(block).getByRole('button', { name: 'Approve: Joel Pascua' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Approve this change?' })).getByRole('button', {
      name: 'Approve',
    }),
  );
  await waitFor(() => expect(listNotices()).toContain('The change was approved and is in effect.'));
  expect(api.listRequests(approveAccountRequest)[0]?.params).toEqual({ account_request_id: '7' });
});

test('a refusal shows why', async () => {
  api.replyWith(listAccountRequests, { data: [aRequest(['approve', 'refuse'])] });
  api.replyWith(refuseAccountRequest, { account_request_id: 7, state: 'REFUSED' });
  openUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse: Joel Pascua' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this change?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Nobody told me.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(api.listRequests(refuseAccountRequest)[0]?.body).toEqual({ reason: 'Nobody told me.' }));
});

test('the requester withdraws the request and cannot approve it', async () => {
  api.replyWith(listAccountRequests, { data: [aRequest(['withdraw'])] });
  api.replyWith(withdrawAccountRequest, { account_request_id: 7, state: 'WITHDRAWN' });
  openUsers();
  expect(await screen.findByRole('region', { name: 'Pending approval by another administrator' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw: Joel Pascua' }));
  await waitFor(() => expect(listNotices()).toContain('The change was withdrawn.'));
});

test('the form for closing a treasurer announces that the change will wait', async () => {
  api.replyWith(listUsers, {
    data: [aRow({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] })],
    next_cursor: null,
  });
  openUsers();
  await chooseAct('Joel Pascua', 'Close');
  expect(
    await screen.findByText(
      /This user has special permissions \(administrator and treasurer\), so closing the account needs approval by another administrator\./,
    ),
  ).toBeVisible();
});

test('an account is closed after a question', async () => {
  api.replyWith(closeUser, aRow({ state: 'closed' }));
  openUsers();
  await chooseAct('Joel Pascua', 'Close');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await waitFor(() => expect(listNotices()).toContain('The account was closed.'));
});

test('a closed account is opened and an invited one mailed again', async () => {
  api.replyWith(listUsers, {
    data: [aRow({ state: 'closed' }), aRow({ id: 32, firstname: 'Mara', lastname: 'Uy', state: 'invited' })],
    next_cursor: null,
  });
  api.replyWith(reopenUser, aRow());
  api.replyWith(resendInvitation, aRow({ id: 32 }));
  openUsers();
  await userEvent.click((await findTable()).getByRole('button', { name: 'Reopen: Joel Pascua' }));
  await waitFor(() => expect(listNotices()).toContain('The account was reopened.'));
  await chooseAct('Mara Uy', 'Resend e-mail');
  await waitFor(() => expect(api.listRequests(resendInvitation)[0]?.params).toEqual({ user_id: '32' }));
});

test('a lost second step is reset after a confirmation, and waits for another administrator', async () => {
  api.replyWith(listUsers, { data: [aRow({ has_second_step: true })], next_cursor: null });
  api.replyWith(
    resetSecondStep,
    aRow({
      has_second_step: true,
      waiting: {
        account_request_id: 7,
        kind: 'second_step',
        powers: [],
        taken: [],
        asked_by: 'Corazon Dizon',
        asked_at: '2026-01-12T00:00:00.000Z',
        expires_at: '2026-01-26T00:00:00.000Z',
      },
    }),
  );
  openUsers();
  await chooseAct('Joel Pascua', 'Reset two-step sign-in');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/Confirm by phone or in person/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset two-step sign-in' }));
  await waitFor(() => expect(listNotices().join()).toMatch(/needs approval by another administrator/));
  expect(api.listRequests(resetSecondStep)[0]?.params).toEqual({ user_id: '31' });
});

test('an unconfirmed registration is labelled so, and cannot receive roles', async () => {
  api.replyWith(listUsers, { data: [aRow({ state: 'unconfirmed' })], next_cursor: null });
  openUsers();
  expect(await screen.findByRole('cell', { name: 'Not confirmed' })).toBeVisible();
  await userEvent.click((await findTable()).getByRole('button', { name: 'Actions: Joel Pascua' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Close']);
});

test('an account cannot change its own roles', async () => {
  api.replyWith(listUsers, { data: [aRow({ is_self: true })], next_cursor: null });
  openUsers();
  expect((await findTable()).getByText('Your own account')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

test('the list is filtered by role in the address', async () => {
  const router = openUsers();
  await userEvent.selectOptions(await screen.findByLabelText('Role'), 'Bureau of Fire Protection');
  await waitFor(() => expect(router.state.location.search).toBe('?role_id=4'));
  expect(api.listRequests(listUsers).at(-1)?.query['role_id']).toBe('4');
});

test('the list begins with the staff, and a search or the choice of everyone finds the owners as well', async () => {
  openUsers();
  expect(await screen.findByLabelText('Role')).toHaveValue('staff');
  expect(api.listRequests(listUsers).at(-1)?.query['is_staff']).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Staff and owners');
  await waitFor(() => expect(api.listRequests(listUsers).at(-1)?.query).toEqual({}));
  cleanup();
  openRemote(createRoutes, '/administrator', `${ADDRESS}?search=rogelio`, { session: corazon });
  expect(await screen.findByLabelText('Role')).toHaveValue('everyone');
  expect(api.listRequests(listUsers).at(-1)?.query).toEqual({ search: 'rogelio' });
});

test('a role is called as people call it, in their language', async () => {
  api.replyWith(listUsers, {
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
  openRemote(createRoutes, '/administrator', ADDRESS, { session: corazon, language: 'fil' });
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Kawanihan ng Pamatay-Sunog, Barangay Poblacion I, Tagapangasiwa')).toBeVisible();
});

test('the list loads also without the municipality’s names', async () => {
  api.refuseWith(getMunicipality, { code: 'failed', message: 'no' });
  openUsers();
  expect(within(await screen.findByRole('table')).getByText('fire')).toBeVisible();
});
