import {
  acceptInvitation,
  changeUser,
  closeUser,
  getMe,
  inviteUser,
  listRoles,
  listUsers,
  reopenUser,
  resendInvitation,
  signIn,
} from '@ebpls/contracts';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.person('admin');
});
afterAll(() => server.close());

const FIRE = 4;
const ADMIN = 2;
const createInvitation = (email: string, overrides: object = {}) => ({
  firstname: 'Rosa',
  lastname: 'Aquino',
  email,
  role_ids: [FIRE],
  permissions: [],
  ...overrides,
});
const invite = (email: string, overrides: object = {}) =>
  server.request(inviteUser, admin, { body: createInvitation(email, overrides) });

/** The token of the newest mail to an address. */
async function findMailedToken(email: string): Promise<string> {
  const mail = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /invitation\?token=(\S+)/.exec(mail.body_text)?.[1] ?? '';
}

test('an invited person sets a password by the mailed link and signs in with the given role', async () => {
  const email = 'rosa@hall.example';
  const invitationReply = await invite(email, { permissions: ['office_head'] });
  expect(invitationReply.body).toMatchObject({
    state: 'invited',
    roles: [{ id: FIRE, name: 'fire' }],
    permissions: ['office_head'],
    is_self: false,
  });
  const password = 'malinaw ang tubig sa batis';
  expect(
    (await server.request(acceptInvitation, undefined, { body: { token: await findMailedToken(email), password } }))
      .status,
  ).toBe(200);
  const signInReply = await server.request(signIn, undefined, { body: { email, password } });
  expect(signInReply.body.user).toMatchObject({ email, roles: [{ name: 'fire' }], permissions: ['office_head'] });
  expect((await server.request(resendInvitation, admin, { params: { user_id: invitationReply.body.id } })).status).toBe(
    409,
  );
});

test('a second invitation voids the first link', async () => {
  const email = 'again@hall.example';
  const { id } = (await invite(email)).body;
  const first = await findMailedToken(email);
  await server.request(resendInvitation, admin, { params: { user_id: id } });
  expect(
    (
      await server.request(acceptInvitation, undefined, {
        body: { token: first, password: 'malinaw ang tubig sa batis' },
      })
    ).status,
  ).toBe(422);
});

test.each([
  { what: 'an address that has an account', more: {}, email: 'taken@hall.example', status: 409, at: ['email'] },
  {
    what: 'a role that does not exist',
    more: { role_ids: [999] },
    email: 'a1@hall.example',
    status: 422,
    at: ['role_ids'],
  },
  {
    what: 'the same role twice',
    more: { role_ids: [FIRE, FIRE] },
    email: 'a2@hall.example',
    status: 422,
    at: ['role_ids'],
  },
  {
    what: 'a treasurer who is no administrator',
    more: { permissions: ['treasurer'] },
    email: 'a3@hall.example',
    status: 422,
    at: ['permissions'],
  },
  {
    what: 'a head of office among administrators',
    more: { role_ids: [ADMIN], permissions: ['office_head'] },
    email: 'a4@hall.example',
    status: 422,
    at: ['permissions'],
  },
  { what: 'no name', more: { firstname: ' ' }, email: 'a5@hall.example', status: 422, at: ['firstname'] },
  { what: 'no address', more: {}, email: 'nowhere', status: 422, at: ['email'] },
])('$what is refused at its field', async ({ email, more, status, at }) => {
  if (status === 409) await invite(email);
  const reply = await invite(email, more);
  expect([reply.status, Object.keys(reply.body.error.fields ?? {})]).toEqual([status, at]);
});

test('a person without a role may be invited', async () => {
  expect((await invite('norole@hall.example', { role_ids: [] })).body.roles).toEqual([]);
});

test('nobody changes or closes their own account', async () => {
  for (const reply of [
    await server.request(changeUser, admin, {
      params: { user_id: admin.account_id },
      body: { role_ids: [ADMIN], permissions: ['treasurer', 'signatory'] },
    }),
    await server.request(closeUser, admin, { params: { user_id: admin.account_id } }),
  ])
    expect([reply.status, reply.body.error.message]).toEqual([
      403,
      'You cannot change your own account here. Another administrator must change it.',
    ]);
});

test('a change of roles is effective at once: the former session is over', async () => {
  const clerk = await server.person('fire');
  expect((await server.request(getMe, clerk)).status).toBe(200);
  await server.request(changeUser, admin, {
    params: { user_id: clerk.account_id },
    body: { role_ids: [ADMIN], permissions: ['treasurer'] },
  });
  expect(await server.request(getMe, clerk)).toMatchObject({
    status: 401,
    body: { error: { message: 'Your account or your permissions were changed. Please sign in again.' } },
  });
  const row = await server.request(listUsers, admin, { query: { search: clerk.email } });
  expect(row.body.data).toMatchObject([{ roles: [{ name: 'admin' }], permissions: ['treasurer'], is_self: false }]);
});

test('a closed account cannot enter until it is opened again', async () => {
  const clerk = await server.person('fire');
  const closedReply = await server.request(closeUser, admin, { params: { user_id: clerk.account_id } });
  expect(closedReply.body.state).toBe('closed');
  expect(await server.request(getMe, clerk)).toMatchObject({
    status: 401,
    body: { error: { message: 'Your session has expired. Please sign in again.' } },
  });
  expect((await server.request(reopenUser, admin, { params: { user_id: clerk.account_id } })).body.state).toBe(
    'active',
  );
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select('act')
    .where('object_kind', '=', 'account')
    .where('object_id', '=', String(clerk.account_id))
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['user.close', 'user.reopen']);
});

test('the list is filtered by role, state and staff and paged by a cursor', async () => {
  await server.person('user');
  const invitedReply = await server.request(listUsers, admin, { query: { state: 'invited', role_id: FIRE } });
  expect(invitedReply.body.data.every(({ state, roles }) => state === 'invited' && roles[0]?.id === FIRE)).toBe(true);
  const staffReply = await server.request(listUsers, admin, { query: { is_staff: 'true', limit: 100 } });
  const firstRoles = staffReply.body.data.map(({ roles }) => roles[0]?.name);
  expect(firstRoles).toContain('admin');
  expect(firstRoles).not.toContain('user');
  const first = await server.request(listUsers, admin, { query: { limit: 2 } });
  const second = await server.request(listUsers, admin, { query: { limit: 2, cursor: first.body.next_cursor ?? '' } });
  const ids = [...first.body.data, ...second.body.data].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect((await server.request(listRoles, admin)).body.data.map(({ name }) => name)).toContain('menro');
});
