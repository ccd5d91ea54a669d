import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';
import { Client } from 'pg';

import { readConfig } from '../config/config.ts';
import { cancelStatements, type RequestWaiter, runWithinBounds } from './request-bounds.ts';
import { type Database, allocateNumber, openDatabase, openPool } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { listMigrationNames } from './migration-names.ts';
import { prepareDatabase } from './prepare-database.ts';

let fresh: FreshDatabase;
let db: Database;
beforeAll(async () => {
  fresh = await createDatabase();
  db = openDatabase(openPool(fresh.url, { max: 4 }));
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

async function selectOne<T>(expression: string): Promise<T> {
  const { rows } = await sql<{ it: T }>`select ${sql.raw(expression)} as it`.execute(db);
  return rows[0]?.it as T;
}

test('centavos are read as whole numbers', async () => {
  expect(await selectOne('9007199254740991::bigint')).toBe(9_007_199_254_740_991);
  expect(await selectOne('(select sum(n) from (values (340500::bigint), (5)) v(n))')).toBe(340_505);
});

test('an amount that cannot be represented exactly is never read', async () => {
  await expect(selectOne('9007199254740992::bigint')).rejects.toThrow(RangeError);
  await expect(selectOne('0.1::numeric')).rejects.toThrow(RangeError);
});

test('a moment is ISO text in UTC and a day is a day', async () => {
  expect(await selectOne("timestamptz(3) '2026-01-12 08:00:00.5+08'")).toBe('2026-01-12T00:00:00.5Z');
  expect(await selectOne("date '2026-01-20'")).toBe('2026-01-20');
  expect(await selectOne('null::timestamptz')).toBeNull();
});

test('named and unnamed statements read the same', async () => {
  const plain = openDatabase(openPool(fresh.url, { max: 1 }), { named_statements: false });
  const listRoles = (database: Database) => database.selectFrom('role').select('name').where('id', '=', 4).execute();
  expect(await listRoles(plain)).toEqual(await listRoles(db));
  await plain.destroy();
});

test('behind a pooler no session settings are made, and no statement is cancelled by a number that the pooler made up', async () => {
  expect(openPool(fresh.url).options.options).toBe('-c timezone=UTC');
  const pool = openPool(fresh.url, { max: 1, named_statements: false });
  expect(pool.options.options).toBeUndefined();
  const cancel = jest.fn(() => Promise.resolve());
  const pooledDb = openDatabase(pool, { named_statements: false, cancel });
  const requestWaiter: RequestWaiter = { isDisconnected: false, cancellations: new Set() };
  await runWithinBounds({ statement_ms: 1_000, waiter: requestWaiter }, () =>
    pooledDb.connection().execute(async (connection) => {
      expect(
        (await sql<{ it: string }>`select current_setting('statement_timeout') as it`.execute(connection)).rows,
      ).toEqual([{ it: '0' }]);
      cancelStatements(requestWaiter);
    }),
  );
  expect(cancel).not.toHaveBeenCalled();
  await pooledDb.destroy();
});

test('behind a pooler the role itself must be in UTC, or no moment could be read', async () => {
  const settings = { DATABASE_URL: fresh.url, DATABASE_NAMED_STATEMENTS: '0' };
  const name = await selectOne<string>('current_database()');
  await sql`alter database ${sql.id(name)} set timezone = 'Asia/Manila'`.execute(db);
  await expect(prepareDatabase(readConfig(settings))).rejects.toThrow(/^DATABASE_URL: expected a role .* in UTC/);
  await sql`alter database ${sql.id(name)} reset timezone`.execute(db);
  await expect(prepareDatabase(readConfig(settings))).resolves.toMatchObject({ by: 'serving_role' });
});

test('a statement is planned once per connection', async () => {
  const single = openDatabase(openPool(fresh.url, { max: 1 }));
  for (const id of [4, 5, 6]) await single.selectFrom('role').select('name').where('id', '=', id).execute();
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pg_prepared_statements where statement like '%"role"%'`.execute(single);
  expect(rows[0]?.n).toBe(1);
  await single.destroy();
});

test.each([true, false])(
  'an answer is never held by a promise of the driver, with named statements: %s',
  async (named_statements) => {
    const querySpy = jest.spyOn(Client.prototype, 'query');
    const own = openDatabase(openPool(fresh.url, { max: 1 }), { named_statements });
    await sql`select ${1}::int`.execute(own);
    await own.destroy();
    expect(querySpy.mock.calls.map((args) => typeof args.at(-1))).toEqual(['function']);
    querySpy.mockRestore();
  },
);

test('a hundred concurrent callers of one series get every number once and none is skipped', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 100 }, () => db.transaction().execute((trx) => allocateNumber(trx, 'receipt', 2026))),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

test('each year starts at one', async () => {
  expect(await db.transaction().execute((trx) => allocateNumber(trx, 'receipt', 2027))).toBe(1);
});

test('audit rows cannot be changed, removed or emptied', async () => {
  await db
    .insertInto('audit_entry')
    .values({ act: 'test', object_kind: 'test', object_id: '1', account_id: null, role_name: null })
    .execute();
  await expect(db.updateTable('audit_entry').set({ act: 'other' }).execute()).rejects.toThrow('append only');
  await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('append only');
  await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow('append only');
});

test('a lost database server does not end the process, and the pool works again', async () => {
  const killer = new Client({ connectionString: fresh.url });
  await killer.connect();
  await Promise.all([selectOne('pg_sleep(0)'), selectOne('pg_sleep(0)')]);
  await killer.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ebpls' and datname = current_database()",
  );
  await killer.end();
  const answers: number[] = [];
  for (let tries = 0; tries < 20 && answers.length === 0; tries += 1)
    await selectOne<number>('1').then(
      (it) => answers.push(it),
      () => undefined,
    );
  expect(answers).toEqual([1]);
});

test('several concurrent starts migrate once', async () => {
  await Promise.all([migrateDatabase(fresh.url), migrateDatabase(fresh.url), migrateDatabase(fresh.url)]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(await listMigrationNames());
});

// The interface is read as text, because types do not exist at run time.
test('the tables in the code are the tables in the database, column by column', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string; is_nullable: 'YES' | 'NO' }>`
    select table_name::text, column_name::text, is_nullable::text
    from information_schema.columns
    where table_schema = 'public'
      and table_name not like 'kysely_%'
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`.execute(db);
  const inDatabase = rows.map(
    (row) => `${row.table_name}.${row.column_name}${row.is_nullable === 'YES' ? ' or null' : ''}`,
  );
  expect(listDeclaredColumns()).toEqual(inDatabase.toSorted());
});

function listDeclaredColumns(): string[] {
  const folder = join(import.meta.dirname, '../../tables');
  const source = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const interfaces = new Map(
    [...source.matchAll(/interface (\w+)[^{]*\{([^}]*)\}/g)].map(
      ([, name = '', body = '']) => [name, [...body.matchAll(/^\s+(\w+): (.+);$/gm)]] as const,
    ),
  );
  const tables = [...interfaces].filter(([name]) => name.endsWith('Tables')).flatMap(([, members]) => members);
  return tables
    .flatMap(([, table = '', type = '']) =>
      (interfaces.get(type) ?? []).map(
        ([, column, kind = '']) => `${table}.${column}${kind.includes('| null') ? ' or null' : ''}`,
      ),
    )
    .toSorted();
}
