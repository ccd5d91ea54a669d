import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../../../../apps/api/src/platform/config/config.ts';
import { openAccounts } from '../people/accounts.ts';
import { DEFAULT_MUNICIPALITY, readMunicipality } from '../municipality/municipality.ts';
import { writeReference } from '../reference.ts';
import { type ScenarioServer, openScenarioServer } from '../scenario/scenario-server.ts';
import { runMunicipality } from '../scenario/demo-municipality.ts';

interface EmptyDatabase {
  readonly serving_url: string;
  readonly drop: () => Promise<void>;
}

export interface Demonstration {
  readonly server: ScenarioServer;
  readonly close: () => Promise<void>;
}

/** Makes the whole demo data as a start at that moment makes it, on an empty database. */
export async function openDemonstration(
  database: EmptyDatabase,
  now: Date,
  key: string = DEFAULT_MUNICIPALITY,
): Promise<Demonstration> {
  const municipality = readMunicipality(key);
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-seed-'));
  const server = await openScenarioServer(
    readConfig({
      DATABASE_URL: database.serving_url,
      DATA_DIR: folder,
      PAYNAMICS_MERCHANT_ID: 'ebpls-sandbox',
      PAYNAMICS_MERCHANT_KEY: 'sandbox-merchant-key',
    }),
    municipality,
  );
  await server.api.db.transaction().execute((trx) => writeReference(trx, municipality));
  await server.api.db.transaction().execute((trx) => openAccounts(trx, municipality, 'a long phrase for the test'));
  await runMunicipality(server, now);
  const close = async (): Promise<void> => {
    await server.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { server, close };
}
