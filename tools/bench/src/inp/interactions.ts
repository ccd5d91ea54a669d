import { createRequire } from 'node:module';

import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { INPMetricWithAttribution, onINP } from 'web-vitals/attribution';

/** The slowest interaction of a page by the measure of web-vitals, with its target and where its time went. */
export interface SlowestInteraction {
  readonly ms: number;
  readonly target: string;
  readonly waiting_ms: number;
  readonly working_ms: number;
  readonly drawing_ms: number;
}

/** The least that the browser reports of an interaction; all of a page that reports nothing were faster. */
const MIN_EVENT_MS = 16;
const NO_INTERACTION: SlowestInteraction = {
  ms: MIN_EVENT_MS,
  target: '',
  waiting_ms: 0,
  working_ms: 0,
  drawing_ms: 0,
};

/** Watches every page of the context from its first moment. */
export async function watchInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: createRequire(import.meta.url).resolve('web-vitals/attribution') });
  await context.addInitScript(watch, MIN_EVENT_MS);
}

/** The slowest interaction so far: the 98th percentile, which of fewer than fifty interactions is the slowest one. */
export async function findSlowest(page: Page): Promise<SlowestInteraction> {
  await page.evaluate(waitUntilSettled);
  return (await page.evaluate(() => (globalThis as unknown as WatchedWindow).slowest_interaction)) ?? NO_INTERACTION;
}

/** Slows the processor of a page down, or lets it go. */
export async function throttleCpu(talk: CDPSession, rate: number): Promise<void> {
  await talk.send('Emulation.setCPUThrottlingRate', { rate });
}

interface WatchedWindow {
  readonly webVitals: { readonly onINP: typeof onINP };
  slowest_interaction?: SlowestInteraction;
}

/** Runs in the page, after the library. */
function watch(durationThreshold: number): void {
  const watchedWindow = globalThis as unknown as WatchedWindow; // the library writes its name there
  watchedWindow.webVitals.onINP(
    ({ value, attribution }: INPMetricWithAttribution) => {
      watchedWindow.slowest_interaction = {
        ms: value,
        target: `${attribution.interactionType ?? ''} ${attribution.interactionTarget ?? ''}`,
        waiting_ms: attribution.inputDelay ?? 0,
        working_ms: attribution.processingDuration ?? 0,
        drawing_ms: attribution.presentationDelay ?? 0,
      };
    },
    { reportAllChanges: true, durationThreshold },
  );
}

/**
 * Runs in the page: the library reads the entries of the browser when the page is idle. A slowed browser may give an
 * idle page no idle time until a call for it is overdue, so it is called for twice.
 */
function waitUntilSettled(): Promise<void> {
  const isIdle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }));
  const isDrawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  return new Promise<void>((resolve) => setTimeout(resolve, 300)).then(isIdle).then(isIdle).then(isDrawn);
}
