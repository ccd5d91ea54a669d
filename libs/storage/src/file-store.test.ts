import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { type BucketServer, openBucketServer } from '../test/bucket-server.ts';
import { openUploads, findOwnBucket } from '../test/own-bucket.ts';
import { type FileStore, type ListedFile, StoreAway, TooLong } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const MANY_BYTES = 11_000_000;
const folder = await mkdtemp(join(tmpdir(), 'ebpls-files-'));
let server: BucketServer;
// STORAGE_TRY=1 runs the same tests against the operator's own store.
const own = findOwnBucket();
const kinds = own === undefined ? (['folder', 'bucket'] as const) : (['folder', 'bucket', 'own bucket'] as const);
const stores = {
  folder: openFileStore({ kind: 'folder', folder }),
  ...(own !== undefined && { 'own bucket': openFileStore(own) }),
} as Record<'folder' | 'bucket' | 'own bucket', FileStore>;

beforeAll(async () => {
  server = await openBucketServer();
  stores.bucket = openFileStore(server.settings);
});
beforeEach(() => server.set('serves'));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
  if (own !== undefined)
    for (const name of await listNames(stores['own bucket'])) await stores['own bucket'].remove(name);
});

const countOpenUploads = async (kind: (typeof kinds)[number]): Promise<number> =>
  kind === 'own bucket' && own !== undefined ? openUploads(own) : server.open_uploads();

const listFiles = async (store: FileStore, prefix?: string): Promise<ListedFile[]> => {
  const files: ListedFile[] = [];
  for await (const file of store.list(prefix)) files.push(file);
  return files;
};
const listNames = async (store: FileStore, prefix?: string): Promise<string[]> =>
  (await listFiles(store, prefix)).map(({ name }) => name);

/** Yields pieces of 64 kB, as from a socket. */
async function* streamPieces(size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), left % 251);
}

describe.each(kinds)('a %s', (kind) => {
  test('stores a file with its size and hash and reads it', async () => {
    const writtenFile = await stores[kind].write('ab/one', Readable.from(['barangay ', 'clearance']));
    const sha256 = createHash('sha256').update('barangay clearance').digest('hex');
    expect(writtenFile).toEqual({ size: 18, sha256 });
    expect(await text(stores[kind].read('ab/one'))).toBe('barangay clearance');
  });

  test('stores an empty file and one of many pieces', async () => {
    expect((await stores[kind].write('ab/empty', Readable.from([]))).size).toBe(0);
    expect((await buffer(stores[kind].read('ab/empty'))).length).toBe(0);
    const { size, sha256 } = await stores[kind].write('ab/large', Readable.from(streamPieces(MANY_BYTES)));
    const readBytes = await buffer(stores[kind].read('ab/large'));
    expect([size, readBytes.length]).toEqual([MANY_BYTES, MANY_BYTES]);
    expect(createHash('sha256').update(readBytes).digest('hex')).toBe(sha256);
    await stores[kind].remove('ab/large');
  });

  test('overwrites a name', async () => {
    await stores[kind].write('ab/anew', Readable.from(['first']));
    await stores[kind].write('ab/anew', Readable.from(['second']));
    expect(await text(stores[kind].read('ab/anew'))).toBe('second');
  });

  test.each([100, MANY_BYTES - 1])('refuses what is longer than %i bytes and keeps nothing of it', async (most) => {
    const before = await listNames(stores[kind]);
    const content = Readable.from(streamPieces(MANY_BYTES));
    await expect(stores[kind].write('ab/long', content, most)).rejects.toBeInstanceOf(TooLong);
    expect(content.destroyed).toBe(true);
    expect(await listNames(stores[kind])).toEqual(before);
    expect(await countOpenUploads(kind)).toBe(0);
  });

  test('stores nothing of a file whose sender broke off, and throws the sender’s error', async () => {
    const goneError = new Error('gone');
    const brokenStream = Readable.from(
      (async function* () {
        yield* streamPieces(6_000_000);
        throw goneError;
      })(),
    );
    await expect(stores[kind].write('ab/broken', brokenStream)).rejects.toBe(goneError);
    await expect(buffer(stores[kind].read('ab/broken'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await countOpenUploads(kind)).toBe(0);
  });

  test('lists files by name, page after page, and by prefix', async () => {
    const names = ['l-/1', 'l/a-b', 'l/a/1', 'l/b/1', 'l/b/2', 'l0'];
    for (const name of names.toReversed()) await stores[kind].write(name, Readable.from([name]));
    expect(await listNames(stores[kind], 'l')).toEqual(names);
    expect(await listFiles(stores[kind], 'l/b/')).toEqual([
      { name: 'l/b/1', size: 5 },
      { name: 'l/b/2', size: 5 },
    ]);
    expect(await listNames(stores[kind], 'nothing/')).toEqual([]);
  });

  test('removes a file, and a missing one without an error', async () => {
    await stores[kind].write('ab/two', Readable.from(['x']));
    await stores[kind].remove('ab/two');
    await stores[kind].remove('ab/two');
    await expect(buffer(stores[kind].read('ab/two'))).rejects.toMatchObject({ code: 'ENOENT' });
    await stores[kind].check();
  });
});

test('a folder and its files are closed to other accounts, and a half-written one is no file', async () => {
  await stores.folder.write('cd/closed', Readable.from(['x']));
  expect((await stat(join(folder, 'cd'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'cd/closed'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'cd'))).toEqual(['closed']);
});

test('a bucket has its files below the prefix, and gets no request for public access', async () => {
  await stores.bucket.write('ab/one', Readable.from(['x']));
  expect([...server.objects.keys()].every((key) => key.startsWith('hall/'))).toBe(true);
  expect(server.requests.some((request) => request.includes('acl') || request.includes('X-Amz-Signature'))).toBe(false);
});

test('a bucket that breaks off in the middle stores nothing, stops the sender and throws', async () => {
  server.set('breaks_at_second_piece');
  const content = Readable.from(streamPieces(MANY_BYTES));
  await expect(stores.bucket.write('ab/cut', content)).rejects.toBeInstanceOf(StoreAway);
  expect(content.destroyed).toBe(true);
  expect(server.objects.has('hall/ab/cut')).toBe(false);
  expect(server.open_uploads()).toBe(0);
});

test.each(['breaks', 'hangs', 'refuses'] as const)('a bucket that %s is away for every act', async (mood) => {
  const bucket = openFileStore({ ...server.settings, timeout_ms: 100 });
  await bucket.write('ab/there', Readable.from(['x']));
  server.set(mood);
  const acts = [
    () => bucket.write('ab/new', Readable.from(['x'])),
    () => buffer(bucket.read('ab/there')),
    () => bucket.remove('ab/there'),
    () => listNames(bucket),
    () => bucket.check(),
  ];
  for (const act of acts) await expect(act()).rejects.toBeInstanceOf(StoreAway);
  server.set('serves');
  expect(await text(bucket.read('ab/there'))).toBe('x');
});

test.each([
  ['secret_key', 'another secret', /403 SignatureDoesNotMatch/],
  ['access_key', 'another key', /403 InvalidAccessKeyId/],
  ['region', 'us-east-1', /AuthorizationHeaderMalformed/],
  ['bucket', 'another-bucket', /404 NoSuchBucket/],
  ['encryption', 'none', /400 NotEncrypted/],
])('a wrong %s is explained to the operator', async (name, value, why) => {
  const wrong = openFileStore({ ...server.settings, [name]: value });
  await expect(wrong.write('ab/x', Readable.from(['x']))).rejects.toThrow(why);
});

test('the library of the bucket is not loaded for a folder', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
    const { openFileStore } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
    await openFileStore({ kind: 'folder', folder: ${JSON.stringify(folder)} }).check();
    console.log(loaded.filter((name) => name.startsWith('@aws-sdk')).length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout.trim()).toBe('0');
});
