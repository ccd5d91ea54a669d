import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';
import { Client } from 'pg';

import { migrateDatabase } from './migrate.ts';
import { formatMigrationRuns, NewerSchema } from './schema-changes.ts';

let database: FreshDatabase;
let client: Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** A release before the one whose migration makes the searched names of businesses anew, with businesses in it. */
const BEFORE_SEARCH_TEXT = `
  delete from kysely_migration where name = '0215-search-text.sql';
  set session_replication_role = replica;
  insert into business (company_code, owner_id, company_name)
  select 'SN-' || n, 1, 'Tindahan ni Aling Ñena ' || n from generate_series(1, 500) n;
  set session_replication_role = origin;
`;

test('a table that a migration rewrote is vacuumed, so that an index-only scan works again', async () => {
  await client.query(BEFORE_SEARCH_TEXT);
  const runs = await migrateDatabase(database.url, undefined, 'ebpls-before.backup');
  expect(runs.map(({ name }) => name)).toEqual(['0215-search-text.sql']);
  expect(formatMigrationRuns(runs)).toMatch(/^1 migration has run: 0215-search-text\.sql \(\d+\.\d s\)$/);
  const { rows } = await client.query<{ search_name: string }>(
    "select search_name from business where company_code = 'SN-7'",
  );
  expect(rows).toEqual([{ search_name: 'tindahan ni aling nena 7' }]);
  const { rows: pages } = await client.query<{ relallvisible: number; relpages: number }>(
    "select relallvisible, relpages from pg_class where oid = 'public.business'::regclass",
  );
  expect(pages[0]?.relpages).toBeGreaterThan(0);
  expect(pages[0]?.relallvisible).toBe(pages[0]?.relpages);
});

test('the version that changed the tables is recorded', async () => {
  const { rows } = await client.query(
    'select product_version, migrations, backup from schema_change order by change_id',
  );
  expect(rows.at(-1)).toEqual({
    product_version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    migrations: ['0215-search-text.sql'],
    backup: 'ebpls-before.backup',
  });
});

test('a version older than the tables names the one that migrated them and the way back, and changes nothing', async () => {
  await client.query("insert into kysely_migration values ('9990-later.sql', now()), ('9991-later.sql', now())");
  await client.query(
    "insert into schema_change (product_version, migrations, took_ms, backup) values ('7.1.0', '{9990-later.sql}', 5, 'ebpls-7.backup'), ('7.2.0', '{9991-later.sql}', 5, 'ebpls-8.backup')",
  );
  const migration = migrateDatabase(database.url);
  await expect(migration).rejects.toThrow(NewerSchema);
  await expect(migration).rejects.toThrow(
    /^This database was migrated by a later version, eBPLS 7\.2\.0 \(9991-later\.sql\); this is eBPLS \d/,
  );
  await expect(migration).rejects.toThrow('npm run restore -- ebpls-7.backup --key');
  await client.query("delete from kysely_migration where name like '999%'");
  await client.query("delete from schema_change where product_version like '7.%'");
});
