// Lists and unpacks the files of a zip archive within a bound, so that a small file cannot fill the memory.

import { inflateRawSync } from 'node:zlib';

/** A file of an archive, as its directory names it. */
export interface ZipEntry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 65_535;

function findEndOfDirectory(bytes: Buffer): number | undefined {
  for (let at = bytes.length - END_SIZE; at >= Math.max(0, bytes.length - END_SIZE - MAX_COMMENT); at -= 1)
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return undefined;
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } | undefined {
  if (at + ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
  const nameLength = bytes.readUInt16LE(at + 28);
  const rest = nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  const entry = {
    name: bytes.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
    isPacked: bytes.readUInt16LE(at + 10) !== 0,
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  return { entry, next: at + ENTRY_SIZE + rest };
}

/** The files of an archive; undefined where the bytes are none. */
export function listZipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = bytes.length < END_SIZE ? undefined : findEndOfDirectory(bytes);
  if (end === undefined) return undefined;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let remainingEntries = bytes.readUInt16LE(end + 10); remainingEntries > 0; remainingEntries -= 1) {
    const entry = readEntry(bytes, at);
    if (entry === undefined) return undefined;
    entries.push(entry.entry);
    at = entry.next;
  }
  return entries;
}

/** The bytes of a file of an archive; undefined where it is damaged or unpacks to more than `most` bytes. */
export function unpackEntry(bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer | undefined {
  const { offset, packedSize, isPacked } = entry;
  if (offset + LOCAL_SIZE > bytes.length) return undefined;
  const from = offset + LOCAL_SIZE + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packedBytes = bytes.subarray(from, from + packedSize);
  if (!isPacked) return packedBytes.length > maxBytes ? undefined : packedBytes;
  try {
    return inflateRawSync(packedBytes, { maxOutputLength: Math.max(1, maxBytes) });
  } catch {
    return undefined;
  }
}
