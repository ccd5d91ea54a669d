import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** ASCII, with `/` between folders. */
  readonly name: string;
  readonly content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;

/** A ZIP archive (APPNOTE 6.3, without encryption and below 4 GB) of files that are in memory. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const name_bytes = Buffer.from(name, 'ascii');
    const packed = deflateRawSync(content);
    const about = aboutOf(name_bytes, { content, packed, at });
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), about, numbers([0, 2]), name_bytes, packed]);
    directory.push(
      numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]),
      about,
      // No extra field, no comment, first disk, no attributes.
      numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name_bytes,
    );
    files.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const many = entries.length;
  const end = numbers([END, 4], [0, 2], [0, 2], [many, 2], [many, 2], [listed.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...files, listed, end]);
}

interface Packed {
  readonly content: Buffer;
  readonly packed: Buffer;
  readonly at: Date;
}

/** The part that stands before the file and in the directory alike: flags, method, moment, sum, sizes, length of the name. */
function aboutOf(name: Buffer, { content, packed, at }: Packed): Buffer {
  const local = new Date(at.getTime() + 8 * 3_600_000);
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1);
  const day = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate();
  return numbers(
    [0, 2],
    [DEFLATED, 2],
    [time, 2],
    [day, 2],
    [crc32(content), 4],
    [packed.length, 4],
    [content.length, 4],
    [name.length, 2],
  );
}

/** Little-endian numbers of so many bytes. */
function numbers(...given: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const written = Buffer.alloc(given.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of given) at = written.writeUIntLE(value, at, bytes);
  return written;
}
