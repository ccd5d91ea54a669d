import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchBrowser } from '../../../../apps/e2e/src/browser.ts';
import { ROOT } from '../programs.ts';
import { median, type Reading, spreadOf } from '../reading.ts';
import { buildTwin, ourSite, twinSite } from './sites.ts';
import { visit, type Visit } from './visit.ts';

const ROUNDS = 5;
const KB = 1024;

/**
 * The start page of the composed release against the same sources as one bundle that draws it in the browser, on a slow phone: P-1 its
 * JavaScript, P-5 when its largest part is painted, P-6 how long it is deaf, P-7 whether it moves.
 */
export async function landing(): Promise<Reading[]> {
  const twin = await mkdtemp(join(tmpdir(), 'ebpls-twin-'));
  const release = join(process.env['RELEASE_DIR'] ?? join(ROOT, '.release'), 'current');
  await buildTwin(twin);
  const sites = [await ourSite(release), await twinSite(twin, release)] as const;
  const browser = await launchBrowser();
  try {
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await visit(browser, sites[0]));
      theirs.push(await visit(browser, sites[1]));
    }
    return readingsOf(ours, theirs);
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
    await rm(twin, { recursive: true, force: true });
  }
}

type Measured = keyof Visit;

function readingsOf(ours: readonly Visit[], theirs: readonly Visit[]): Reading[] {
  const all = (visits: readonly Visit[], what: Measured): number[] => visits.map((one) => one[what]);
  const compared = (what: Measured, unit = 1) => {
    const mine = all(ours, what);
    const middle = median(mine) / unit;
    // What is nothing each time has no spread.
    return {
      ours: middle,
      theirs: median(all(theirs, what)) / unit,
      other: 'single bundle',
      ...(middle > 0 && { spread: spreadOf(mine) }),
    };
  };
  const alone = (what: Measured, unit = 1) => {
    const { theirs: _, other: __, ...mine } = compared(what, unit);
    return mine;
  };
  return [
    {
      id: 'P-1',
      what: 'JavaScript of the landing page, brotli',
      unit: 'KB',
      ...compared('script_bytes', KB),
      must: { most: 0.6 },
    },
    { id: 'P-1', what: 'the same, as a ceiling', unit: 'KB', ...alone('script_bytes', KB), must: { most: 70 } },
    {
      id: 'P-1',
      what: 'fetched ahead for the next page while nothing else happens',
      unit: 'KB',
      ...alone('ahead_bytes', KB),
      must: {},
    },
    {
      id: 'P-5',
      what: 'largest paint, 4× CPU, 1.6 Mbit, 150 ms',
      unit: 's',
      ...compared('largest_paint_ms', 1000),
      must: { most: 0.9 },
    },
    { id: 'P-5', what: 'the same, as a ceiling', unit: 's', ...alone('largest_paint_ms', 1000), must: { most: 1 } },
    { id: 'P-6', what: 'deaf while loading (TBT), 4× CPU', unit: 'ms', ...alone('blocked_ms'), must: { most: 50 } },
    {
      id: 'P-6',
      what: 'slowest answer to a person (INP) in five acts',
      unit: 'ms',
      ...alone('slowest_answer_ms'),
      must: { most: 100 },
    },
    {
      id: 'P-5',
      what: 'what it costs later: from pressing Sign in to its form',
      unit: 's',
      ...compared('next_page_ms', 1000),
      must: {},
    },
    { id: 'P-7', what: 'layout shift', unit: '', ...alone('shift'), must: { most: 0 } },
  ];
}
