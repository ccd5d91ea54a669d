// Writes ZIP archives.

import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** ASCII, with `/` between folders. */
  readonly name: string;
  readonly content: Buffer;
}

/** A compressed file of an archive. */
interface PackedEntry {
  readonly name: string;
  readonly chunks: readonly Buffer[];
  readonly packed_size: number;
  readonly size: number;
  readonly checksum: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATE_METHOD = 8;
/** Rows of a table repeat themselves: a higher level hardly makes them smaller. */
const QUICK = 3;

/** A ZIP archive (APPNOTE 6.3, without encryption and below 4 GB) of files that are in memory. */
export function createZip(entries: readonly ZipEntry[], at: Date): Buffer {
  return createZipFromCompressed(entries.map(packEntry), at);
}

/** The archive of files that are already compressed. */
export function createZipFromCompressed(entries: readonly PackedEntry[], at: Date): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name_bytes = Buffer.from(entry.name, 'ascii');
    const about = renderEntryInfo(name_bytes, entry, at);
    const local = Buffer.concat([packNumbers([LOCAL, 4], [VERSION, 2]), about, packNumbers([0, 2]), name_bytes]);
    directory.push(
      packNumbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]),
      about,
      // No extra field, no comment, first disk, no attributes.
      packNumbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name_bytes,
    );
    files.push(local, ...entry.chunks);
    offset += local.length + entry.packed_size;
  }
  const directoryBytes = Buffer.concat(directory);
  const entryCount = entries.length;
  const end = packNumbers(
    [END, 4],
    [0, 2],
    [0, 2],
    [entryCount, 2],
    [entryCount, 2],
    [directoryBytes.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...files, directoryBytes, end]);
}

/** Compresses a file that is in memory. */
export function packEntry({ name, content }: ZipEntry): PackedEntry {
  const compressedBytes = deflateRawSync(content);
  return {
    name,
    chunks: [compressedBytes],
    packed_size: compressedBytes.length,
    size: content.length,
    checksum: crc32(content),
  };
}

/**
 * A file that is compressed while it is written, off the event loop; only the compressed bytes are held in
 * memory.
 */
interface PackingEntry {
  /** Resolves when there is space for more. */
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<PackedEntry>;
  /** Discards it before its end. */
  readonly drop: () => void;
}

export function openPackingEntry(name: string): PackingEntry {
  const packer = createDeflateRaw({ level: QUICK });
  const chunks: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => void chunks.push(chunk));
  let size = 0;
  let checksum = 0;
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        const bytes = Buffer.from(text);
        size += bytes.length;
        checksum = crc32(bytes, checksum);
        packer.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    end: () =>
      new Promise((resolve, reject) => {
        packer.once('error', reject);
        packer.once('end', () => {
          const packed_size = chunks.reduce((sum, { length }) => sum + length, 0);
          resolve({ name, chunks, packed_size, size, checksum });
        });
        packer.end();
      }),
    drop: () => void packer.destroy(),
  };
}

type EntryInfo = Pick<PackedEntry, 'checksum' | 'packed_size' | 'size'>;

/**
 * The part that the local header and the directory share: flags, method, time, checksum, sizes, length of the
 * name.
 */
function renderEntryInfo(name: Buffer, { checksum, packed_size, size }: EntryInfo, at: Date): Buffer {
  const local = new Date(at.getTime() + 8 * 3_600_000);
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1);
  const day = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate();
  return packNumbers(
    [0, 2],
    [DEFLATE_METHOD, 2],
    [time, 2],
    [day, 2],
    [checksum, 4],
    [packed_size, 4],
    [size, 4],
    [name.length, 2],
  );
}

/** Little-endian numbers, each with its number of bytes. */
function packNumbers(...numbers: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of numbers) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
