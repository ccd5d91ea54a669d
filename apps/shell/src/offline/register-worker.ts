// Registers the service worker, activates a newer one, and removes broken cached files.

import { hasConnection } from '@ebpls/api-client';

/** The worker's address; its folder limits what it may serve. */
const WORKER = '/service.worker.js';

/** The hashed files that this page has loaded; files loaded before the worker started would be missing offline. */
const HASHED_FILE = /^\/(?:assets|r)\//;

const ASKS_EVERY_MS = 500;
/** After this time the page stops trying; the next one tries again. */
const MAX_CHECK_DELAY_MS = 60_000;
/** The person who requested the new version sees a busy button for at most this time. */
const BEFORE_LOAD_MS = 5_000;

/**
 * Registers this release's worker. A newer one that waits takes over now: a page that begins has nothing to lose, and
 * open ones keep what they loaded. Browsers without workers continue without one.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  if (isFirst) serviceWorker.addEventListener('controllerchange', () => void cacheLoadedFiles(), { once: true });
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  if (registration === undefined) return;
  if (isFirst) claimClients(registration);
  letNextTakeOver(registration);
  // The browser looks for a newer one after it has answered.
  registration.addEventListener('updatefound', () => letNextTakeOver(registration));
}

/**
 * A worker takes over the open pages when it activates; a page whose document was loading just then has no worker, and
 * would have nothing offline until its next load.
 */
function claimClients({ active }: ServiceWorkerRegistration): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no target origin
  active?.postMessage('claim');
}

/** One that is still being installed takes over as soon as it is. */
function letNextTakeOver({ waiting, installing }: ServiceWorkerRegistration): void {
  for (const next of [waiting, installing]) if (next) void waitForTakeover(next, MAX_CHECK_DELAY_MS);
}

/**
 * Requests a newer worker to take over until it has, or until the timeout. A single request may wait for half a minute:
 * the browser stops the old worker first, and a request of any page meanwhile restarts it for as long as it lives
 * without work. Each further request stops it again.
 */
function waitForTakeover(next: ServiceWorker, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const requestTakeover = (): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no target origin
      if (next.state === 'installed') next.postMessage('take-over');
      if (next.state === 'activated' || next.state === 'redundant') end();
    };
    const end = (): void => {
      clearInterval(interval);
      clearTimeout(timer);
      next.removeEventListener('statechange', requestTakeover);
      resolve();
    };
    const interval = setInterval(requestTakeover, ASKS_EVERY_MS);
    const timer = setTimeout(end, timeoutMs);
    next.addEventListener('statechange', requestTakeover);
    requestTakeover();
  });
}

/**
 * Fetches again, through the worker, the files that this page loaded without it; the browser still caches most of them.
 */
async function cacheLoadedFiles(): Promise<void> {
  const resourceUrls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  for (const { origin, pathname } of resourceUrls)
    if (origin === location.origin && HASHED_FILE.test(pathname)) await fetch(pathname).catch(() => undefined);
}

/**
 * Lets a newer worker take over before the page reloads, because a load in between would restart the old one. After
 * some seconds the page reloads all the same: documents come from the network under either worker.
 */
export async function activateWaitingWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (next) await waitForTakeover(next, BEFORE_LOAD_MS);
}

/** Removes the cached chunks, so that a broken one is fetched again. */
export async function forgetChunks(): Promise<void> {
  if (!hasConnection() || !('caches' in globalThis)) return;
  await caches.delete('chunks').catch(() => false);
}
