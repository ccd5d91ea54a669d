import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONTENT } from './places.ts';

/** Width and height of every picture of the guides, so that a page keeps their place before they are there. */
export function readPictureSizes(): Record<string, readonly [number, number]> {
  const files = globSync('pictures/*/*.webp', { cwd: CONTENT }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.map((file) => [file.replace('pictures/', ''), readSize(readFileSync(join(CONTENT, file)))]),
  );
}

/** WebP, lossy (`VP8 `): 14 bits each at a fixed place of the first frame. */
function readSize(bytes: Buffer): readonly [number, number] {
  if (bytes.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('A picture of the guides is no lossy WebP.');
  return [bytes.readUInt16LE(26) % 16_384, bytes.readUInt16LE(28) % 16_384];
}
