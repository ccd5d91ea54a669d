import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const DOCUMENT = 'index.html';

/**
 * Lays the shell's document into a release, with the public keys by which it knows a release. They come with the
 * document because a file of their own would be one more thing to wait for.
 */
export function layDocument(shell: string, folder: string, keys: readonly string[]): void {
  const path = join(shell, DOCUMENT);
  if (keys.length === 0 || !existsSync(path)) return;
  const written = readFileSync(path, 'utf8');
  const named = written.replace('</title>', `</title><meta name="release-keys" content="${keys.join(' ')}">`);
  writeFileSync(join(folder, DOCUMENT), named);
  writeFileSync(join(folder, `${DOCUMENT}.br`), brotliCompressSync(named));
  writeFileSync(join(folder, `${DOCUMENT}.gz`), gzipSync(named));
}
