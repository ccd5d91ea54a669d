// Packs and encrypts a backup archive.

import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';

import { Encrypter } from 'age-encryption';
import { pack, type Pack } from 'tar-stream';

import { Refusal } from '../refusal.ts';
import type { Entry } from './entries.ts';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** The file of a backup archive and the key for which it is encrypted. */
interface Target {
  readonly file: string;
  /** The public half of the key (`age1…`): who can read the archive. */
  readonly recipient: string;
}

/**
 * Writes entries into one compressed and encrypted file, which has its name only when it is whole and on the disk.
 * Answers its size in bytes. Throws a Refusal where the key is none.
 */
export async function writeArchive(entries: AsyncIterable<Entry>, { file, recipient }: Target): Promise<number> {
  const partialFile = `${file}.part`;
  const tar = pack();
  const compress = createZstdCompress();
  const encryptedStream = await createEncrypter(recipient).encrypt(Readable.toWeb(compress) as never);
  const parts = [
    append(tar, entries),
    // Not by `pipe`, which leaves a fault of either side to nobody.
    pipeline(tar as unknown as Readable, compress),
    pipeline(Readable.fromWeb(encryptedStream as never), createWriteStream(partialFile, { mode: FILE_MODE })),
  ];
  try {
    await Promise.all(parts);
    await flush(partialFile);
    await rename(partialFile, file);
  } catch (error) {
    await Promise.allSettled(parts);
    await rm(partialFile, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

function createEncrypter(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Refusal(
      'BACKUP_RECIPIENT: expected the public half of a key (age1…); `npm run backup -- keys` makes one.',
    );
  }
  return encrypter;
}

async function append(tar: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const entry of entries) {
      if (entry.type === 'file') await appendFile(tar, entry);
      else if (entry.type === 'stored') await appendStored(tar, entry);
      else if (entry.type === 'directory') await appendFolder(tar, entry.name);
      else await appendText(tar, entry);
    }
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    throw error;
  }
}

function appendFolder(tar: Pack, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = tar.entry({ name, type: 'directory', mode: FOLDER_MODE }, (error) =>
      error ? reject(error) : resolve(),
    );
    sink.on('error', reject);
  });
}

function appendText(tar: Pack, { name, text }: { readonly name: string; readonly text: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = tar.entry({ name, mode: FILE_MODE }, text, (error) => (error ? reject(error) : resolve()));
    sink.on('error', reject);
  });
}

/**
 * Exactly as many bytes as were announced: a file that grew is cut, one that shrank is filled, and the log mends both.
 */
async function appendFile(
  tar: Pack,
  { name, from, size }: { readonly name: string; readonly from: string; readonly size: number },
): Promise<void> {
  const source = await open(from).catch(() => undefined);
  // Removed since it was listed: nothing that the database needs is.
  if (source === undefined) return;
  try {
    const sink = tar.entry({ name, size, mode: FILE_MODE }) as unknown as Writable;
    await pipeline(exactly(source.createReadStream({ autoClose: false, end: Math.max(size - 1, 0) }), size), sink);
  } finally {
    await source.close();
  }
}

/** A file of a store, which never changes; one that was removed since it was listed is left out. */
async function appendStored(tar: Pack, { name, size, read }: Extract<Entry, { type: 'stored' }>): Promise<void> {
  const pieces = read()[Symbol.asyncIterator]();
  const first = await pieces.next().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (first === undefined) return;
  const sink = tar.entry({ name, size, mode: FILE_MODE }) as unknown as Writable;
  await pipeline(async function* () {
    for (let next = first; next.done !== true; next = await pieces.next()) yield next.value;
  }, sink);
}

async function* exactly(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let remainingBytes = size;
  if (size === 0) return;
  for await (const piece of source) {
    remainingBytes -= piece.length;
    yield piece;
  }
  if (remainingBytes > 0) yield Buffer.alloc(remainingBytes);
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
