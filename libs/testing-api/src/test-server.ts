import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Postgres, getProcessMark, startPostgres } from '@ebpls/postgres';

import { createTemplate, type Migrate } from './databases.ts';

const FOLDER_NAME = /^ebpls-test-(\d+)-/;

let runningServer: { server: Postgres; folder: string } | undefined;

/**
 * One PostgreSQL for all test files of a run, with one migrated database that every file copies. To be called by a
 * project's globalSetup; `migrate` is the server's own, so tests see the schema that a start would make.
 */
export async function startTestServer(migrate: Migrate): Promise<void> {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`));
  const server = await startPostgres({ dataDir: folder, durable: false });
  runningServer = { server, folder };
  process.env['EBPLS_TEST_SERVER'] = server.url;
  process.env['EBPLS_TEST_FOLDER'] = folder;
  await createTemplate(migrate);
}

/** Folder of data that several test files share: removed with the server. */
export function testFolder(): string {
  return process.env['EBPLS_TEST_FOLDER'] ?? tmpdir();
}

/** To be called by the same project's globalTeardown. */
export async function stopTestServer(): Promise<void> {
  if (!runningServer) return;
  await runningServer.server.stop();
  rmSync(runningServer.folder, { recursive: true, force: true });
  runningServer = undefined;
}

/** A run that was killed could not remove its folder; its server ended with it. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(FOLDER_NAME.exec(name)?.[1]);
    if (pid > 0 && getProcessMark(pid) === undefined) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
