// Service worker of the product: documents from the network, released files from the cache.

import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { isCacheable, isReleased } from './is-released.ts';
import { scope, type Lasting } from './worker-scope.ts';

/** How often the worker asks whether the server still has it. */
const LOOKS_EVERY_MS = 10 * 60_000;
let looked_at = 0;

/** Written by the build (`tools/build/src/boot-files.ts`). */
declare const BOOT_FILES: Parameters<typeof precache>[0];

/** A page waits this long for its document; then it gets the cached one, which has all that works offline. */
const DOCUMENT_TIMEOUT_S = 8;
const OWN_PAGES = /^\/(?!api\/|attachments\/|r\/|socket\.io\/)/;
const PLAIN_FILES = new Set(['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png']);

/*
 * The worker keeps what everybody gets: the shell and the chunks of the release. What the server tells an account never
 * passes through it (decision 0094), nothing but GET does, and the network is asked first for everything whose name
 * does not say its content. A broken worker therefore cannot hold back a newer release. `release.json` is the page's
 * own matter (`src/release/release.ts`): it is preloaded, and a preload and a worker do not find each other.
 */
precache(BOOT_FILES);
cleanupOutdatedCaches();

const { origin } = scope.location;

// Workbox's type of its own plugin is not exact about omitted options.
const bounds: object = new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true });

const chunks = new CacheFirst({
  cacheName: 'chunks',
  plugins: [{ cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null) }, bounds],
});

registerRoute(
  ({ url }) => isReleased(url, origin),
  async (context) => (await matchPrecache(context.request)) ?? chunks.handle(context),
);

registerRoute(
  ({ url }) => url.origin === origin && PLAIN_FILES.has(url.pathname),
  async ({ request }) => fetch(request).catch(() => findCachedResponse(request.url)),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && OWN_PAGES.test(url.pathname),
  async ({ request, event }) => {
    (event as Lasting).waitUntil(unregisterRemovedWorker());
    return loadDocument(request);
  },
);

/** The network's document, redirects and refusals included, unchanged; none of it is cached. */
async function loadDocument(request: Request): Promise<Response> {
  const response = fetch(request);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, DOCUMENT_TIMEOUT_S * 1000, undefined));
  const first = await Promise.race([response.catch(() => undefined), timeout]);
  return first ?? (await matchPrecache('/index.html')) ?? response;
}

async function findCachedResponse(url: string): Promise<Response> {
  return (await matchPrecache(new URL(url).pathname)) ?? Response.error();
}

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
  if (event.data === 'claim') event.waitUntil(scope.clients.claim());
});
// The first worker of a browser serves the open pages; a later one waits until a page activates it.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

/**
 * Unregisters this service worker when the server no longer has it (404, 410): a release without a worker, or an
 * operator's switch. No page reloads.
 */
async function unregisterRemovedWorker(): Promise<void> {
  if (Date.now() - looked_at < LOOKS_EVERY_MS) return;
  looked_at = Date.now();
  const answer = await fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
