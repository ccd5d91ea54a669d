import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listGroupFiles, type Outcome } from './compile.ts';
import { HOUSE } from './configuration.ts';
import { EVERY_AREA } from './federation.ts';

/** A file that the service worker keeps from its installation on, as Workbox reads it. */
export interface BootFile {
  readonly url: string;
  /** Of a name without a content hash: what tells one version from the next. */
  readonly revision: string | null;
  readonly integrity?: string;
}

/**
 * What the shell needs before it can open any area: itself, what it gives to remotes, and the line about being offline.
 * A page that was kept for a visit without signal may be the first that asks for a form.
 */
const GROUPS = [...HOUSE, EVERY_AREA, 'lists', 'records', 'forms', 'offline', 'offline-page'];
const PLAIN = ['index.html', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];

/**
 * The shell's own boot with its hashes, so that the worker keeps exactly the files of its own build and nothing that
 * somebody put in their place. The document has a revision only: proxies may add a line to it.
 */
export function bootFiles(dist: string, outcome: Outcome): BootFile[] {
  const hashed = new Set(GROUPS.flatMap((group) => listGroupFiles(outcome, group)));
  const digest = (name: string, kind: string): Buffer =>
    createHash(kind)
      .update(readFileSync(join(dist, name)))
      .digest();
  return [
    ...PLAIN.map((name) => ({ url: `/${name}`, revision: digest(name, 'sha256').toString('hex').slice(0, 16) })),
    ...[...hashed].map((name) => ({
      url: `/${name}`,
      revision: null,
      integrity: `sha384-${digest(name, 'sha384').toString('base64')}`,
    })),
  ];
}
