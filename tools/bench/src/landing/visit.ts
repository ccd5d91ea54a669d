import type { Browser, CDPSession, Page } from 'playwright-core';

import type { Site } from './serve-folder.ts';

/** What one visit of the start page with an empty cache was like. */
export interface Visit {
  readonly script_bytes: number;
  readonly ahead_bytes: number;
  readonly largest_paint_ms: number;
  readonly blocked_ms: number;
  readonly slowest_answer_ms: number;
  readonly shift: number;
  /** From pressing Sign in until its form stands, and takes what is typed. */
  readonly next_page_ms: number;
  /** From pressing Sign in until the house has taken over what the document has drawn, if it has drawn anything. */
  readonly next_house_ms: number;
}

/** A cheap phone on a slow line: the condition of goal P-5. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const SLOW_DOWN = 4;

/** What the page's observers note down. */
interface Noted {
  paint: number;
  shift: number;
  blocked: number;
  slowest: number;
}

/** Opens the start page as a stranger, waits until it rests, uses it a little, and goes on to the sign-in. */
export async function visit(browser: Browser, { address }: Site): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    // Somebody who was here before the dark theme, and so is told of it once.
    await page.addInitScript(() => localStorage.setItem('settings', localStorage.getItem('settings') ?? '{}'));
    const talk = await context.newCDPSession(page);
    const bytes = await countBytes(talk);
    // Looking for the form from here would run a script in its document first.
    await talk.send('Runtime.enable');
    await talk.send('Runtime.addBinding', { name: 'sayForm' });
    await talk.send('Network.emulateNetworkConditions', SLOW_LINE);
    await talk.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(`${address}/home`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { paint, shift, blocked } = await noted(page);
    await use(page);
    const after = await noted(page);
    const travelled = bytes();
    const told = [whenTold(talk, 'stands'), whenTold(talk, 'is of the house')];
    const pressed = performance.now();
    await page.getByRole('link', { name: 'Sign in' }).click();
    const [stands = Number.NaN, isOfHouse = Number.NaN] = await Promise.all(told);
    return {
      ...travelled,
      largest_paint_ms: paint,
      blocked_ms: blocked,
      shift: Math.max(shift, after.shift),
      slowest_answer_ms: after.slowest,
      next_page_ms: stands - pressed,
      next_house_ms: isOfHouse - pressed,
    };
  } finally {
    await context.close();
  }
}

/** When the page says that of its form. */
function whenTold(talk: CDPSession, word: string): Promise<number> {
  return new Promise((resolve) => {
    talk.on('Runtime.bindingCalled', ({ payload }) => {
      if (payload === word) resolve(performance.now());
    });
  });
}

/** Adds up what travelled: scripts of the page, and what was fetched for the next one. */
async function countBytes(talk: CDPSession): Promise<() => Pick<Visit, 'script_bytes' | 'ahead_bytes'>> {
  const kinds = new Map<string, 'script' | 'ahead'>();
  const bytes = { script: 0, ahead: 0 };
  await talk.send('Network.enable');
  talk.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.endsWith('.js')) return;
    kinds.set(requestId, type === 'Script' ? 'script' : 'ahead');
  });
  talk.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return () => ({ script_bytes: bytes.script, ahead_bytes: bytes.ahead });
}

/** Five acts that both sides know: two answers, and a number that is typed. */
async function use(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I Agree' }).click();
  await page.getByRole('region', { name: 'Settings Updated' }).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Permit number').click();
  await page.keyboard.type('MP-2026');
  await page.getByRole('heading', { level: 1 }).click();
}

/** Runs in the page before everything else. */
function observe(): void {
  const kept: Noted = { paint: 0, shift: 0, blocked: 0, slowest: 0 };
  Object.assign(globalThis, { noted: kept });
  const watch = (
    type: string,
    note: (
      entry: PerformanceEntry & {
        readonly value?: number;
        readonly hadRecentInput?: boolean;
        readonly interactionId?: number;
      },
    ) => void,
    more: object = {},
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  };
  watch('largest-contentful-paint', ({ startTime }) => (kept.paint = startTime));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (kept.shift += hadRecentInput === true ? 0 : value));
  watch('longtask', ({ duration }) => (kept.blocked += Math.max(0, duration - 50)));
  watch(
    'event',
    ({ duration, interactionId = 0 }) =>
      (kept.slowest = interactionId > 0 ? Math.max(kept.slowest, duration) : kept.slowest),
    { durationThreshold: 16 },
  );
  const { sayForm } = globalThis as unknown as { sayForm(word: string): void }; // bound by visit
  const sayWhen = (is: () => boolean, word: string): void => {
    if (is()) sayForm(word);
    else requestAnimationFrame(() => sayWhen(is, word));
  };
  const stands = (): boolean => location.pathname === '/login' && document.querySelector('input[name=email]') !== null;
  const look = (): void => {
    sayWhen(stands, 'stands');
    sayWhen(() => stands() && document.querySelector('#drawn') === null, 'is of the house');
  };
  if (location.pathname === '/login') look();
  else document.addEventListener('click', look, { capture: true, once: true });
}

/** Two frames later, so that what was just painted is noted as well. */
function noted(page: Page): Promise<Noted> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
    return { ...(globalThis as unknown as { noted: Noted }).noted }; // put there by observe
  });
}
