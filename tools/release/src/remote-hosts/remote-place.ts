// Opens the folder or bucket to which releases are pushed and from which they are pulled, and names its files.

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import { type FileStore, openAddressedStore, StoreAway } from '@ebpls/storage';

/**
 * Layout of releases in a remote store: `files/<hash>`, every file once by its SHA-384; `releases/<number>.json`, the
 * signed content; `current.json`, the number of the served release.
 */
export const POINTER = 'current.json';
/** In bytes; a signed release is short, and a longer text is something else. */
const MAX_TEXT_BYTES = 4_000_000;
/** In bytes, of any file of a release. */
export const LARGEST_FILE = 100_000_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Acts on the folder or bucket of an address: `/mnt/releases`, `file:///mnt/releases` or `s3://bucket/prefix`. Throws a
 * sentence with the next step when it becomes unreachable.
 */
export async function withPlace<T>(
  address: string,
  environment: Environment,
  act: (place: FileStore) => Promise<T>,
): Promise<T> {
  const url = /^\w+:\/\//.test(address) ? address : pathToFileURL(resolve(address)).href;
  try {
    return await act(openAddressedStore(url, environment));
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    throw new Error(`${error.message}\nThe files that arrived there stay. Run the command again to continue.`, {
      cause: error,
    });
  }
}

export const getReleaseName = (number: number): string => `releases/${number}.json`;

/** Name of a file by its hash as browsers write it, `sha384-…`. */
export function getFileName(hash: string): string {
  const digits = Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex');
  return `files/${digits.slice(0, 2)}/${digits}`;
}

/** The text under a name; undefined when nothing lies there. Throws when it is longer than any that we put there. */
export async function readText(place: FileStore, name: string): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of place.read(name)) {
      pieces.push(piece as Buffer); // a store yields bytes
      size += (piece as Buffer).length;
      if (size > MAX_TEXT_BYTES) throw new Error(`${place.place}: ${name} is too large for this kind of file.`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** SHA-384 of all that a stream yields, as browsers write it. */
export async function computeHash(content: Readable): Promise<string> {
  const hash = createHash('sha384');
  for await (const piece of content) hash.update(piece as Buffer); // a store yields bytes
  return `sha384-${hash.digest('base64')}`;
}
