import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compose, promote, promoted, publish, readSlots } from '@ebpls/release';

import { PLACES, signAsServed } from './signed.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The release that is served now; the answered function serves it again. */
export function keepRelease(): () => void {
  const before = promoted(PLACES) ?? 0;
  return () => promote(before, PLACES);
}

/** Serves the same release with another worker from now on. */
export async function serveWorker(change: (worker: string) => string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-worker-'));
  try {
    cpSync(join(ROOT, 'apps/shell/dist'), folder, { recursive: true });
    const worker = join(folder, 'service.worker.js');
    writeFileSync(worker, change(readFileSync(worker, 'utf8')));
    await publish(folder, PLACES);
    const number = compose(readSlots(join(ROOT, 'tools/release/slots.json')), PLACES);
    signAsServed(number, PLACES);
    promote(number, PLACES);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
