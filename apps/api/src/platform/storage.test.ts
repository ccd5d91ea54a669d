import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';

import { type BucketServer, openBucketServer } from '@ebpls/storage/test';
import { WrongContent } from '@ebpls/storage';
import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';

import { type Database, openDatabase, openPool } from './database/database.ts';
import { openFileRecords } from './database/stored-files.ts';
import { openStorage, type Storage } from './storage.ts';

let folder: string;
let database: FreshDatabase;
let db: Database;
let bucket: BucketServer;
let storage: Storage;
const log = { error: jest.fn() };
beforeAll(async () => {
  [folder, database, bucket] = await Promise.all([
    mkdtemp(join(tmpdir(), 'ebpls-files-')),
    createDatabase(),
    openBucketServer(),
  ]);
  db = openDatabase(openPool(database.serving_url, { max: 2 }));
  storage = openStorage({ storage: { kind: 'folder', folder }, records: openFileRecords(db), log });
});
beforeEach(() => log.error.mockReset());
afterAll(async () => {
  await db.destroy();
  await Promise.all([database.drop(), bucket.stop(), rm(folder, { recursive: true })]);
});

test('a file is stored under a random name and read back by it', async () => {
  const [one, other] = [await storage.put(Readable.from(['x']), 10), await storage.put(Readable.from(['x']), 10)];
  expect(one.sha256).toBe(other.sha256);
  expect(one.id).not.toBe(other.id);
  expect(await text(storage.read(one.id))).toBe('x');
  await storage.remove(one.id);
  await expect(text(storage.read(one.id))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(storage.differing()).toBe(0);
});

test('other bytes from a bucket are noticed before the last ones are sent', async () => {
  const store = openStorage({ storage: bucket.settings, records: openFileRecords(db), log });
  const storeBytes = (fill: number) => store.put(Readable.from([Buffer.alloc(200_000, fill)]), 1_000_000);
  const [one, other] = [await storeBytes(1), await storeBytes(2)];
  const getKey = (id: string): string => `hall/${id.slice(0, 2)}/${id}`;
  bucket.objects.set(getKey(one.id), bucket.objects.get(getKey(other.id)) ?? Buffer.alloc(0));
  const chunks: Buffer[] = [];
  const readAll = async (): Promise<void> => {
    for await (const piece of store.read(one.id)) chunks.push(piece as Buffer);
  };
  await expect(readAll()).rejects.toBeInstanceOf(WrongContent);
  expect(Buffer.concat(chunks).length).toBeLessThan(200_000);
  expect(log.error.mock.calls).toEqual([[{ err: expect.any(WrongContent), storage_key: one.id }, expect.any(String)]]);
  expect(store.differing()).toBe(1);
  expect((await buffer(store.read(other.id))).length).toBe(200_000);
});

test('a file from before hashes were recorded is read without a check', async () => {
  const { id } = await storage.put(Readable.from(['old']), 10);
  await db.deleteFrom('stored_file').where('storage_key', '=', id).execute();
  expect(await text(storage.read(id))).toBe('old');
});

test('a file that cannot be recorded is not stored', async () => {
  const unreachableDatabase = openDatabase(openPool('postgres://nobody@127.0.0.1:1/none'));
  const store = openStorage({ storage: bucket.settings, records: openFileRecords(unreachableDatabase), log });
  const before = bucket.objects.size;
  await expect(store.put(Readable.from(['x']), 10)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(bucket.objects.size).toBe(before);
  await unreachableDatabase.destroy();
});

test('a client that disconnects in the middle of a file is no fault of the file', async () => {
  const { id } = await storage.put(Readable.from([Buffer.alloc(500_000)]), 1_000_000);
  for await (const piece of storage.read(id)) {
    expect((piece as Buffer).length).toBeGreaterThan(0);
    break;
  }
  expect([storage.differing(), log.error.mock.calls.length]).toEqual([0, 0]);
});

test('a file that is too long is refused', async () => {
  await expect(storage.put(Readable.from([Buffer.alloc(60), Buffer.alloc(60)]), 100)).rejects.toMatchObject({
    code: 'invalid',
    key: 'request.too_large',
  });
});

test.each(['../../etc/passwd', '', 'x', '..', '00000000-0000-0000-0000-00000000000/'])(
  'the name %p opens nothing',
  (id) => {
    expect(() => storage.read(id)).toThrow(expect.objectContaining({ code: 'missing' }));
  },
);
