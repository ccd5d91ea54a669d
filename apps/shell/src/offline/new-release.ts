import { loadRelease } from '../release/release.ts';

const LOOKS_EVERY_MS = 15 * 60_000;

/**
 * Calls back when a release other than this page's is served. It checks at intervals, when the page becomes visible
 * again and when the connection returns; nothing reloads by itself. Returns the function that stops it.
 */
export function watchRelease(own: number, onNewRelease: () => void): () => void {
  let looked_at = Date.now();
  const checkRelease = async (): Promise<void> => {
    looked_at = Date.now();
    const servedRelease = await loadReleaseNumber();
    if (servedRelease !== undefined && servedRelease !== own) onNewRelease();
  };
  const checkWhenDue = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - looked_at >= LOOKS_EVERY_MS) void checkRelease();
  };
  const checkOnline = (): void => void checkRelease();
  addEventListener('online', checkOnline);
  document.addEventListener('visibilitychange', checkWhenDue);
  const clock = setInterval(checkWhenDue, LOOKS_EVERY_MS);
  return () => {
    clearInterval(clock);
    removeEventListener('online', checkOnline);
    document.removeEventListener('visibilitychange', checkWhenDue);
  };
}

/** An unsigned release is not newer: a page that loaded it would fall back to its own. */
async function loadReleaseNumber(): Promise<number | undefined> {
  return loadRelease().then(
    ({ number }) => number,
    () => undefined,
  );
}
