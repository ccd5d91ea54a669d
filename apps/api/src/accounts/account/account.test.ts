import { changePassword, endSession, getMe, listSessions, updateProfile } from '@ebpls/contracts';

import { hashPassword } from '../../platform/passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'walong ibon sa bubong';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function setPassword(person: TestPerson): Promise<TestPerson> {
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.account_id)
    .execute();
  return person;
}

async function openOtherSession({ account_id }: TestPerson): Promise<TestPerson> {
  const session = await server.api.db
    .insertInto('session')
    .values({ account_id, user_agent: 'Phone', expires_at: '2999-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    account_id,
    session_id: session.id,
    email: '',
    token: server.api.sessions.accessToken(account_id, session.id),
  };
}

test('a person without any role still has an account', async () => {
  const nobody = await server.person(null);
  expect((await server.request(getMe, nobody)).body.roles).toEqual([]);
});

test('a person changes name, phone and language', async () => {
  const owner = await server.person('user');
  const { status, body } = await server.request(updateProfile, owner, {
    body: { firstname: ' Ana ', lastname: 'Muñoz', bio: 'Sari-sari store', phone: '0917 123 4567', locale: 'fil' },
  });
  expect([status, body.firstname, body.lastname, body.phone, body.locale]).toEqual([
    200,
    'Ana',
    'Muñoz',
    '0917 123 4567',
    'fil',
  ]);
});

test('a profile without a name is refused at its field', async () => {
  const { status, body } = await server.request(updateProfile, await server.person('user'), {
    body: { firstname: ' ', lastname: 'Muñoz', phone: 'call me' },
  });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['firstname', 'phone']]);
});

test('a new password needs the present one', async () => {
  const owner = await setPassword(await server.person('user'));
  const { status, body } = await server.request(changePassword, owner, {
    body: { current: 'wrong', password: 'siyam na kalabaw sa bukid' },
  });
  expect([status, body.error.fields]).toEqual([422, { current: ['This is not your current password.'] }]);
});

test('staff need a longer password than owners', async () => {
  const clerk = await setPassword(await server.person('fire'));
  const { status, body } = await server.request(changePassword, clerk, {
    body: { current: PASSWORD, password: 'apat na aso' },
  });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['password']]);
});

test('a new password ends the other sessions and keeps this one', async () => {
  const owner = await setPassword(await server.person('user'));
  const phone = await openOtherSession(owner);
  expect((await server.request(getMe, phone)).status).toBe(200);
  expect(
    (
      await server.request(changePassword, owner, {
        body: { current: PASSWORD, password: 'siyam na kalabaw sa bukid' },
      })
    ).body,
  ).toEqual({ changed: true });
  expect((await server.request(getMe, phone)).status).toBe(401);
  expect((await server.request(getMe, owner)).status).toBe(200);
});

test('a person sees where the account is signed in and ends one of them', async () => {
  const owner = await server.person('user');
  const phone = await openOtherSession(owner);
  const { body } = await server.request(listSessions, owner);
  expect(body.data.map(({ id, is_current }) => [id, is_current]).toSorted()).toEqual(
    [
      [owner.session_id, true],
      [phone.session_id, false],
    ].toSorted(),
  );
  expect((await server.request(endSession, owner, { params: { id: phone.session_id } })).body).toEqual({ ended: true });
  expect((await server.request(getMe, phone)).status).toBe(401);
});

test('the session of someone else is not found', async () => {
  const [owner, other] = [await server.person('user'), await server.person('user')];
  expect((await server.request(endSession, owner, { params: { id: other.session_id } })).status).toBe(404);
  expect((await server.request(getMe, other)).status).toBe(200);
});
