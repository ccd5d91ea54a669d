import { createFirstAdministrator, getSetup, signIn } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { saveSetupLink } from './setup-link.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await saveSetupLink(server.api.db, firstAdministrator.setup_code);
});
afterAll(() => server.close());

const firstAdministrator = {
  setup_code: 'a-code-for-tests',
  firstname: 'Ramon',
  lastname: 'Cruz',
  email: 'ramon@example.com',
  password: 'anim na bangka sa ilog',
};
const appoint = (overrides: object = {}) =>
  server.request(createFirstAdministrator, undefined, { body: { ...firstAdministrator, ...overrides } });

test('an empty municipality requires its first administrator', async () => {
  expect((await server.request(getSetup, undefined)).body).toEqual({ needs_first_administrator: true });
});

test('a wrong setup code is refused at its field', async () => {
  const { status, body } = await appoint({ setup_code: 'guess' });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['setup_code']]);
});

test('only the hash of the code is stored', async () => {
  const rows = await server.api.db.selectFrom('setup_link').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(firstAdministrator.setup_code);
  expect(rows[0]?.code_hash).toHaveLength(32);
});

test('an expired code opens nothing, and a restarted program does not renew it', async () => {
  const { db } = server.api;
  await db
    .updateTable('setup_link')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .execute();
  await saveSetupLink(db, firstAdministrator.setup_code);
  expect((await appoint()).body.error.fields).toHaveProperty('setup_code');
});

test('the code of a later start replaces the one before it', async () => {
  await saveSetupLink(server.api.db, 'the-code-of-a-later-start');
  expect((await appoint()).status).toBe(422);
  await saveSetupLink(server.api.db, firstAdministrator.setup_code);
});

test('a password of fewer than fifteen characters is too short for an administrator', async () => {
  const { status, body } = await appoint({ password: 'labing-apat na' });
  expect([status, body.error.fields]).toEqual([
    422,
    { password: ['Please use 15 characters or more. A few words together make a good password.'] },
  ]);
});

test('two concurrent set-ups make one administrator, and nobody makes a second', async () => {
  const replies = await Promise.all([appoint(), appoint({ email: 'other@example.com' })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await appoint({ email: 'third@example.com' })).status).toBe(409);
  expect((await server.request(getSetup, undefined)).body).toEqual({ needs_first_administrator: false });
});

test('a start with an administrator stores no code, and a used code stays void', async () => {
  const { db } = server.api;
  await saveSetupLink(db, 'the-code-of-a-later-start');
  const rows = await db.selectFrom('setup_link').select(['used_at', 'used_by']).execute();
  expect(rows).toEqual([{ used_at: expect.any(String), used_by: expect.any(Number) }]);
});

test('the first administrator signs in with every permission but that of collecting money', async () => {
  const row = await server.api.db.selectFrom('account').select('email').executeTakeFirstOrThrow();
  const { body } = await server.request(signIn, undefined, {
    body: { email: row.email, password: firstAdministrator.password },
  });
  expect([body.user?.roles, body.user?.permissions]).toEqual([[{ id: 2, name: 'admin' }], ['treasurer', 'signatory']]);
});
