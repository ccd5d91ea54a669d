import { getHealth, getReady, getSetup, getStatus } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the process reports that it is alive', async () => {
  const { status, body } = await server.request(getHealth, undefined);
  expect([status, body.status]).toEqual([200, 'ok']);
});

test('the server is ready when database, migrations and storage answer', async () => {
  const { status, body } = await server.request(getReady, undefined);
  expect([status, body]).toEqual([200, { status: 'ready', database: 'ok', migrations: 'ok', storage: 'ok' }]);
});

test('the server waits while a migration has not run', async () => {
  await server.api.db
    .deleteFrom('kysely_migration' as 'role')
    .where('name', '=', '0171-02-accounts.sql')
    .execute();
  const { status, body } = await server.request(getReady, undefined);
  expect([status, body]).toEqual([503, { status: 'waiting', database: 'ok', migrations: 'failed', storage: 'ok' }]);
  // The page for people is an ordinary reply.
  expect(await server.request(getStatus, undefined)).toMatchObject({ status: 200, body });
});

test('while the database is unreachable the process lives, is not ready and reports it plainly', async () => {
  const alone = await openTestServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await alone.request(getHealth, undefined)).status).toBe(200);
  expect(await alone.request(getReady, undefined)).toMatchObject({
    status: 503,
    body: { status: 'waiting', database: 'failed', migrations: 'failed', storage: 'ok' },
  });
  const { status, body } = await alone.request(getSetup, undefined);
  expect([status, body.error]).toEqual([
    503,
    {
      code: 'failed',
      message: 'The system is starting or busy. Please try again in a moment.',
      reference: expect.any(String),
    },
  ]);
  await alone.close();
});
