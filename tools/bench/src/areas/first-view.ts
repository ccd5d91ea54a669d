import { setTimeout as wait } from 'node:timers/promises';

import type { Browser, CDPSession, Page } from 'playwright-core';

import { SLOW_DOWN, SLOW_LINE } from '../landing/visit.ts';
import type { Area, Session } from './signed-in-areas.ts';

/** Measures of the first view of an area with an empty browser cache. */
export interface FirstView {
  readonly script_bytes: number;
  readonly scripts_before_content: number;
  /** Fetched with the lowest priority for what may come next. */
  readonly ahead_bytes: number;
  readonly content_ms: number;
  readonly blocked_ms: number;
  readonly shift: number;
}

interface PageNotes {
  content: number;
  blocked: number;
  shift: number;
}

interface Script {
  readonly is_ahead: boolean;
  readonly asked_at: number;
  /** Bytes of its headers, which the goal does not count: behind nginx they are compressed. */
  head: number;
  bytes: number;
  came_at: number;
}

const SCRIPT = /\.js$/;
/** The heading of the page itself: the frame around it appears earlier. */
const CONTENT = 'main h1';
const VIEW_TIMEOUT_MS = 180_000;

/** Opens an area as somebody who signed in earlier, on a cheap phone and a slow line, and waits until it rests. */
export async function measureFirstView(
  browser: Browser,
  site: string,
  { area, session }: { readonly area: Area; readonly session: Session },
): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(session.cookies.map((cookie) => ({ ...cookie, url: site })));
    const page = await context.newPage();
    await page.addInitScript(observe, { token: session.token, selector: CONTENT });
    const talk = await context.newCDPSession(page);
    const scripts = await noteScripts(talk);
    await talk.send('Network.emulateNetworkConditions', SLOW_LINE);
    await talk.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const rest = await createRestWaiter(talk);
    await page.goto(site + area.address, { waitUntil: 'commit' });
    await rest();
    await page.waitForLoadState('networkidle');
    return summarize(await notes(page), [...scripts.values()]);
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page reports that it rests. A polling script of ours would run in the page as well, a long task in
 * the middle of the measurement.
 */
async function createRestWaiter(talk: CDPSession): Promise<() => Promise<void>> {
  await talk.send('Runtime.enable');
  await talk.send('Runtime.addBinding', { name: 'sayRest' });
  const rests = new Promise<void>((resolve) => talk.once('Runtime.bindingCalled', () => resolve()));
  const createTimeout = (): Promise<never> =>
    wait(VIEW_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error('The page does not come to rest.');
    });
  return () => Promise.race([rests, createTimeout()]);
}

function summarize({ content, blocked, shift }: PageNotes, scripts: readonly Script[]): FirstView {
  const begin = Math.min(...scripts.map(({ asked_at }) => asked_at));
  const own = scripts.filter(({ is_ahead }) => !is_ahead);
  const bytes = (some: readonly Script[]): number => some.reduce((sum, script) => sum + script.bytes, 0);
  return {
    script_bytes: bytes(own),
    // The first script is requested right after the document arrived.
    scripts_before_content: own.filter(({ came_at }) => came_at > 0 && (came_at - begin) * 1000 < content).length,
    ahead_bytes: bytes(scripts.filter(({ is_ahead }) => is_ahead)),
    content_ms: content,
    blocked_ms: blocked,
    shift,
  };
}

async function noteScripts(talk: CDPSession): Promise<ReadonlyMap<string, Script>> {
  const scripts = new Map<string, Script>();
  await talk.send('Network.enable');
  talk.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!SCRIPT.test(request.url)) return;
    scripts.set(requestId, {
      is_ahead: request.initialPriority === 'VeryLow',
      asked_at: timestamp,
      head: 0,
      bytes: 0,
      came_at: 0,
    });
  });
  talk.on('Network.responseReceived', ({ requestId, response }) => {
    const script = scripts.get(requestId);
    if (script) script.head = response.encodedDataLength;
  });
  talk.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const script = scripts.get(requestId);
    if (script) Object.assign(script, { bytes: encodedDataLength - script.head, came_at: timestamp });
  });
  return scripts;
}

/** Runs in the page before everything else. */
function observe({ token, selector }: { readonly token: string; readonly selector: string }): void {
  localStorage.setItem('accessToken', token);
  // State of a returning browser: the shell prefetches its own area only.
  localStorage.setItem('sessionArea', location.pathname.split('/')[1] ?? '');
  const pageNotes: PageNotes = { content: 0, blocked: 0, shift: 0 };
  Object.assign(globalThis, { noted: pageNotes });
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean }) => void,
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (pageNotes.shift += hadRecentInput === true ? 0 : value));
  watch('longtask', ({ duration }) => (pageNotes.blocked += Math.max(0, duration - 50)));
  const look = (): void => {
    if ((document.querySelector(selector)?.textContent ?? '') === '') {
      requestAnimationFrame(look);
      return;
    }
    pageNotes.content = performance.now();
    // Requests that arrive with the content, and the page's work after it, count as well.
    setTimeout(() => (globalThis as unknown as { sayRest(word: string): void }).sayRest('rests'), 2_000); // see restOf
  };
  look();
}

function notes(page: Page): Promise<PageNotes> {
  return page.evaluate(() => (globalThis as unknown as { noted: PageNotes }).noted); // put there by observe
}
