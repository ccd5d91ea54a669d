import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

import type { Config } from './config/config.ts';
import { Refused } from './refused.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface StoredFile {
  /** Random; the name that the sender gave is never a path. */
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Storage {
  /** Keeps a stream whole or not at all. Refused: invalid when it is longer than `most` bytes. */
  readonly put: (content: Readable, most: number) => Promise<StoredFile>;
  readonly read: (id: string) => Readable;
  readonly remove: (id: string) => Promise<void>;
  /** Throws when nothing can be written. */
  readonly check: () => Promise<void>;
}

export function storageFolder({ storage_url, data_dir }: Pick<Config, 'storage_url' | 'data_dir'>): string {
  return storage_url === undefined ? join(data_dir, 'files') : fileURLToPath(storage_url);
}

/** Files in a folder, under random names, spread over 256 subfolders. */
export function openStorage(config: Pick<Config, 'storage_url' | 'data_dir'>): Storage {
  const root = storageFolder(config);
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new Refused('missing', 'thing.missing');
    return join(root, id.slice(0, 2), id);
  };

  return {
    put: async (content, most) => {
      const id = randomUUID();
      const path = pathOf(id);
      await mkdir(join(root, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      try {
        const measured = await writeMeasured(content, `${path}.part`, most);
        await rename(`${path}.part`, path);
        return { id, ...measured };
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      }
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    check: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await access(root, constants.R_OK | constants.W_OK);
    },
  };
}

async function writeMeasured(content: Readable, path: string, most: number): Promise<Omit<StoredFile, 'id'>> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > most) done(new Refused('invalid', 'request.too_large'));
      else done(null, chunk);
    },
  });
  await pipeline(content, measure, createWriteStream(path, { mode: 0o600 }));
  // What was acknowledged must survive a power cut.
  const file = await open(path);
  await file.sync();
  await file.close();
  return { size, sha256: hash.digest('hex') };
}
