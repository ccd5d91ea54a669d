import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Release } from '@ebpls/remote-kit/declare';

import { launchBrowser } from '../../../apps/e2e/src/browser.ts';
import { waitUntilAnswering, findFreePort, ROOT, run } from './programs.ts';
import type { Reading } from './reading.ts';

const SENTENCE = join(ROOT, 'apps/shell/src/permit-check/verify.messages.ts');
const DEV_SERVER_TIMEOUT_MS = 30_000;

/**
 * P-16: measures the start of the development server until it serves every remote, and the time until an edited
 * sentence is on the page.
 */
export async function measureDevServer(): Promise<Reading[]> {
  const port = await findFreePort();
  const from = performance.now();
  const server = run('tools/dev-server/src/main.ts', { PORT: String(port) });
  try {
    await everyRemote(`http://127.0.0.1:${port}`);
    const ready = (performance.now() - from) / 1000;
    const edit = await timeOfEdit(port);
    const memory = readResidentMegabytes(server.child.pid);
    return [
      { id: 'P-16', what: 'development server ready, all remotes', unit: 's', ours: ready, must: { most: 3 } },
      { id: 'P-16', what: 'an edit of a page on the screen', unit: 'ms', ours: edit, must: { most: 400 } },
      {
        id: 'P-16',
        what: 'development server in memory, after the edit',
        unit: 'MB',
        ours: memory,
        must: { most: 600 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Ready means that shell and remotes are bundled: the release itself is answered before. */
async function everyRemote(origin: string): Promise<void> {
  await waitUntilAnswering(`${origin}/release.json`, DEV_SERVER_TIMEOUT_MS);
  const release = (await (await fetch(`${origin}/release.json`)).json()) as Release;
  for (const entry of new Set(release.slots.map((slot) => slot.entry)))
    await waitUntilAnswering(new URL(entry, origin).href, DEV_SERVER_TIMEOUT_MS);
  await waitUntilAnswering(`${origin}/permits/verify`, DEV_SERVER_TIMEOUT_MS);
}

/** Megabytes of the process that are in memory; 0 when the system does not report them. */
function readResidentMegabytes(pid = 0): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function timeOfEdit(port: number): Promise<number> {
  const browser = await launchBrowser();
  const source = readFileSync(SENTENCE, 'utf8');
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/permits/verify`);
    const title = page.getByRole('heading', { level: 1 });
    const before = (await title.textContent()) ?? '';
    const from = performance.now();
    writeFileSync(SENTENCE, source.replaceAll(before, `${before} now`));
    await title.getByText(`${before} now`).waitFor({ timeout: DEV_SERVER_TIMEOUT_MS });
    return performance.now() - from;
  } finally {
    writeFileSync(SENTENCE, source);
    await browser.close();
  }
}
