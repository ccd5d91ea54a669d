/** The worker's address; the folder that it lies in is what it may serve. */
const WORKER = '/service.worker.js';

/** The hashed files that this page has loaded; what came before the worker did would be missing without signal. */
const SEEN = /^\/(?:assets|r)\//;

/**
 * Gives the browser the worker of this release. A newer one that waits takes over now: a page that begins has nothing
 * to lose, and those that are open keep what they loaded. Whoever cannot have a worker goes on without.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  if (isFirst) serviceWorker.addEventListener('controllerchange', () => void keepSeen(), { once: true });
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
  if (registration === undefined) return;
  letNextTakeOver(registration);
  // The browser looks for a newer one after it has answered.
  registration.addEventListener('updatefound', () => letNextTakeOver(registration));
}

/** One that is still being installed takes over as soon as it is. */
function letNextTakeOver(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage('take-over');
  registration.installing?.addEventListener('statechange', () => registration.waiting?.postMessage('take-over'));
}

/** Asks again, through the worker, for what this page loaded without it; the browser still has most of it. */
async function keepSeen(): Promise<void> {
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  for (const { origin, pathname } of seen)
    if (origin === location.origin && SEEN.test(pathname)) await fetch(pathname).catch(() => undefined);
}

/** Lets a waiting worker take over before the page is loaded anew. */
export async function letTakeOver(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  registration?.waiting?.postMessage('take-over');
}

/** Forgets the kept chunks, so that one that was kept broken is asked for again. */
export async function forgetChunks(): Promise<void> {
  if (!navigator.onLine || !('caches' in globalThis)) return;
  await caches.delete('chunks').catch(() => false);
}
