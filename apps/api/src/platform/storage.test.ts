import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';

import { openStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ebpls-files-'));
  storage = openStorage({ data_dir: folder, storage_url: undefined });
});
afterAll(() => rm(folder, { recursive: true }));

test('a file is kept with its size and hash and read back', async () => {
  const kept = await storage.put(Readable.from(['barangay ', 'clearance']), 100);
  expect(kept).toMatchObject({ size: 18, sha256: createHash('sha256').update('barangay clearance').digest('hex') });
  expect(await text(storage.read(kept.id))).toBe('barangay clearance');
});

test('a file that is too long is refused and leaves nothing behind', async () => {
  const before = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;
  await expect(storage.put(Readable.from([Buffer.alloc(60), Buffer.alloc(60)]), 100)).rejects.toMatchObject({
    code: 'invalid',
    key: 'request.too_large',
  });
  expect(
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()),
  ).toHaveLength(before);
});

test('a file whose sender went away leaves nothing behind', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('gone'));
    },
  });
  await expect(storage.put(broken, 100)).rejects.toThrow('gone');
});

test.each(['../../etc/passwd', '', 'x', '..', '00000000-0000-0000-0000-00000000000/'])(
  'the name %p opens nothing',
  (id) => {
    expect(() => storage.read(id)).toThrow(expect.objectContaining({ code: 'missing' }));
  },
);

test('a removed file is gone', async () => {
  const { id } = await storage.put(Readable.from(['x']), 10);
  await storage.remove(id);
  await expect(buffer(storage.read(id))).rejects.toThrow('ENOENT');
});
