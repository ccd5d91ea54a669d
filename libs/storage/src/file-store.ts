import type { Readable } from 'node:stream';

export interface MeasuredFile {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

export interface ListedFile {
  readonly name: string;
  readonly size: number;
}

/** Files by name; a name is a path with `/`, the same in every kind of store. */
export interface FileStore {
  /** For the operator: the folder or the bucket, without its keys. */
  readonly place: string;
  /** Keeps a stream whole or not at all. Throws TooLong past `most` bytes, StoreAway when the store does not take it. */
  readonly write: (name: string, content: Readable, most?: number) => Promise<MeasuredFile>;
  /** The stream fails with code `ENOENT` where there is no such file, with StoreAway where nobody answers. */
  readonly read: (name: string) => Readable;
  /** Removing what is not there is no failure. */
  readonly remove: (name: string) => Promise<void>;
  /** Whole files whose names begin so, ordered by name. */
  readonly list: (prefix?: string) => AsyncIterable<ListedFile>;
  /** Throws when nothing can be written. */
  readonly check: () => Promise<void>;
}

/** More bytes than the caller allows. */
export class TooLong extends Error {}

/** The store answered with other bytes than it was given. */
export class WrongContent extends Error {}

/** The store does not answer, or does not let us in; the same may succeed later. */
export class StoreAway extends Error {}
