import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { type FileStore, openFileStore } from '@ebpls/storage';

import type { Config } from '../config/config.ts';

/** Files of unfinished uploads, by the id of the upload. None of them is a stored document yet. */
export interface PartialFiles {
  /**
   * Writes a piece at its offset and flushes it to the disk; writing the same piece twice is harmless.
   * Returns false when the bytes before the offset are missing.
   */
  readonly write: (upload_id: string, piece: Buffer, offset: number) => Promise<boolean>;
  readonly read: (upload_id: string) => AsyncIterable<Buffer>;
  readonly remove: (upload_id: string) => Promise<void>;
}

/** Partial files are stored beside the files, so that every node that serves the files can continue them. */
export function openPartialFiles({ storage }: Pick<Config, 'storage'>): PartialFiles {
  return storage.kind === 'folder'
    ? openInFolder(join(storage.folder, 'partial'))
    : openInBucket(openFileStore(storage));
}

/** One file for each upload, which grows. */
function openInFolder(root: string): PartialFiles {
  const getPath = (upload_id: string): string => join(root, upload_id);
  return {
    write: async (upload_id, piece, offset) => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      // Never truncated: another sender of the same first piece may be reading the file.
      const flags = offset === 0 ? constants.O_RDWR | constants.O_CREAT : constants.O_RDWR;
      const file = await open(getPath(upload_id), flags, 0o600).catch(ignoreMissingFile);
      if (file === undefined) return false;
      try {
        if ((await file.stat()).size < offset) return false;
        await file.write(piece, 0, piece.length, offset);
        // An acknowledged piece must survive a power cut.
        await file.sync();
        return true;
      } finally {
        await file.close();
      }
    },
    read: (upload_id) => createReadStream(getPath(upload_id)),
    remove: (upload_id) => rm(getPath(upload_id), { force: true }),
  };
}

/**
 * Objects in a bucket cannot grow: each piece is an object, named by its offset in twelve digits, so that they are
 * listed in order.
 */
function openInBucket(store: FileStore): PartialFiles {
  const getFolder = (upload_id: string): string => `partial/${upload_id}/`;
  const getPieceName = (upload_id: string, offset: number): string =>
    `${getFolder(upload_id)}${String(offset).padStart(12, '0')}`;
  /** The contiguous pieces from the beginning; a repeated piece has the same name. */
  async function* listPieces(upload_id: string): AsyncGenerator<{ readonly name: string; readonly end: number }> {
    let end = 0;
    for await (const { name, size } of store.list(getFolder(upload_id))) {
      if (name !== getPieceName(upload_id, end)) return;
      end += size;
      yield { name, end };
    }
  }
  return {
    write: async (upload_id, piece, offset) => {
      let before = 0;
      for await (const { end } of listPieces(upload_id)) if (end <= offset) before = end;
      if (before !== offset) return false;
      await store.write(getPieceName(upload_id, offset), Readable.from([piece]));
      return true;
    },
    read: async function* (upload_id) {
      for await (const { name } of listPieces(upload_id)) yield* store.read(name);
    },
    remove: async (upload_id) => {
      for await (const { name } of store.list(getFolder(upload_id))) await store.remove(name);
    },
  };
}

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
