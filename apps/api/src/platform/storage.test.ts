import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { openStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ebpls-files-'));
  storage = openStorage({ storage: { kind: 'folder', folder } });
});
afterAll(() => rm(folder, { recursive: true }));

test('a file is kept under a random name and read back by it', async () => {
  const [one, other] = [await storage.put(Readable.from(['x']), 10), await storage.put(Readable.from(['x']), 10)];
  expect(one.sha256).toBe(other.sha256);
  expect(one.id).not.toBe(other.id);
  expect(await text(storage.read(one.id))).toBe('x');
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
