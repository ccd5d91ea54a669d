import { loadRelease } from '../release/release.ts';

const LOOKS_EVERY_MS = 15 * 60_000;

/**
 * Calls back when a release other than this page's is served. It checks at intervals, when the page becomes visible
 * again and when the connection returns; nothing reloads by itself. Returns the function that stops it.
 */
export function watchRelease(own: number, onNewRelease: () => void): () => void {
  let looked_at = Date.now();
  const look = async (): Promise<void> => {
    looked_at = Date.now();
    const servedRelease = await loadReleaseNumber();
    if (servedRelease !== undefined && servedRelease !== own) onNewRelease();
  };
  const lookWhenDue = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - looked_at >= LOOKS_EVERY_MS) void look();
  };
  const back = (): void => void look();
  addEventListener('online', back);
  document.addEventListener('visibilitychange', lookWhenDue);
  const clock = setInterval(lookWhenDue, LOOKS_EVERY_MS);
  return () => {
    clearInterval(clock);
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', lookWhenDue);
  };
}

/** An unsigned release is not newer: a page that loaded it would fall back to its own. */
async function loadReleaseNumber(): Promise<number | undefined> {
  return loadRelease().then(
    ({ number }) => number,
    () => undefined,
  );
}
