import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Slot } from '@ebpls/remote-kit/declare';

const DOCUMENT = 'index.html';
/** The document of the sign-in shows its form before the shell stands; no other page pays for that (decision 0113). */
const LOGIN = 'login.html';
const DRAWN = /<template id="drawn-login">.*?<\/template><script>.*?<\/script>/s;

interface ReleasedWith {
  readonly keys: readonly string[];
  readonly asks: Readonly<Record<string, string>>;
}

/**
 * Lays the shell's document and that of the sign-in into a release, with the public keys by which they know a release,
 * and with what the first pages ask, by their addresses. Both come with the document because a file of their own would
 * be one more thing to wait for.
 */
export function layDocument(shell: string, folder: string, { keys, asks }: ReleasedWith): void {
  const path = join(shell, DOCUMENT);
  if (!existsSync(path)) return;
  const named = keys.length > 0 ? `<meta name="release-keys" content="${keys.join(' ')}">` : '';
  const asked = `<script type="application/json" id="asks">${JSON.stringify(asks)}</script>`;
  const whole = readFileSync(path, 'utf8').replace('</title>', `</title>${named}${asked}`);
  layPacked(join(folder, DOCUMENT), whole.replace(DRAWN, ''));
  if (DRAWN.test(whole)) layPacked(join(folder, LOGIN), whole);
}

function layPacked(path: string, written: string): void {
  writeFileSync(path, written);
  writeFileSync(`${path}.br`, brotliCompressSync(written));
  writeFileSync(`${path}.gz`, gzipSync(written));
}

/** What the pages of all slots ask the server first, by their whole addresses. */
export function listPageRequests(slots: readonly Slot[]): Record<string, string> {
  return Object.fromEntries(
    slots.flatMap(({ mounts, asks = {} }) =>
      mounts.flatMap((mount) => Object.entries(asks).map(([path, asked]) => [`${mount}/${path}`, asked])),
    ),
  );
}
