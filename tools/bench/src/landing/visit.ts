import type { Browser, CDPSession, Page } from 'playwright-core';

import type { Site } from './serve-folder.ts';

/** Measures of one visit of the start page with an empty cache. */
export interface Visit {
  readonly script_bytes: number;
  readonly ahead_bytes: number;
  readonly largest_paint_ms: number;
  readonly blocked_ms: number;
  readonly slowest_answer_ms: number;
  readonly shift: number;
  /** From pressing Sign in until its form is shown and accepts input. */
  readonly next_page_ms: number;
  /** From pressing Sign in until the shell has taken over the rendered document, if there is one. */
  readonly next_shell_ms: number;
}

/** A cheap phone on a slow line: the condition of goal P-5. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const SLOW_DOWN = 4;

/** Notes of the page's observers. */
interface PageNotes {
  paint: number;
  shift: number;
  blocked: number;
  slowest: number;
}

/** Opens the start page without a session, waits until it rests, uses it a little, and opens the sign-in. */
export async function measureVisit(browser: Browser, { address }: Site): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    // A visitor from before the dark theme, who is notified of it once.
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
    const { paint, shift, blocked } = await readNotes(page);
    await use(page);
    const after = await readNotes(page);
    const sizes = bytes();
    const marks = [waitForMark(talk, 'stands'), waitForMark(talk, 'is of the shell')];
    const pressedAt = performance.now();
    await page.getByRole('link', { name: 'Sign in' }).click();
    const [shownAt = Number.NaN, takenOverAt = Number.NaN] = await Promise.all(marks);
    return {
      ...sizes,
      largest_paint_ms: paint,
      blocked_ms: blocked,
      shift: Math.max(shift, after.shift),
      slowest_answer_ms: after.slowest,
      next_page_ms: shownAt - pressedAt,
      next_shell_ms: takenOverAt - pressedAt,
    };
  } finally {
    await context.close();
  }
}

/** Moment at which the page reports this mark of its form. */
function waitForMark(talk: CDPSession, mark: string): Promise<number> {
  return new Promise((resolve) => {
    talk.on('Runtime.bindingCalled', ({ payload }) => {
      if (payload === mark) resolve(performance.now());
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
  const notes: PageNotes = { paint: 0, shift: 0, blocked: 0, slowest: 0 };
  Object.assign(globalThis, { noted: notes });
  const watch = (
    type: string,
    note: (
      entry: PerformanceEntry & {
        readonly value?: number;
        readonly hadRecentInput?: boolean;
        readonly interactionId?: number;
      },
    ) => void,
    overrides: object = {},
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...overrides });
  };
  watch('largest-contentful-paint', ({ startTime }) => (notes.paint = startTime));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (notes.shift += hadRecentInput === true ? 0 : value));
  watch('longtask', ({ duration }) => (notes.blocked += Math.max(0, duration - 50)));
  watch(
    'event',
    ({ duration, interactionId = 0 }) =>
      (notes.slowest = interactionId > 0 ? Math.max(notes.slowest, duration) : notes.slowest),
    { durationThreshold: 16 },
  );
  const { sayForm } = globalThis as unknown as { sayForm(word: string): void }; // bound by visit
  const markWhen = (is: () => boolean, mark: string): void => {
    if (is()) sayForm(mark);
    else requestAnimationFrame(() => markWhen(is, mark));
  };
  const isFormShown = (): boolean =>
    location.pathname === '/login' && document.querySelector('input[name=email]') !== null;
  const look = (): void => {
    markWhen(isFormShown, 'stands');
    markWhen(() => isFormShown() && document.querySelector('#prerendered-page') === null, 'is of the shell');
  };
  if (location.pathname === '/login') look();
  else document.addEventListener('click', look, { capture: true, once: true });
}

/** Two frames later, so that what was just painted is noted as well. */
function readNotes(page: Page): Promise<PageNotes> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { ...(globalThis as unknown as { noted: PageNotes }).noted }; // put there by observe
  });
}
