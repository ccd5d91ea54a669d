import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createDatabase, type FreshDatabase } from '@ebpls/testing-api';

import { openPlainPool } from '../../../apps/api/src/platform/database/database.ts';
import { disableSyncCommits, restoreCommits } from './commits.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

let database: FreshDatabase;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => database.drop());

/** How a new connection commits. */
async function commits(statement = 'select 1'): Promise<string> {
  const newPool = openPlainPool(database.url);
  await newPool.query(statement);
  await newPool.end();
  const pool = openPlainPool(database.serving_url);
  const { rows } = await pool.query<{ synchronous_commit: string }>('show synchronous_commit');
  await pool.end();
  return rows[0]?.synchronous_commit ?? '';
}

test('commits are asynchronous while the demonstration is made, and wait for the disk again afterwards', async () => {
  const before = await commits();
  await disableSyncCommits(database.url);
  expect(await commits()).toBe('off');
  await restoreCommits(database.url);
  expect(await commits()).toBe(before);
});

test('before a municipality is served its commits are left as its administrator has set them', async () => {
  const set =
    "do $$ begin execute format('alter database %I set synchronous_commit = remote_write', current_database()); end $$";
  expect(await commits(set)).toBe('remote_write');
  await prepare();
  expect(await commits()).toBe('remote_write');
});

test('a setting left by a killed start is reset before a municipality is served', async () => {
  const before = await commits();
  await disableSyncCommits(database.url);
  await prepare();
  expect(await commits()).toBe(before);
});

/** Runs the steps before an empty municipality is served, and before each upgrade. */
async function prepare(): Promise<void> {
  const data_dir = await mkdtemp(join(tmpdir(), 'ebpls-commits-'));
  await promisify(execFile)(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.serving_url,
      DATABASE_OWNER_URL: database.url,
      DATA_DIR: data_dir,
      EBPLS_DEMO: '0',
    },
  });
  await rm(data_dir, { recursive: true, force: true });
}
