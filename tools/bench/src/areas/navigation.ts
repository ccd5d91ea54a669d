// Measures how long the first navigation from a page of the shell into a remote takes (goal P-8).

import type { Browser } from 'playwright-core';

import { SLOW_DOWN, SLOW_LINE } from '../landing/visit.ts';
import { computeMedian, type Reading, computeSpread } from '../reading.ts';
import type { Session } from './signed-in-areas.ts';

const FROM = '/status'; // its foot leads to one's own area and to the documentation
/** Ways from a page: the shell prefetches one's own area, and never the documentation. */
const WAYS = [
  { what: 'fetched ahead', to: '/barangay', most: 1.1 },
  { what: 'not fetched ahead', to: '/docs', most: 1.6 },
] as const;
const NAVIGATION_TIMEOUT_MS = 60_000;

interface Sites {
  readonly ours: string;
  readonly twin: string;
}

export async function measureNavigation(
  browser: Browser,
  { ours, twin }: Sites,
  sessions: readonly Session[],
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const { what, to, most } of WAYS) {
    const [mine, theirs]: [number[], number[]] = [[], []];
    for (const session of sessions) {
      mine.push(await measureWay(browser, ours + FROM, { to, session }));
      theirs.push(await measureWay(browser, twin + FROM, { to, session }));
    }
    readings.push({
      id: 'P-8',
      what: `into a remote that is ${what}`,
      unit: 'ms',
      ours: computeMedian(mine),
      theirs: computeMedian(theirs),
      other: 'lazy route',
      must: { most },
      spread: computeSpread(mine),
    });
  }
  return readings;
}

async function measureWay(
  browser: Browser,
  from: string,
  { to, session }: { readonly to: string; readonly session: Session },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  try {
    await context.addCookies(session.cookies.map((cookie) => ({ ...cookie, url: from })));
    const page = await context.newPage();
    await page.addInitScript((token) => localStorage.setItem('accessToken', token), session.token);
    const talk = await context.newCDPSession(page);
    await talk.send('Network.emulateNetworkConditions', SLOW_LINE);
    await talk.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(from);
    await page.locator(`a[href^="${to}"]`).first().waitFor({ timeout: NAVIGATION_TIMEOUT_MS });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(press, to);
  } finally {
    await context.close();
  }
}

/** Runs in the page: milliseconds from the press until another heading is shown. */
async function press(to: string): Promise<number> {
  const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  const begin = performance.now();
  document.querySelector<HTMLElement>(`a[href^="${to}"]`)?.click();
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const isThere = location.pathname.startsWith(to) && heading() !== '' && heading() !== before;
      if (isThere) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
  return performance.now() - begin;
}
