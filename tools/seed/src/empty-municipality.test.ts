import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDatabase, type FreshDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { readMunicipality } from './municipality/municipality.ts';
import { writeEmptyMunicipality } from './reference.ts';
import { type ScenarioServer, openScenarioServer } from './scenario/scenario-server.ts';

let database: FreshDatabase;
let folder: string;
let server: ScenarioServer;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ebpls-empty-'));
  server = await openScenarioServer(
    readConfig({ DATABASE_URL: database.serving_url, DATA_DIR: folder }),
    readMunicipality('san-isidro'),
  );
  await server.api.db.transaction().execute(writeEmptyMunicipality);
});

afterAll(async () => {
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('an empty municipality has the catalogues of all, and nothing of San Isidro: no name, place, rate or person', async () => {
  const { rows } = await sql`
    select
      (select value->>'name' from setting where key = 'municipality') as name,
      (select count(*)::int from barangay) as barangays,
      (select count(*)::int from ordinance_version) as versions,
      (select count(*)::int from account) as people,
      (select count(*)::int from holiday where kind = 'LOCAL') as feasts,
      (select count(*)::int from office) > 8 as has_offices,
      (select count(*)::int from line_of_business) > 50 as has_lines,
      (select count(*)::int from requirement) > 20 as has_papers,
      (select value->>'version' from setting where key = 'starter_revenue_code') as starter`.execute(server.api.db);
  expect(rows).toEqual([
    {
      name: '',
      barangays: 0,
      versions: 0,
      people: 0,
      feasts: 0,
      has_offices: true,
      has_lines: true,
      has_papers: true,
      starter: 'SIRC-2024',
    },
  ]);
});
