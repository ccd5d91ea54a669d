import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '@ebpls/postgres';

import { runScript } from './programs.ts';
import { findFront, openSite, type Site } from './site.ts';

export interface DrillSite extends Site {
  readonly database_url: string;
}

/** Starts a database and the nodes of the product on it for a drill, in a folder of its own. */
export async function openDrillSite(): Promise<DrillSite> {
  findFront();
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-drill-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
    undo.push(() => postgres.stop());
    await runScript('apps/api/src/platform/database/migrate.ts', {
      DATABASE_URL: '',
      EBPLS_DATABASE: postgres.servingUrl,
      DATABASE_OWNER_URL: postgres.url,
    });
    const site = await openSite({ folder, settings: { DATABASE_URL: postgres.servingUrl, LOG_LEVEL: 'error' } });
    undo.push(() => site.stop());
    return { ...site, database_url: postgres.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
