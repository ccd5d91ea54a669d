import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { SERVING_USER } from '@ebpls/postgres';
import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';

import { readConfig } from '../config/config.ts';
import { openPlainPool } from './database.ts';
import { createMigrator, migrateDatabase } from './migrate.ts';
import { listMigrationNames, listReplacedNames, OlderSchema } from './migration-names.ts';
import { prepareDatabase } from './prepare-database.ts';

const LAST_OF_BASELINE = '0171-11-operations.sql';

let former: FreshDatabase;
let client: Client;
beforeAll(async () => {
  former = await createDatabase('template0');
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPlainPool(former.url) }) });
  const { error } = await createMigrator(db).migrateTo(LAST_OF_BASELINE);
  await db.destroy();
  if (error) throw error;
  client = new Client({ connectionString: former.url });
  await client.connect();
  await client.query(`
    insert into account (email, firstname, lastname, password_hash) values ('nena@example.com', 'Nena', 'Cruz', 'x');
    insert into business (company_code, owner_id, company_name)
    select 'SI-1', id, 'Tindahan ni Nena' from account`);
});
afterAll(async () => {
  await client.end();
  await former.drop();
});

async function recordNames(names: readonly string[]): Promise<void> {
  await client.query("delete from kysely_migration where name < '0172'");
  await client.query('insert into kysely_migration select name, now()::text from unnest($1::text[]) name', [names]);
}

async function listRecordedNames(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

async function listPending(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'migrate.ts'), 'pending'], {
    env: { ...process.env, DATABASE_URL: former.url, DATABASE_OWNER_URL: '' },
  });
  return stdout;
}

test('a database on which only some of the replaced migrations have run is refused with the way to update it', async () => {
  const names = (await listReplacedNames()).slice(0, -2);
  await recordNames(names);
  const migration = migrateDatabase(former.url);
  await expect(migration).rejects.toThrow(OlderSchema);
  await expect(migration).rejects.toThrow(
    /^This database is older than this version can update \(its last migration is 0169-payments-by-start\.sql\), and nothing was changed\. Update it with an earlier release first, one that has 0171-search-name\.sql/,
  );
  await expect(prepareDatabase(readConfig({ DATABASE_URL: former.url }))).rejects.toThrow(
    /^This database is older than this version can update/,
  );
  await expect(listPending()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^This database is older/) as string,
  });
  expect(await listRecordedNames()).toEqual(names);
});

test('a database on which all of them have run gets the later migrations and keeps its rows', async () => {
  await recordNames(await listReplacedNames());
  const laterNames = (await listMigrationNames()).filter((name) => name > LAST_OF_BASELINE);
  expect(await listPending()).toBe(laterNames.map((name) => `${name}\n`).join(''));
  const runs = await migrateDatabase(former.url, { name: SERVING_USER, creates: true });
  expect(runs.map(({ name }) => name)).toEqual(laterNames);
  expect(await listRecordedNames()).toEqual(await listMigrationNames());
  const { rows } = await client.query('select company_name, search_name, full_name from business, account');
  expect(rows).toEqual([{ company_name: 'Tindahan ni Nena', search_name: 'tindahan ni nena', full_name: 'Nena Cruz' }]);
});

test('a process that may not change tables serves while they are recorded, and several concurrent starts replace them once', async () => {
  await recordNames(await listReplacedNames());
  const serving = readConfig({ DATABASE_URL: former.serving_url });
  expect(await prepareDatabase(serving)).toEqual({ by: 'nobody', runs: [] });
  expect(await listPending()).toBe('');
  const starts = await Promise.all([1, 2, 3].map(() => migrateDatabase(former.url)));
  expect(starts).toEqual([[], [], []]);
  expect(await listRecordedNames()).toEqual(await listMigrationNames());
});
