import { getHealth, getMe, getSetup, listMyCompanies, updateProfile } from '@ebpls/contracts';
import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { type Database, openDatabase, openPool } from '../database/database.ts';
import { openTestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { openWriteCheck } from './write-check.ts';

const SENTENCE =
  'The system cannot save anything right now. Work that is already saved is safe. Please try again later.';
const GIGABYTE = 1_073_741_824;

let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await createDatabase();
  db = openDatabase(openPool(database.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

function openCheck(free: { bytes: number }) {
  let at = 0;
  let looks = 0;
  const freeBytes = (): Promise<number> => {
    looks += 1;
    return Promise.resolve(free.bytes);
  };
  const check = openWriteCheck({ db, folders: ['data'], reserve_mb: 32, freeBytes, now: () => at });
  return { check, looks: () => looks, secondsLater: (seconds: number) => (at += seconds * 1000) };
}

test('a disk below its reserve is full, and counts as free once it has space again', async () => {
  const free = { bytes: GIGABYTE };
  const { check, secondsLater } = openCheck(free);
  expect([await check.beforeWrite(), await check.whole()]).toEqual([undefined, undefined]);
  free.bytes = 31 * 1_048_576;
  secondsLater(2);
  expect([await check.beforeWrite(), await check.whole()]).toEqual(['disk_full', 'disk_full']);
  free.bytes = GIGABYTE;
  secondsLater(2);
  expect([await check.beforeWrite(), await check.whole()]).toEqual([undefined, undefined]);
});

test('a thousand writes within a second check the disk once', async () => {
  const { check, looks } = openCheck({ bytes: GIGABYTE });
  await Promise.all(Array.from({ length: 1_000 }, () => check.beforeWrite()));
  expect(looks()).toBe(1);
});

test('a database that takes no writes is reported, and after a refused write the next ones are not even tried', async () => {
  const { check, secondsLater } = openCheck({ bytes: GIGABYTE });
  await sql`set default_transaction_read_only = on`.execute(db);
  expect(await check.beforeWrite()).toBeUndefined();
  const writeError = await db
    .updateTable('setting')
    .set({ value: '{}' })
    .execute()
    .catch((error: unknown) => error);
  check.reportError(writeError);
  secondsLater(2);
  expect([await check.beforeWrite(), await check.whole()]).toEqual(['database_read_only', 'database_read_only']);

  await sql`set default_transaction_read_only = off`.execute(db);
  secondsLater(2);
  expect([await check.beforeWrite(), await check.whole()]).toEqual([undefined, undefined]);
});

test('on a full disk health reports why, writes are refused with one sentence, and reads continue', async () => {
  const server = await openTestServer({ DISK_RESERVE_MB: '999999999' });
  await seedMunicipality(server.api.db);
  const owner = await server.person('user');
  const health = await server.request(getHealth, undefined);
  expect([health.status, health.body]).toEqual([
    503,
    { status: 'failing', uptime_seconds: expect.any(Number), reason: 'disk_full' },
  ]);

  const reply = await server.request(updateProfile, owner, {
    body: { firstname: 'Ana', lastname: 'Reyes', bio: '', phone: '' },
  });
  expect([reply.status, reply.headers['retry-after'], reply.body.error]).toEqual([
    503,
    '30',
    { code: 'failed', message: SENTENCE, reference: expect.any(String) },
  ]);
  const read = await Promise.all([
    server.request(getMe, owner),
    server.request(listMyCompanies, owner),
    server.request(getSetup, undefined),
  ]);
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(read[0].body).toMatchObject({ firstname: 'Maria' });
  await server.close();
});

test('uploads of owners are refused before other writes are', async () => {
  let at = 0;
  const free = { bytes: 300 * 1_048_576 };
  const check = openWriteCheck({
    db,
    folders: ['data'],
    reserve_mb: 32,
    files_reserve_mb: 256,
    freeBytes: async () => free.bytes,
    now: () => (at += 2_000),
  });
  expect([await check.hasSpaceForFiles(), await check.beforeWrite()]).toEqual([true, undefined]);
  free.bytes = 200 * 1_048_576;
  expect([await check.hasSpaceForFiles(), await check.beforeWrite()]).toEqual([false, undefined]);
});
