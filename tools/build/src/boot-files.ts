import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listGroupFiles, type Outcome } from './bundler/outcome.ts';
import { SHELL_ENTRIES } from './configuration.ts';
import { EVERY_AREA } from './federation.ts';

/** A file that the service worker stores from its installation on, in the format of Workbox. */
export interface BootFile {
  readonly url: string;
  /** Revision of a name without a content hash, which distinguishes one version from the next. */
  readonly revision: string | null;
  readonly integrity?: string;
}

/**
 * Groups that the shell needs before it can open any area: itself, the libraries for remotes, and the offline notice.
 * The first page that imports a form may be one that was cached for a visit without signal.
 */
const GROUPS = [...SHELL_ENTRIES, EVERY_AREA, 'lists', 'records', 'forms', 'offline', 'offline-page'];
const PLAIN = ['index.html', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];

/**
 * The shell's own boot with its hashes, so that the worker keeps exactly the files of its own build and nothing that
 * somebody put in their place. The document has a revision only: proxies may add a line to it.
 */
export function listBootFiles(dist: string, outcome: Outcome): BootFile[] {
  const hashedFiles = new Set(GROUPS.flatMap((group) => listGroupFiles(outcome, group)));
  const digest = (name: string, kind: string): Buffer =>
    createHash(kind)
      .update(readFileSync(join(dist, name)))
      .digest();
  return [
    ...PLAIN.map((name) => ({ url: `/${name}`, revision: digest(name, 'sha256').toString('hex').slice(0, 16) })),
    ...[...hashedFiles].map((name) => ({
      url: `/${name}`,
      revision: null,
      integrity: `sha384-${digest(name, 'sha384').toString('base64')}`,
    })),
  ];
}
