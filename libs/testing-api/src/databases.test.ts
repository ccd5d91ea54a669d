import { Client } from 'pg';

import { createDatabase, startTestServer, stopTestServer } from './index.ts';

async function runQuery(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows.map((row) => Object.values(row)[0]);
}

let migrations = 0;

beforeAll(() =>
  startTestServer(async (url) => {
    migrations += 1;
    await runQuery(url, 'CREATE TABLE permit (id int)');
  }),
);
afterAll(stopTestServer);

test('each test file gets the migrated schema in a database of its own', async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  await runQuery(one.url, 'INSERT INTO permit VALUES (1)');
  expect(await runQuery(one.url, 'SELECT count(*)::int FROM permit')).toEqual([1]);
  expect(await runQuery(other.url, 'SELECT count(*)::int FROM permit')).toEqual([0]);
  expect(migrations).toBe(1);
  await Promise.all([one.drop(), other.drop()]);
});

test('a database is dropped even while somebody is connected', async () => {
  const database = await createDatabase();
  const client = new Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(runQuery(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

test('nobody can write into the schema that all are copied from', async () => {
  const database = await createDatabase();
  const template = database.url.replace(/test_\w+/, 'ebpls_template');
  await expect(runQuery(template, 'SELECT 1')).rejects.toThrow('not currently accepting connections');
  await database.drop();
});
