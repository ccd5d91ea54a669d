// Decrypts and unpacks a backup archive.

import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdDecompress } from 'node:zlib';

import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';

import { Refusal } from '../refusal.ts';

/** An encrypted backup archive and the key that opens it. */
interface Source {
  readonly file: string;
  /** The private half of the key (`AGE-SECRET-KEY-…`). */
  readonly identity: string;
}

/**
 * The file of a path in the archive, and where it goes; undefined for what is read into memory instead, null for what is
 * left out.
 */
export type FindPlace = (name: string) => string | undefined | null;

/**
 * Unpacks an archive into folders and answers the small files that had no place, by their path. Throws a Refusal where
 * the file is cut short, altered, or was written for another key; what was unpacked until then is left to the caller.
 */
export async function readArchive(
  { file, identity }: Source,
  findPlace: FindPlace,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const stream = await openSealed(file, identity);
  const extractor = extract();
  const read = async (): Promise<void> => {
    for await (const entry of extractor) {
      const { name, type } = entry.header;
      const place = findPlace(getCheckedName(name));
      if (type === 'directory') {
        if (typeof place === 'string') await mkdir(place, { recursive: true, mode: 0o700 });
        entry.resume();
      } else if (place === null) entry.resume();
      else if (place === undefined) texts.set(name, await readArchiveText(entry));
      else await writeWhole(entry, place);
    }
  };
  try {
    await Promise.all([pipeline(stream, createZstdDecompress(), extractor), read()]);
  } catch (error) {
    if (error instanceof Refusal || isOfDisk(error)) throw error;
    throw new Refusal(`${file} is incomplete or was changed. Nothing was restored from it.`);
  }
  return texts;
}

async function openSealed(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity.trim());
  } catch {
    throw new Refusal(
      'The key is none: expected the private half (AGE-SECRET-KEY-…) that `npm run backup -- keys` wrote.',
    );
  }
  const source = await open(file).catch(() => {
    throw new Refusal(`${file} cannot be read.`);
  });
  await source.close();
  try {
    const encryptedStream = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    return Readable.fromWeb((await decrypter.decrypt(encryptedStream as never)) as never);
  } catch {
    throw new Refusal(`${file} is not a backup, is damaged, or was encrypted for another key.`);
  }
}

/** Nothing in an archive leads out of the folder that it is unpacked into. */
function getCheckedName(name: string): string {
  const path = normalize(name);
  if (path.startsWith('..') || path.startsWith(sep))
    throw new Refusal(`The archive contains a path outside of its folder: ${name}`);
  return path;
}

async function readArchiveText(entry: AsyncIterable<unknown>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of entry) pieces.push(piece as Buffer); // a tar stream yields bytes
  return Buffer.concat(pieces).toString('utf8');
}

async function writeWhole(entry: AsyncIterable<unknown>, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const target = await open(place, 'wx', 0o600);
  try {
    for await (const piece of entry) await target.writeFile(piece as Buffer); // a tar stream yields bytes
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  } finally {
    await target.close();
  }
}

function isOfDisk(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EACCES', 'EEXIST', 'EROFS'].includes(String(error.code))
  );
}
