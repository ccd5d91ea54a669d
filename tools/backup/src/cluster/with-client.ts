import { join } from 'node:path';

import { findServer, startPostgres, formatConnectionUrl } from '@ebpls/postgres';
import { Client } from 'pg';

import { Refusal } from '../refusal.ts';

/**
 * Connects as the owner role of the database and runs a callback; starts the embedded server for that time when it is
 * not running.
 */
export async function withClient<T>(dataDir: string, use: (client: Client, data: string) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'postgres');
  const server = findServer(folder);
  if (server === undefined)
    throw new Refusal(`There is no database in ${dataDir}; DATA_DIR names the folder to back up.`);
  const own = server.connection === undefined ? await startPostgres({ dataDir: folder }) : undefined;
  const client = new Client({
    connectionString: server.connection ? formatConnectionUrl(server.connection) : own?.url,
  });
  try {
    await client.connect();
    return await use(client, server.data);
  } finally {
    await client.end().catch(() => undefined);
    await own?.stop();
  }
}
