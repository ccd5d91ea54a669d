// Measures how many screens and minutes an unchanged renewal takes on a slow phone (goal P-23).

import { launchBrowser } from '../../../../apps/e2e/src/browser.ts';
import { getProduct, openProduct } from '../../../../apps/e2e/src/e2e-harness.ts';
import { SLOW_DOWN } from '../landing/visit.ts';
import type { Reading } from '../reading.ts';
import { renewBusiness } from './renew.ts';
import { withdrawRenewal } from './withdraw-renewal.ts';

/** Connection of an old tower in a remote barangay: 400 kbit/s, 400 ms. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
/** Goal P-23. */
const MAX_SCREENS = 6;
const MAX_MINUTES = 3;

/**
 * P-23: a business in which nothing changed, from the sign-in to the page that asks for the money, on slow 3G with a
 * four times slower processor and nothing kept. The hands of the script need no time to think, so the minutes are what
 * the product takes of them. The renewal is taken back afterwards; with `EBPLS_JOURNEY_PRODUCT` a product that already
 * runs is visited.
 */
export async function measureRenewal(): Promise<Reading[]> {
  const close = await openProduct();
  const browser = await launchBrowser();
  try {
    await withdrawRenewal(getProduct());
    const context = await browser.newContext({
      baseURL: getProduct().address,
      viewport: { width: 360, height: 740 },
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const talk = await context.newCDPSession(page);
    await talk.send('Network.enable');
    await talk.send('Network.emulateNetworkConditions', SLOW_3G);
    await talk.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const { screens, ms, slowest } = await renewBusiness(page, getProduct().password);
    console.error(`  the slowest screen: ${slowest.name}, ${(slowest.ms / 1000).toFixed(1)} s`);
    await withdrawRenewal(getProduct());
    const what = 'unchanged renewal, sign-in to payment page, slow 3G';
    return [
      { id: 'P-23', what: `${what}: screens`, unit: '', ours: screens, must: { most: MAX_SCREENS } },
      { id: 'P-23', what: 'the same: time', unit: 'min', ours: ms / 60_000, must: { most: MAX_MINUTES } },
    ];
  } finally {
    await browser.close();
    await close();
  }
}
