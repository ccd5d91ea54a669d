// Runs a database server of its own that a load test kills.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Postgres, startPostgres } from '@ebpls/postgres';
import { sql } from 'kysely';

import { migrateDatabase } from '../../platform/database/migrate.ts';
import { openTestServer, type TestServer } from '../open-server.ts';
import { seedMunicipality } from '../municipality-seed.ts';
import { waitUntil } from './live-api.ts';

export interface OwnServer {
  readonly server: TestServer;
  readonly postgres: Postgres;
  /** kill -9 of the database; its supervisor starts it again. */
  readonly killPostgres: () => void;
  /** Waits until the database replies again. */
  readonly databaseReady: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A municipality on a database server of its own with durable writes, so that it may be killed: the shared test server
 * writes without fsync.
 */
export async function openOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-storm-'));
  // The account that PostgreSQL runs as must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  await migrateDatabase(postgres.url);
  const server = await openTestServer({ DATABASE_URL: postgres.url, ...settings });
  await seedMunicipality(server.api.db);
  return {
    server,
    postgres,
    killPostgres: () => {
      const pid = postgres.pid();
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    },
    databaseReady: () =>
      waitUntil(
        () =>
          sql`select 1`.execute(server.api.db).then(
            () => true,
            () => false,
          ),
        'the database did not come back',
      ),
    close: async () => {
      await server.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
