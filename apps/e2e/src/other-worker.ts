// Serves another service worker to the browser for a while, then the release's own again.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compose, promote, getPromotedNumber, publish, readSlots } from '@ebpls/release';

import { getServedPaths, signAsServed } from './signing.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Remembers the served release; the returned function serves it again. */
export function saveServedRelease(): () => void {
  const places = getServedPaths();
  const before = getPromotedNumber(places) ?? 0;
  return () => promote(before, places);
}

/** Serves the same release with another worker from now on. */
export async function serveWorker(change: (worker: string) => string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-worker-'));
  const places = getServedPaths();
  try {
    cpSync(join(ROOT, 'apps/shell/dist'), folder, { recursive: true });
    const worker = join(folder, 'service.worker.js');
    writeFileSync(worker, change(readFileSync(worker, 'utf8')));
    await publish(folder, places);
    const number = compose(readSlots(join(ROOT, 'tools/release/slots.json')), places);
    signAsServed(number, places);
    promote(number, places);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
