import { SERVING_USER } from '@ebpls/postgres';
import { createDatabase, type FreshDatabase } from '@ebpls/testing-api';
import { Kysely, PostgresDialect, sql } from 'kysely';

import { createFormerDatabase, listReceiptRows, type ReceiptRow } from '../../testing/upgrade/open-upgraded-server.ts';
import { type Database, openPlainPool } from './database.ts';
import { createMigrator, migrateDatabase } from './migrate.ts';
import { listMigrationNames, listReplacedNames } from './migration-names.ts';

/** Last migration of each version that was in use. */
const LANDED_VERSIONS = [
  '0171-11-operations.sql',
  '0181-bank-confirmation.sql',
  '0218-full-names.sql',
  '0228-fraud-findings.sql',
  '0245-screen-reads.sql',
  '0246-recorded-grants.sql',
  '0250-act-events.sql',
  '0251-seen-originals.sql',
  '0290-held-acts.sql',
  '0321-late-policies-of-items.sql',
  '0322-tariffs.sql',
  '0350-early-payment.sql',
  '0365-found-measures.sql',
  '0367-proof-editors.sql',
];
/** The last version that had the migrations which the baseline replaces. */
const LAST_BEFORE_BASELINE = '0251-seen-originals.sql';

let template: string;
let receipts: readonly ReceiptRow[];
let database: FreshDatabase;
beforeAll(async () => {
  const former = await createFormerDatabase();
  receipts = former.receipts;
  template = await former.database.saveAsTemplate();
}, 120_000);
beforeEach(async () => {
  database = await createDatabase(template);
});
afterEach(() => database.drop());

async function inDatabase<T>(read: (db: Database) => Promise<T>): Promise<T> {
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: openPlainPool(database.url) }) });
  return read(db).finally(() => db.destroy());
}

async function migrateTo(db: Database, version: string): Promise<void> {
  const { error } = await createMigrator(db).migrateTo(version);
  if (error) throw error;
  if (version > LAST_BEFORE_BASELINE) return;
  await sql`delete from kysely_migration where name < '0172'`.execute(db);
  await sql`
    insert into kysely_migration select name, now()::text from unnest(${await listReplacedNames()}::text[]) name`.execute(
    db,
  );
}

/** Rows of each table; a migration may add some and must lose none. */
async function countRows(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of tables.filter((table) => !table.name.startsWith('kysely_'))) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)}`.execute(
      db,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

async function listRecordedNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

test.each(LANDED_VERSIONS)('a database whose last migration is %s is migrated and keeps its rows', async (version) => {
  const before = await inDatabase(async (db) => {
    await migrateTo(db, version);
    return countRows(db);
  });
  expect([...before.values()].filter((count) => count > 0).length).toBeGreaterThan(30);
  const laterMigrations = (await listMigrationNames()).filter((name) => name > version);
  const runs = await migrateDatabase(database.url, { name: SERVING_USER, creates: true });
  expect(runs.map(({ name }) => name)).toEqual(laterMigrations);
  await inDatabase(async (db) => {
    expect(await listRecordedNames(db)).toEqual(await listMigrationNames());
    const after = await countRows(db);
    const lost = [...before].filter(([table, count]) => (after.get(table) ?? 0) < count);
    expect(lost).toEqual([]);
    expect(await listReceiptRows(db)).toEqual(receipts);
  });
});
