import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { type FileStore, openFileStore, StoreAway } from '@ebpls/storage';
import { type BucketServer, openBucketServer } from '@ebpls/storage/test';

import { assertFilesIn } from './file-stores.ts';
import { moveFiles } from './move-files.ts';

const NAMES = Array.from({ length: 30 }, (_, number) => `${number % 5}/${String(number).padStart(2, '0')}`);
let home: string;
let server: BucketServer;
let folder: FileStore;
let bucket: FileStore;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'ebpls-move-'));
  server = await openBucketServer();
  folder = openFileStore({ kind: 'folder', folder: home });
  bucket = openFileStore(server.settings);
  for (const name of NAMES) await folder.write(name, Readable.from([`paper ${name}`]));
});
afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

async function readContents(store: FileStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const { name } of store.list()) contents[name] = await text(store.read(name));
  return contents;
}

const ALL = Object.fromEntries(NAMES.map((name) => [name, `paper ${name}`]));

test('files move to the bucket and back, and are counted', async () => {
  expect(await moveFiles({ from: folder, to: bucket, removes: true })).toEqual([
    '30 files, 0.0 MB: 30 copied, 0 there already, all compared by their SHA-256.',
    `30 removed from ${home}.`,
    `The files are in ${bucket.place}.`,
  ]);
  expect([await readContents(folder), await readContents(bucket)]).toEqual([{}, ALL]);
  await moveFiles({ from: bucket, to: folder, removes: true });
  expect([await readContents(folder), await readContents(bucket)]).toEqual([ALL, {}]);
});

test('a copy leaves the files where they are; unfinished uploads stay behind', async () => {
  await folder.write('partial/upload', Readable.from(['half']));
  const [line] = await moveFiles({ from: folder, to: bucket, removes: false });
  expect(line).toMatch(/^30 files/);
  expect(await readContents(bucket)).toEqual(ALL);
  expect(await readContents(folder)).toEqual({ ...ALL, 'partial/upload': 'half' });
});

/** Goes away at the so many-th call. */
function failing(store: FileStore, act: 'write' | 'remove', after: number): FileStore {
  let calls = 0;
  const count = (operation: string): void => {
    if (operation === act) calls += 1;
    if (calls > after) throw new StoreAway('The store is away.');
  };
  return {
    ...store,
    write: async (...file) => {
      count('write');
      return store.write(...file);
    },
    remove: async (name) => {
      count('remove');
      return store.remove(name);
    },
  };
}

test('a move that is cut while it copies leaves the first place complete, and continues when it is started again', async () => {
  const cut = moveFiles({ from: folder, to: failing(bucket, 'write', 12), removes: true });
  await expect(cut).rejects.toThrow(
    /^The store is away\.\n12 files are in .* 0 were removed .* Run the command again to continue/s,
  );
  expect(await readContents(folder)).toEqual(ALL);
  const [line] = await moveFiles({ from: folder, to: bucket, removes: true });
  expect(line).toMatch(/^30 files, 0\.0 MB: 18 copied, 12 there already/);
  expect(await readContents(bucket)).toEqual(ALL);
});

test('a move that is cut while it removes leaves the second place whole', async () => {
  const cut = moveFiles({ from: failing(folder, 'remove', 7), to: bucket, removes: true });
  await expect(cut).rejects.toThrow(/30 files are in .* 7 were removed/);
  expect(await readContents(bucket)).toEqual(ALL);
  await moveFiles({ from: folder, to: bucket, removes: true });
  expect([await readContents(folder), await readContents(bucket)]).toEqual([{}, ALL]);
});

test('a file that is another one at its new place is refused, and nothing is removed', async () => {
  const altering: FileStore = {
    ...bucket,
    write: async (name, content) => {
      const result = await bucket.write(name, content);
      await bucket.write(name, Readable.from(['altered']));
      return result;
    },
  };
  await expect(moveFiles({ from: folder, to: altering, removes: true })).rejects.toThrow(/differs between/);
  expect(await readContents(folder)).toEqual(ALL);
  await moveFiles({ from: folder, to: bucket, removes: true });
  expect(await readContents(bucket)).toEqual(ALL);
});

test('a file of the same size with other bytes is written again', async () => {
  await bucket.write('0/00', Readable.from(['PAPER 0/00']));
  const [line] = await moveFiles({ from: folder, to: bucket, removes: false });
  expect(line).toMatch(/30 copied, 0 there already/);
});

test('what comes while files move stays where it came and is named', async () => {
  const coming: FileStore = {
    ...bucket,
    write: async (name, content) => {
      if (name === '4/29') await folder.write('9/99', Readable.from(['late']));
      return bucket.write(name, content);
    },
  };
  const listedFolder = { ...folder, list: listWhole(folder) };
  expect(await moveFiles({ from: listedFolder, to: coming, removes: true })).toContain(
    '1 came meanwhile and stayed there: start it again once the product is stopped.',
  );
  expect(await readContents(folder)).toEqual({ '9/99': 'late' });
});

/** Read to its end before the first file moves, as from a store that answers in pages. */
function listWhole(store: FileStore): FileStore['list'] {
  return async function* () {
    const files = [];
    for await (const file of store.list()) files.push(file);
    yield* files;
  };
}

test('a place is not moved to itself', async () => {
  await expect(moveFiles({ from: folder, to: folder, removes: true })).rejects.toThrow(/nothing to move/);
});

test('a folder that is not there is refused instead of being copied as nothing', async () => {
  const absent = openFileStore({ kind: 'folder', folder: join(home, 'not-there') });
  await expect(assertFilesIn(absent)).rejects.toThrow(`There are no files in ${absent.place}. Check the address`);
  await expect(assertFilesIn(folder)).resolves.toBeUndefined();
});
