import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchBrowser } from '../../../../apps/e2e/src/browser.ts';
import { getProduct, openProduct } from '../../../../apps/e2e/src/e2e-harness.ts';
import { buildTwin, openOtherSite } from '../landing/sites.ts';
import { ROOT } from '../programs.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';
import { type FirstView, measureFirstView } from './first-view.ts';
import { measureNavigation } from './navigation.ts';
import { openTwinSite } from './twin-site.ts';
import { type Area, AREAS, openSession } from './signed-in-areas.ts';

const AREA_ROUNDS = 3;
const KB = 1024;

/**
 * The first view of each area by a person who signed in earlier, on a slow phone, beside the same sources as one bundle
 * over the same server: P-3 its scripts, P-22 when its content is shown, P-6 how long it blocks, P-7 whether it moves; and
 * P-8, the first way into an area from a page of the shell.
 * With `EBPLS_JOURNEY_PRODUCT` a product that already runs is visited.
 */
export async function measureAreas(): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-twin-'));
  const close = await openProduct();
  const release = join(process.env['RELEASE_DIR'] ?? join(ROOT, '.release'), 'current');
  await buildTwin(folder);
  const twin = await openTwinSite(await openOtherSite(folder, release), getProduct().address);
  const browser = await launchBrowser();
  try {
    const readings: Reading[] = [];
    for (const area of AREAS) {
      const ours: FirstView[] = [];
      const theirs: FirstView[] = [];
      for (let round = 0; round < AREA_ROUNDS; round += 1) {
        const session = await openSession(area, getProduct());
        ours.push(await measureFirstView(browser, getProduct().address, { area, session }));
        theirs.push(await measureFirstView(browser, twin.address, { area, session }));
      }
      readings.push(...toReadings(area, ours, theirs));
    }
    const barangay = AREAS.filter(({ name }) => name === 'barangay');
    const sessions = await Promise.all(barangay.map((area) => openSession(area, getProduct())));
    const rounds = Array.from({ length: AREA_ROUNDS }, () => sessions).flat();
    const sites = { ours: getProduct().address, twin: twin.address };
    return [...readings, ...(await measureNavigation(browser, sites, rounds))];
  } finally {
    await browser.close();
    await twin.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

function toReadings({ name, most_kb }: Area, ours: readonly FirstView[], theirs: readonly FirstView[]): Reading[] {
  const reading = (what: string, read: (view: FirstView) => number, rest: Pick<Reading, 'id' | 'unit' | 'must'>) => {
    const all = ours.map(read);
    const middle = computeMedian(all);
    return { what: `${name}: ${what}`, ours: middle, ...rest, ...(middle > 0 && { spread: computeSpread(all) }) };
  };
  const beside = (read: (view: FirstView) => number): Pick<Reading, 'theirs' | 'other'> => ({
    theirs: computeMedian(theirs.map(read)),
    other: 'single bundle',
  });
  const kilobytes = ({ script_bytes }: FirstView): number => script_bytes / KB;
  const seconds = ({ content_ms }: FirstView): number => content_ms / 1000;
  return [
    { ...reading('scripts, brotli', kilobytes, { id: 'P-3', unit: 'KB', must: { most: 1.2 } }), ...beside(kilobytes) },
    reading('the same, as a ceiling', kilobytes, {
      id: 'P-3',
      unit: 'KB',
      must: most_kb === undefined ? {} : { most: most_kb },
    }),
    reading('fetched ahead', ({ ahead_bytes }) => ahead_bytes / KB, { id: 'P-3', unit: 'KB', must: {} }),
    { ...reading('content', seconds, { id: 'P-22', unit: 's', must: { most: 1.35 } }), ...beside(seconds) },
    reading('the same, as a ceiling', seconds, { id: 'P-22', unit: 's', must: { most: 3 } }),
    reading('scripts before it', (view) => view.scripts_before_content, { id: 'P-22', unit: '', must: { most: 10 } }),
    reading('deaf while loading (TBT)', ({ blocked_ms }) => blocked_ms, { id: 'P-6', unit: 'ms', must: { most: 100 } }),
    reading('layout shift', ({ shift }) => shift, { id: 'P-7', unit: '', must: { most: 0.02 } }),
  ];
}
