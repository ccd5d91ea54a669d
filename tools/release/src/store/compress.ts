// Compresses the files of a folder with Brotli and gzip before they are served.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { listFiles } from './files.ts';

/** Files without a compression of their own. */
const LOOSE = new Set(['.js', '.css', '.html', '.json', '.svg', '.md', '.txt', '.wasm']);
const WORTH_IT = 1024; // bytes; smaller files gain nothing from compression

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a `.br` and a `.gz` twin beside every file that gets smaller by it, so that the server packs nothing while people wait. */
export async function compressFiles(folder: string): Promise<void> {
  const looseFiles = listFiles(folder).filter((path) => LOOSE.has(extname(path)));
  await Promise.all(looseFiles.map((path) => pack(join(folder, path))));
}

/** The same script lies in several remotes: each content is packed once in a run. */
const packedTwins = new Map<string, Promise<readonly [Buffer, Buffer]>>();

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  const hash = createHash('sha256').update(content).digest('hex');
  const twins = packedTwins.get(hash) ?? compressTwins(content);
  packedTwins.set(hash, twins);
  const [br, gz] = await twins;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

function compressTwins(content: Buffer): Promise<readonly [Buffer, Buffer]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
}
