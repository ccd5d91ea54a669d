import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The font of a WOFF file as plain TrueType (W3C WOFF 1.0, sections 4 and 5). Unpacked once, because the PDF library unpacks a table of a
 * WOFF file again for every glyph.
 */
export function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * SFNT_ENTRY, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * SFNT_ENTRY, 10);

  let offset = head.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    offset += padded(content).length;
  }
  return Buffer.concat([head, ...tables.map(({ content }) => padded(content))]);
}

function tableAt(woff: Buffer, entry: number): { tag: Buffer; checksum: number; content: Buffer } {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(start, start + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    content: packed < length ? inflateSync(bytes) : bytes,
  };
}

/** Tables begin at multiples of four bytes. */
function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
}
