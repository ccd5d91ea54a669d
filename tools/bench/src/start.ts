import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '@ebpls/postgres';

import { waitUntilAnswering, findFreePort, run } from './programs.ts';
import { computeMedian, type Reading } from './reading.ts';

const WARM_ROUNDS = 5;

/**
 * P-17: measures the start of embedded database and API, from nothing and with existing data, until the API reports
 * that it is ready.
 */
export async function measureStart(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-start-'));
  try {
    const first = await measureOneStart(folder);
    const warm: number[] = [];
    for (let round = 0; round < WARM_ROUNDS; round += 1) warm.push(await measureOneStart(folder));
    return [
      { id: 'P-17', what: 'database and API ready, first run', unit: 's', ours: first, must: { most: 6 } },
      { id: 'P-17', what: 'database and API ready, warm', unit: 's', ours: computeMedian(warm), must: { most: 2 } },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOneStart(folder: string): Promise<number> {
  const port = await findFreePort();
  const from = performance.now();
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const api = run('apps/api/src/main.ts', {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    ROLE: 'api',
    DATA_DIR: join(folder, 'api'),
    RELEASE_DIR: folder,
    LOG_LEVEL: 'error',
    EBPLS_DEMO: '0',
  });
  await waitUntilAnswering(`http://127.0.0.1:${port}/api/ready`);
  const seconds = (performance.now() - from) / 1000;
  await api.stop();
  await postgres.stop();
  return seconds;
}
