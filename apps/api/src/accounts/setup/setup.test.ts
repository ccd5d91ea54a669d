import { createFirstAdministrator, getSetup, signIn } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const wanted = {
  setup_code: 'a-code-for-tests',
  firstname: 'Ramon',
  lastname: 'Cruz',
  email: 'ramon@example.com',
  password: 'anim na bangka sa ilog',
};
const appoint = (more: object = {}) =>
  server.ask(createFirstAdministrator, undefined, { body: { ...wanted, ...more } });

test('an empty municipality asks for its first administrator', async () => {
  expect((await server.ask(getSetup, undefined)).body).toEqual({ needs_first_administrator: true });
});

test('a wrong setup code is refused at its field', async () => {
  const { status, body } = await appoint({ setup_code: 'guess' });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['setup_code']]);
});

test('a password of fewer than fifteen characters is too short for an administrator', async () => {
  const { status, body } = await appoint({ password: 'labing-apat na' });
  expect([status, body.error.fields]).toEqual([
    422,
    { password: ['Please use 15 characters or more. A few words together make a good password.'] },
  ]);
});

test('two people who set up at once make one administrator, and nobody makes a second', async () => {
  const both = await Promise.all([appoint(), appoint({ email: 'other@example.com' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await appoint({ email: 'third@example.com' })).status).toBe(409);
  expect((await server.ask(getSetup, undefined)).body).toEqual({ needs_first_administrator: false });
});

test('the first administrator signs in with every permission but that of collecting money', async () => {
  const row = await server.api.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
  const { body } = await server.ask(signIn, undefined, { body: { email: row.email, password: wanted.password } });
  expect([body.user?.roles, body.user?.permissions]).toEqual([[{ id: 2, name: 'admin' }], ['treasurer', 'signatory']]);
});
