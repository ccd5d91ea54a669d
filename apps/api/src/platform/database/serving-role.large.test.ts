import { getReady } from '@ebpls/contracts';
import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';
import { Client } from 'pg';

import { readConfig } from '../config/config.ts';
import { migrateDatabase, getConnectionRole } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';
import { openTestServer } from '../../testing/open-server.ts';

let database: FreshDatabase;
let serving: Client;
let owner: Client;
beforeAll(async () => {
  database = await createDatabase();
  // Prepared as by a start: settings of the database as a whole are not copied with its tables.
  await migrateDatabase(database.url, { name: getConnectionRole(database.serving_url), creates: false });
  [owner, serving] = [
    new Client({ connectionString: database.url }),
    new Client({ connectionString: database.serving_url }),
  ];
  await Promise.all([owner.connect(), serving.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), serving.end()]);
  await database.drop();
});

/** PostgreSQL's error code for a statement of the serving role: `42501` is a missing permission. */
async function getErrorCode(statement: string): Promise<string> {
  return serving.query(statement).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

test('the serving role owns nothing and cannot become another role', async () => {
  const { rows } = await serving.query(`select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
    (select count(*)::int from pg_class where relowner = r.oid) as tables, (select count(*)::int from pg_proc where proowner = r.oid) as functions,
    (select count(*)::int from pg_auth_members where member = r.oid) as memberships from pg_roles r where rolname = current_user`);
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      tables: 0,
      functions: 0,
      memberships: 0,
    },
  ]);
});

test.each([
  'create table mine (id int)',
  'create temporary table mine (id int)',
  'create schema mine',
  'create function mine() returns int language sql as $$ select 1 $$',
  'create extension dblink',
  'create role mine superuser',
  'create database mine',
  'alter table setting add column mine text',
  'alter table audit_entry disable trigger all',
  'drop table setting',
  'drop trigger audit_entry_append_only on audit_entry',
  'drop policy serving on graphile_worker._private_jobs',
  'alter role current_user superuser',
  'set role ebpls',
  'set session authorization ebpls',
  'set session_replication_role = replica',
  'truncate audit_entry',
  'truncate idempotency_key',
  'alter system set fsync = off',
  "copy setting to program 'true'",
  "copy setting from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  'update kysely_migration set name = name',
  'delete from kysely_migration',
  'insert into graphile_worker.migrations (id) values (99)',
])('it may not: %s', async (statement) => {
  expect(await getErrorCode(statement)).toBe('42501');
});

test.each([
  'audit_entry',
  'journal_entry',
  'journal_line',
  'report_entry',
  'statement_paper',
  'timeline',
  'bill_line',
  'payment',
  'permit_scan',
])('rows of %s can neither be changed nor deleted', async (table) => {
  const { rows } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_identity = 'NO' order by ordinal_position limit 1`,
    [table],
  );
  expect(await getErrorCode(`update ${table} set ${rows[0]?.name} = ${rows[0]?.name}`)).toBe('42501');
  expect(await getErrorCode(`delete from ${table}`)).toBe('42501');
  expect(await getErrorCode(`insert into ${table} select * from ${table} where false`)).not.toBe('42501');
});

test.each(['bill', 'payment_attempt', 'receipt', 'permit'])(
  'a row of %s changes its state and is never deleted',
  async (table) => {
    expect(await getErrorCode(`delete from ${table}`)).toBe('42501');
    expect(await getErrorCode(`update ${table} set state = state`)).toBe('done');
  },
);

test('rows of every other table can be read and written, and a sequence cannot be reset', async () => {
  const { rows } = await owner.query<{ table: string }>(
    "select tablename as table from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  for (const { table } of rows)
    expect([table, await getErrorCode(`select from ${table} limit 1`)]).toEqual([table, 'done']);
  expect(await getErrorCode("select setval(pg_get_serial_sequence('account', 'id'), 1)")).toBe('42501');
});

test('a table that is added later is covered without further grants', async () => {
  await owner.query('create table comes_later (id bigint generated always as identity, word text)');
  expect(await getErrorCode("insert into comes_later (word) values ('here')")).toBe('done');
  expect(await getErrorCode('drop table comes_later')).toBe('42501');
});

test('a job is enqueued by the serving role', async () => {
  expect(await getErrorCode("select graphile_worker.add_job('a_task')")).toBe('done');
  expect((await serving.query('select from graphile_worker._private_jobs')).rowCount).toBe(1);
});

test('with both addresses the owner migrates; with the serving one alone a start only checks; with the owner alone it works and notes it', async () => {
  const config = (settings: Record<string, string>) => readConfig(settings);
  expect(
    await prepareDatabase(config({ DATABASE_URL: database.serving_url, DATABASE_OWNER_URL: database.url })),
  ).toMatchObject({ by: 'owner' });
  expect(await prepareDatabase(config({ DATABASE_URL: database.serving_url }))).toMatchObject({ by: 'nobody' });
  expect(await prepareDatabase(config({ DATABASE_URL: database.url }))).toMatchObject({ by: 'serving_role' });

  await owner.query("delete from kysely_migration where name = '0171-01-platform.sql'");
  await expect(prepareDatabase(config({ DATABASE_URL: database.serving_url }))).rejects.toThrow(
    /^DATABASE_OWNER_URL: expected .* 0171-01-platform\.sql has not run/,
  );
  await owner.query("insert into kysely_migration (name, timestamp) values ('0171-01-platform.sql', now()::text)");
});

test('an owner is no serving role, and a missing one is named', async () => {
  await expect(
    migrateDatabase(database.url, { name: getConnectionRole(database.url), creates: false }),
  ).rejects.toThrow('DATABASE_URL: expected a role that owns nothing; ebpls is the owner');
  await expect(migrateDatabase(database.url, { name: 'nobody_yet', creates: false })).rejects.toThrow(
    'DATABASE_URL: expected a role that exists; make nobody_yet first',
  );
});

test('an owner who is no superuser, on a server of the operator, migrates an empty database and grants the rights', async () => {
  const name = `given_${process.pid}`;
  await owner.query(`create role ${name}_owner login`);
  await owner.query(`create role ${name}_app login`);
  await owner.query(`create database ${name} owner ${name}_owner`);
  const getDatabaseUrl = (role: string): string =>
    database.url.replace(/\/\/[^@]*@/, `//${role}@`).replace(/\/test_\w+/, `/${name}`);
  const settings = { DATABASE_URL: getDatabaseUrl(`${name}_app`), DATABASE_OWNER_URL: getDatabaseUrl(`${name}_owner`) };
  expect(await prepareDatabase(readConfig(settings))).toMatchObject({ by: 'owner' });
  expect(await prepareDatabase(readConfig({ DATABASE_URL: settings.DATABASE_URL }))).toMatchObject({ by: 'nobody' });

  const server = await openTestServer({ DATABASE_URL: settings.DATABASE_URL });
  expect((await server.request(getReady, undefined)).status).toBe(200);
  await server.close();
  await owner.query(`drop database ${name} with (force)`);
  await owner.query(`drop role ${name}_owner, ${name}_app`);
});
