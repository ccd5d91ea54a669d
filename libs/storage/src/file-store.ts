import type { Readable } from 'node:stream';

/** Size and hash of a stored file. */
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
  /**
   * Stores a stream whole or not at all. Throws TooLong past `most` bytes, StoreAway when the store does not accept it.
   */
  readonly write: (name: string, content: Readable, most?: number) => Promise<MeasuredFile>;
  /** The stream fails with code `ENOENT` for a missing file, with StoreAway when the store does not answer. */
  readonly read: (name: string) => Readable;
  /** Removing a missing file succeeds. */
  readonly remove: (name: string) => Promise<void>;
  /** Whole files whose names have this prefix, ordered by name. */
  readonly list: (prefix?: string) => AsyncIterable<ListedFile>;
  /** Throws when nothing can be written. */
  readonly check: () => Promise<void>;
}

/** More bytes than the caller allows. */
export class TooLong extends Error {}

/** The store returned other bytes than it received. */
export class WrongContent extends Error {}

/** The store does not answer, or refuses access; the same call may succeed later. */
export class StoreAway extends Error {}
