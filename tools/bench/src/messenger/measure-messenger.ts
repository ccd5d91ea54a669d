import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '@ebpls/postgres';

import { openPlainPool } from '../../../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../../../apps/api/src/platform/database/migrate.ts';
import { waitUntilAnswering, findFreePort, type Program, run } from '../programs.ts';
import type { Reading } from '../reading.ts';
import { measureCrowd } from './crowd.ts';
import { measureDelivery } from './delivery.ts';
import type { Node } from './node.ts';
import { createPairs } from './people.ts';
import { measureStorm } from './storm.ts';

const SECRET = 'one secret for both nodes of the measure';
const PAIRS = 1_650;

/**
 * P-13, P-14 and the storm of R-7: measures messages that are stored first and seen by the other side, none lost and
 * none doubled.
 */
export async function measureMessenger(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  const programs: Program[] = [];
  const start = async (script: string, environment: Record<string, string>): Promise<Node> => {
    const port = await findFreePort();
    const program = run(script, { PORT: String(port), ...environment });
    programs.push(program);
    await waitUntilAnswering(`http://127.0.0.1:${port}/api/health`);
    return { ...program, port };
  };
  try {
    await migrateDatabase(postgres.url);
    const pool = openPlainPool(postgres.url);
    const pairs = await createPairs(pool, SECRET, PAIRS);
    await pool.end();
    const api = {
      DATABASE_URL: postgres.url,
      HOST: '127.0.0.1',
      ROLE: 'api',
      RELEASE_DIR: folder,
      DATA_DIR: join(folder, 'api'),
      LOG_LEVEL: 'error',
      EBPLS_DEMO: '0',
      EBPLS_TOKEN_SECRET: SECRET,
    };
    const nodes = [await start('apps/api/src/main.ts', api), await start('apps/api/src/main.ts', api)];
    const bare = await start('tools/bench/src/messenger/bare-socket.ts', { BENCH_DATABASE: postgres.url });
    return [
      ...(await measureDelivery(nodes, bare, pairs)),
      ...(await measureStorm(nodes, pairs)),
      ...(await measureCrowd(nodes[0] as Node, pairs)),
    ];
  } finally {
    for (const program of programs) await program.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
