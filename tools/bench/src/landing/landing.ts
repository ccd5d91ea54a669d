import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchBrowser } from '../../../../apps/e2e/src/browser.ts';
import { ROOT } from '../programs.ts';
import type { Reading } from '../reading.ts';
import { listReadings } from './readings.ts';
import { buildTwin, openOwnSite, openOtherSite } from './sites.ts';
import { measureVisit, type Visit } from './visit.ts';

const LANDING_ROUNDS = 5;

/**
 * Measures the start page of the composed release against the same sources as one bundle that renders it in the
 * browser, on a slow phone: P-1 its JavaScript, P-5 when its largest part is painted, P-6 how long it is blocked, P-7
 * layout shifts.
 */
export async function measureLanding(): Promise<Reading[]> {
  const twin = await mkdtemp(join(tmpdir(), 'ebpls-twin-'));
  const release = join(process.env['RELEASE_DIR'] ?? join(ROOT, '.release'), 'current');
  await buildTwin(twin);
  const sites = [await openOwnSite(release), await openOtherSite(twin, release)] as const;
  const browser = await launchBrowser();
  try {
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < LANDING_ROUNDS; round += 1) {
      ours.push(await measureVisit(browser, sites[0]));
      theirs.push(await measureVisit(browser, sites[1]));
    }
    return listReadings(ours, theirs);
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
    await rm(twin, { recursive: true, force: true });
  }
}
