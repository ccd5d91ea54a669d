import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findServer, type Postgres, startPostgres } from '@ebpls/postgres';
import { Client } from 'pg';

import { ROOT } from '../settings.ts';
import { moveDatabase } from './move-database.ts';

let home: string;
let dataDir: string;
let target: Postgres;
let admin: Client;

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Owners, one entry of the ledger, a trace that nobody may change, and a job that waits. */
const ROWS = `
  insert into account (email, firstname, lastname, password_hash)
    select 'owner-' || n || '@example.com', E'a\\tb\\\\ñ', 'x', 'x' from generate_series(1, 50) n;
  insert into journal_entry (kind, posted_at, posted_on, effective_on) values ('COLLECTION', now(), now(), now());
  insert into journal_line (entry_id, position, account_code, fund, debit, credit)
    select entry_id, n, '101', 'GENERAL', 340500 * (n % 2), 340500 * ((n + 1) % 2) from journal_entry, generate_series(1, 2) n;
  insert into audit_entry (act, object_kind, object_id) values ('assessment.approve', 'assessment', '1');
  select graphile_worker.add_job('deliver_mail');`;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'ebpls-move-'));
  dataDir = join(home, 'data');
  const source = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  await promisify(execFile)(process.execPath, [join(ROOT, 'apps/api/src/platform/database/migrate.ts')], {
    env: { ...process.env, DATABASE_URL: '', EBPLS_DATABASE: source.servingUrl, DATABASE_OWNER_URL: source.url },
  });
  const client = await connect(source.url);
  await client.query(ROWS);
  await client.end();
  await source.stop();
  await openTarget();
});

/** A server that requires passwords, as one of another machine does. */
async function openTarget(): Promise<void> {
  const folder = join(home, 'target');
  target = await startPostgres({ dataDir: folder, durable: false });
  admin = await connect(target.url);
  await admin.query(
    `create role town_owner login password 'of-the-owner'; create role town_app login password 'of-the-app'`,
  );
  const rules = join(findServer(folder)?.data ?? '', 'pg_hba.conf');
  const rulesText = await readFile(rules, 'utf8');
  await writeFile(rules, `local all ebpls trust\nlocal all all scram-sha-256\n${rulesText}`);
  await admin.query('select pg_reload_conf()');
}

afterAll(async () => {
  await admin.end();
  await target.stop();
  await rm(home, { recursive: true, force: true });
});

const address = (name: string, role: string, password: string): string => {
  const { connection } = target;
  return `postgresql://${role}:${password}@/${name}?host=${encodeURIComponent(connection?.host ?? '')}`;
};

interface Fixture {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
}

/** An empty database with an owner who is no superuser, and a role that serves. */
async function createFixture(name: string): Promise<Fixture> {
  await admin.query(`create database ${name} owner town_owner`);
  return {
    dataDir,
    databaseUrl: address(name, 'town_app', 'of-the-app'),
    ownerUrl: address(name, 'town_owner', 'of-the-owner'),
  };
}

async function queryOne(url: string, question: string): Promise<unknown> {
  const client = await connect(url);
  try {
    return (await client.query<{ answer: unknown }>(question)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

test('everything moves, is counted and added up on both sides, and the product continues there', async () => {
  const fixture = await createFixture('whole');
  const lines = (await moveDatabase(fixture)).join('\n');
  expect(lines).toMatch(/^public\.account +50 = 50$/m);
  expect(lines).toMatch(/^public\.journal_line\.debit +340500 = 340500$/m);
  expect(lines).toMatch(/^graphile_worker\._private_jobs +1 = 1$/m);
  expect(lines).toMatch(/rows of \d+ tables; \d+ counts and sums are the same on both sides/);

  const { databaseUrl, ownerUrl } = fixture;
  expect(await queryOne(databaseUrl, 'select min(firstname) as answer from account')).toBe('a\tb\\ñ');
  // The next number is the next one, references hold, and what nobody may change nobody can.
  expect(
    await queryOne(
      ownerUrl,
      `insert into account (email, firstname, lastname, password_hash) values ('new@example.com', 'x', 'x', 'x') returning id::int as answer`,
    ),
  ).toBe(51);
  await expect(queryOne(ownerUrl, 'delete from journal_entry')).rejects.toThrow(/journal_entry/);
  await expect(queryOne(ownerUrl, 'update audit_entry set act = act')).rejects.toThrow(/audit_entry/);
  await expect(queryOne(databaseUrl, 'delete from audit_entry')).rejects.toThrow(/permission denied/);
  expect(await queryOne(ownerUrl, `select to_regclass('unfinished_move') as answer`)).toBeNull();
});

test('a database that is not empty is refused and left as it is', async () => {
  const fixture = await createFixture('filled');
  await queryOne(fixture.ownerUrl, 'create table somebodys (id int)');
  await expect(moveDatabase(fixture)).rejects.toThrow(/is not empty: it holds public\.somebodys\. Nothing was changed/);
  expect(
    await queryOne(fixture.ownerUrl, "select count(*)::int as answer from pg_tables where schemaname = 'public'"),
  ).toBe(1);
});

test('a move that is cut in the middle keeps no row, and goes through when it is started again', async () => {
  const fixture = await createFixture('cut');
  const targetClient = await connect(address('cut', 'ebpls', ''));
  // The server ends the connection as soon as rows are there.
  await targetClient.query(`
    create function cut() returns event_trigger language plpgsql as $$
    begin
      if to_regclass('account') is not null and exists (select from account) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
    end $$;
    create event trigger cut on ddl_command_end when tag in ('ALTER TABLE') execute function cut();`);
  await expect(moveDatabase(fixture)).rejects.toThrow(/^The move was cut: .*\nNo row of it was saved/);
  await targetClient.query('drop event trigger cut');
  await targetClient.end();
  expect(await queryOne(fixture.ownerUrl, 'select count(*)::int as answer from account')).toBe(0);
  expect((await moveDatabase(fixture)).join('\n')).toMatch(/^public\.account +50 = 50$/m);
});

test.each([
  [
    'a wrong password',
    { databaseUrl: () => address('whole', 'town_app', 'guessed') },
    /^DATABASE_URL: the password is wrong \(role town_app/,
  ],
  [
    'a wrong password of the owner',
    { ownerUrl: () => address('whole', 'town_owner', 'guessed') },
    /^DATABASE_OWNER_URL: the password is wrong/,
  ],
  [
    'no such database',
    { databaseUrl: () => address('nowhere', 'town_app', 'of-the-app') },
    /there is no such database/,
  ],
  [
    'a server that is away',
    { databaseUrl: () => 'postgresql://town_app:x@127.0.0.1:1/whole' },
    /nobody answers at this address/,
  ],
])('%s is said in one sentence, without the password', async (_, settings, message) => {
  const right = {
    databaseUrl: () => address('whole', 'town_app', 'of-the-app'),
    ownerUrl: () => address('whole', 'town_owner', 'of-the-owner'),
  };
  const { databaseUrl, ownerUrl } = { ...right, ...settings };
  const refusal: unknown = await moveDatabase({ dataDir, databaseUrl: databaseUrl(), ownerUrl: ownerUrl() }).catch(
    (error: unknown) => error,
  );
  expect(String((refusal as Error).message)).toMatch(message);
  expect(String((refusal as Error).message)).not.toMatch(/guessed|of-the-app/);
});

test('no target, no source, and a source that is in use are refused', async () => {
  const fixture = await createFixture('untouched');
  await expect(moveDatabase({ ...fixture, databaseUrl: undefined })).rejects.toThrow(/DATABASE_URL is not set/);
  await expect(moveDatabase({ ...fixture, dataDir: join(home, 'nowhere') })).rejects.toThrow(/There is no database/);
  const running = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  await expect(moveDatabase(fixture)).rejects.toThrow(/The product runs on this database/);
  await queryOne(running.url, `insert into kysely_migration values ('9999-later.sql', now())`);
  await running.stop();
  await expect(moveDatabase(fixture)).rejects.toThrow(/left by another version/);
  expect(
    await queryOne(fixture.ownerUrl, `select count(*)::int as answer from pg_tables where schemaname = 'public'`),
  ).toBe(0);
});
