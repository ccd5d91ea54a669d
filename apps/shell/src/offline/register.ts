/** The worker's address; the folder that it lies in is what it may serve. */
const WORKER = '/service.worker.js';

/** The hashed files that this page has loaded; what came before the worker did would be missing without signal. */
const HASHED_FILE = /^\/(?:assets|r)\//;

const ASKS_EVERY_MS = 500;
/** Then the page stops asking; the next one begins anew. */
const LONGEST_MS = 60_000;
/** Whoever asked for the new version looks at a busy button meanwhile. */
const BEFORE_LOAD_MS = 5_000;

/**
 * Gives the browser the worker of this release. A newer one that waits takes over now: a page that begins has nothing
 * to lose, and those that are open keep what they loaded. Whoever cannot have a worker goes on without.
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
 * A worker takes the pages that are open when it begins to serve; one whose document was on its way just then belongs to
 * none, and would have nothing without signal until it is loaded anew.
 */
function claimClients({ active }: ServiceWorkerRegistration): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no target origin
  active?.postMessage('claim');
}

/** One that is still being installed takes over as soon as it is. */
function letNextTakeOver({ waiting, installing }: ServiceWorkerRegistration): void {
  for (const next of [waiting, installing]) if (next) void takesOver(next, LONGEST_MS);
}

/**
 * Asks a newer worker to take over until it has, or until patience ends. Asked once, it may have to wait for half a
 * minute: the browser stops the old one first, and a request of any page that comes in just then starts it again for as
 * long as it lives without work. Each further ask stops it anew.
 */
function takesOver(next: ServiceWorker, timeoutMs: number): Promise<void> {
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

/** Asks again, through the worker, for what this page loaded without it; the browser still has most of it. */
async function cacheLoadedFiles(): Promise<void> {
  const resourceUrls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  for (const { origin, pathname } of resourceUrls)
    if (origin === location.origin && HASHED_FILE.test(pathname)) await fetch(pathname).catch(() => undefined);
}

/**
 * Lets a newer worker take over before the page is loaded anew, for a load in between would start the old one again.
 * After some seconds the page is loaded all the same: documents are the network's, whichever worker serves.
 */
export async function activateWaitingWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (next) await takesOver(next, BEFORE_LOAD_MS);
}

/** Forgets the kept chunks, so that one that was kept broken is asked for again. */
export async function forgetChunks(): Promise<void> {
  if (!navigator.onLine || !('caches' in globalThis)) return;
  await caches.delete('chunks').catch(() => false);
}
