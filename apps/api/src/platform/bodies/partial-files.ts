import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import { storageFolder } from '../storage.ts';

/** Files that have arrived in part, by the number of their upload. Nothing here is a paper of anybody yet. */
export interface PartialFiles {
  /**
   * Writes a piece at its place and onto the disk; once more is the same as once. False when what should stand before
   * it is not there.
   */
  readonly write: (upload_id: string, piece: Buffer, offset: number) => Promise<boolean>;
  readonly read: (upload_id: string) => AsyncIterable<Buffer>;
  readonly remove: (upload_id: string) => Promise<void>;
}

/** They lie beside the files, so that every node that serves the files can go on with them. */
export function openPartialFiles(config: Pick<Config, 'storage_url' | 'data_dir'>): PartialFiles {
  const root = join(storageFolder(config), 'partial');
  const pathOf = (upload_id: string): string => join(root, upload_id);

  return {
    write: async (upload_id, piece, offset) => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      // Never truncated: another sender of the same first piece may be reading the file.
      const flags = offset === 0 ? constants.O_RDWR | constants.O_CREAT : constants.O_RDWR;
      const file = await open(pathOf(upload_id), flags, 0o600).catch(nothingThere);
      if (file === undefined) return false;
      try {
        if ((await file.stat()).size < offset) return false;
        await file.write(piece, 0, piece.length, offset);
        // What is acknowledged must survive a power cut.
        await file.sync();
        return true;
      } finally {
        await file.close();
      }
    },
    read: (upload_id) => createReadStream(pathOf(upload_id)),
    remove: (upload_id) => rm(pathOf(upload_id), { force: true }),
  };
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
