import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDatabase, type FreshDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { addEverydayWords } from './everyday-words.ts';
import { readMunicipality } from './municipality/municipality.ts';
import { writeReference } from './reference.ts';
import { type ScenarioServer, openScenarioServer } from './scenario/scenario-server.ts';

let database: FreshDatabase;
let folder: string;
let server: ScenarioServer;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ebpls-words-'));
  const municipality = readMunicipality('san-isidro');
  const settings = { DATABASE_URL: database.serving_url, DATA_DIR: folder };
  server = await openScenarioServer(
    readConfig({ ...settings, PAYNAMICS_MERCHANT_ID: 'ebpls-sandbox', PAYNAMICS_MERCHANT_KEY: 'sandbox-merchant-key' }),
    municipality,
  );
  await server.api.db.transaction().execute((trx) => writeReference(trx, municipality));
});

afterAll(async () => {
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function loadSynonyms(line: string): Promise<unknown> {
  const { rows } = await sql<{
    synonyms: unknown;
  }>`select content -> 'synonyms' as synonyms from line_of_business where line = ${line}`.execute(server.api.db);
  return rows[0]?.synonyms;
}

test('lines from before there were everyday words get them at the next start; what the municipality changed stays', async () => {
  const { db } = server.api;
  await sql`update line_of_business set content = content - 'synonyms' where line in ('L01', 'L43')`.execute(db);
  await sql`update line_of_business set name = 'Repair of tricycles' where line = 'L43'`.execute(db);
  await sql`
    update line_of_business
    set content = jsonb_set(content, '{synonyms}', '["barbershop"]')
    where line = 'L63'
  `.execute(db);

  await db.transaction().execute(addEverydayWords);

  expect(await loadSynonyms('L01')).toEqual(expect.arrayContaining(['tindahan']));
  expect(await loadSynonyms('L43')).toBeNull();
  expect(await loadSynonyms('L63')).toEqual(['barbershop']);
});
