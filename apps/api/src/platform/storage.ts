import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import { type MeasuredFile, openFileStore, TooLong } from '@ebpls/storage';

import type { Config } from './config/config.ts';
import { Refused } from './refused.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface StoredFile extends MeasuredFile {
  /** Random; the name that the sender gave is never a path. */
  readonly id: string;
}

export interface Storage {
  /** Keeps a stream whole or not at all. Refused: invalid when it is longer than `most` bytes. */
  readonly put: (content: Readable, most: number) => Promise<StoredFile>;
  readonly read: (id: string) => Readable;
  readonly remove: (id: string) => Promise<void>;
  /** Throws when nothing can be written. */
  readonly check: () => Promise<void>;
}

/** The folders of this machine in which files lie; none when they lie in a bucket. */
export function storageFolders({ storage }: Pick<Config, 'storage'>): string[] {
  return storage.kind === 'folder' ? [storage.folder] : [];
}

/** Files under random names, spread over 256 folders; StoreAway while nobody answers for them. */
export function openStorage({ storage }: Pick<Config, 'storage'>): Storage {
  const store = openFileStore(storage);
  return {
    put: async (content, most) => {
      const id = randomUUID();
      try {
        return { id, ...(await store.write(nameOf(id), content, most)) };
      } catch (error) {
        throw error instanceof TooLong ? new Refused('invalid', 'request.too_large') : error;
      }
    },
    read: (id) => store.read(nameOf(id)),
    remove: (id) => store.remove(nameOf(id)),
    check: store.check,
  };
}

function nameOf(id: string): string {
  if (!ID.test(id)) throw new Refused('missing', 'thing.missing');
  return `${id.slice(0, 2)}/${id}`;
}
