import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Slot } from '@ebpls/remote-kit/declare';

const DOCUMENT = 'index.html';
const LOGIN = 'login.html'; // decision 0113: its form is shown before the shell is ready
const RENDERED_LOGIN = /<template id="prerendered-login">.*?<\/template><script>.*?<\/script>/s;

interface ReleasedWith {
  readonly keys: readonly string[];
  readonly asks: Readonly<Record<string, string>>;
}

/**
 * Writes the shell's document and that of the sign-in into a release, with the public keys by which they verify a
 * release, and with the requests of the first pages, by their addresses. Both are part of the document because a file
 * of their own would be one more request.
 */
export function writeReleaseDocuments(shell: string, folder: string, { keys, asks }: ReleasedWith): void {
  const path = join(shell, DOCUMENT);
  if (!existsSync(path)) return;
  const keysTag = keys.length > 0 ? `<meta name="release-keys" content="${keys.join(' ')}">` : '';
  const requestsTag = `<script type="application/json" id="asks">${JSON.stringify(asks)}</script>`;
  const page = readFileSync(path, 'utf8').replace('</title>', `</title>${keysTag}${requestsTag}`);
  writePacked(join(folder, DOCUMENT), page.replace(RENDERED_LOGIN, ''));
  if (RENDERED_LOGIN.test(page)) writePacked(join(folder, LOGIN), page);
}

function writePacked(path: string, html: string): void {
  writeFileSync(path, html);
  writeFileSync(`${path}.br`, brotliCompressSync(html));
  writeFileSync(`${path}.gz`, gzipSync(html));
}

/** First requests of the pages of all slots, by their whole addresses. */
export function listPageRequests(slots: readonly Slot[]): Record<string, string> {
  return Object.fromEntries(
    slots.flatMap(({ mounts, asks = {} }) =>
      mounts.flatMap((mount) => Object.entries(asks).map(([path, request]) => [`${mount}/${path}`, request])),
    ),
  );
}
