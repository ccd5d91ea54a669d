import { type FreshDatabase, freshDatabase } from '@ebpls/testing-api';
import { Client } from 'pg';

import { migrate } from './migrate.ts';

let fresh: FreshDatabase;
let client: Client;
beforeAll(async () => {
  fresh = await freshDatabase();
  client = new Client({ connectionString: fresh.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await fresh.drop();
});

/** As the release before left it, with businesses in it. */
const BEFORE_SEARCH_NAME = `
  alter table business drop column search_name;
  create index business_name_begins on business (search_text(company_name) text_pattern_ops) where discarded_at is null;
  create index business_name_alike on business using gin (search_text(company_name) gin_trgm_ops)
    where discarded_at is null;
  create index business_by_name on business ("left"(search_text(company_name), 80), business_id);
  delete from kysely_migration where name = '0171-search-name.sql';
  set session_replication_role = replica;
  insert into business (company_code, owner_id, company_name)
  select 'SN-' || n, 1, 'Tindahan ni Aling Ñena ' || n from generate_series(1, 500) n;
  set session_replication_role = origin;
`;

test('a table that a migration wrote anew is swept: an index answers alone again', async () => {
  await client.query(BEFORE_SEARCH_NAME);
  await migrate(fresh.url);
  const { rows } = await client.query<{ search_name: string }>(
    "select search_name from business where company_code = 'SN-7'",
  );
  expect(rows).toEqual([{ search_name: 'tindahan ni aling nena 7' }]);
  const { rows: pages } = await client.query<{ relallvisible: number; relpages: number }>(
    "select relallvisible, relpages from pg_class where relname = 'business'",
  );
  expect(pages[0]?.relpages).toBeGreaterThan(0);
  expect(pages[0]?.relallvisible).toBe(pages[0]?.relpages);
});
