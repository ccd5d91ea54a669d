// Stores uploaded files in a folder or an object store.

import { randomUUID } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';

import {
  type FileStore,
  type MeasuredFile,
  openContentCheck,
  openFileStore,
  TooLong,
  WrongContent,
} from '@ebpls/storage';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config/config.ts';
import { Refused } from './refused.ts';
import { createFileScan, type ScanFile } from './virus-scanner.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface StoredFile extends MeasuredFile {
  /** Random; the sender's file name is never used as a path. */
  readonly id: string;
}

export interface Storage {
  /** Stores a stream whole or not at all. Refused: invalid when it is longer than `most` bytes. */
  readonly put: (content: Readable, maxBytes: number) => Promise<StoredFile>;
  /** The stream ends only with the stored bytes; it fails with WrongContent before its last ones. */
  readonly read: (id: string) => Readable;
  readonly remove: (id: string) => Promise<void>;
  /** Scans an upload before it is stored. */
  readonly scan: ScanFile;
  /** Throws when nothing can be written. */
  readonly check: () => Promise<void>;
  /** Number of reads with other bytes than were stored, since the start of this process. */
  readonly differing: () => number;
}

/** Records of the files at the time of their storage. */
export interface FileRecords {
  readonly add: (file: StoredFile) => Promise<void>;
  /** Undefined for a file from before these records. */
  readonly find: (id: string) => Promise<MeasuredFile | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

interface StorageParts extends Pick<Config, 'storage'>, Partial<Pick<Config, 'virus_scanner' | 'accepts_unscanned'>> {
  readonly records: FileRecords;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The folders of this machine that contain files; none when they are in a bucket. */
export function listStorageFolders({ storage }: Pick<Config, 'storage'>): string[] {
  return storage.kind === 'folder' ? [storage.folder] : [];
}

/** Files under random names, spread over 256 folders; throws StoreAway while the store is unreachable. */
export function openStorage({ storage, records, log, ...scanner }: StorageParts): Storage {
  const store = openFileStore(storage);
  let difference = 0;
  const reportDifference = (error: unknown, id: string): void => {
    if (!(error instanceof WrongContent)) return;
    difference += 1;
    log.error({ err: error, storage_key: id }, 'a file came back with other bytes');
  };
  return {
    put: async (content, maxBytes) => {
      const id = randomUUID();
      try {
        const file = { id, ...(await store.write(toStoredName(id), content, maxBytes)) };
        await saveFileRecord({ records, store }, file);
        return file;
      } catch (error) {
        throw error instanceof TooLong ? new Refused('invalid', 'request.too_large') : error;
      }
    },
    read: (id) => {
      const name = toStoredName(id);
      const content = readChecked({ records, store }, { id, name, notice: reportDifference });
      return Readable.from(content, { objectMode: false });
    },
    remove: async (id) => {
      await store.remove(toStoredName(id));
      await records.remove(id);
    },
    scan: createFileScan({ ...scanner, log }),
    check: store.check,
    differing: () => difference,
  };
}

interface Stores {
  readonly records: FileRecords;
  readonly store: FileStore;
}

/** Records the file; one that could not be verified later is not stored. */
async function saveFileRecord({ records, store }: Stores, file: StoredFile): Promise<void> {
  try {
    await records.add(file);
  } catch (error) {
    await store.remove(toStoredName(file.id));
    throw error;
  }
}

interface FileReading {
  readonly id: string;
  readonly name: string;
  readonly notice: (error: unknown, id: string) => void;
}

async function* readChecked({ records, store }: Stores, { id, name, notice }: FileReading): AsyncGenerator<Buffer> {
  const put = await records.find(id);
  const content = store.read(name);
  if (put === undefined) return yield* content;
  const check = openContentCheck(put);
  pipeline(content, check, () => undefined);
  try {
    yield* check;
  } catch (error) {
    notice(error, id);
    throw error;
  }
}

function toStoredName(id: string): string {
  if (!ID.test(id)) throw new Refused('missing', 'resource.missing');
  return `${id.slice(0, 2)}/${id}`;
}
