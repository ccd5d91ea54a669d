import { scope } from './worker-scope.ts';

const LOOKS_EVERY_MS = 10 * 60_000;

let looked_at = 0;

/**
 * Unregisters this service worker when the server no longer has it (404, 410): a release without a worker, or an
 * operator's switch. No page reloads.
 */
export async function unregisterRemovedWorker(): Promise<void> {
  if (Date.now() - looked_at < LOOKS_EVERY_MS) return;
  looked_at = Date.now();
  const answer = await fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
