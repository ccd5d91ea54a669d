import { loadRelease } from '../release/release.ts';

const LOOKS_EVERY_MS = 15 * 60_000;

/**
 * Tells that another release than this page's is served. Asked now and then, when somebody comes back to the page, and
 * when the signal does; nothing is loaded anew by itself. Gives what stops it.
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

/** One that nobody signed is no newer release: a page that moved to it would be where it was. */
async function loadReleaseNumber(): Promise<number | undefined> {
  return loadRelease().then(
    ({ number }) => number,
    () => undefined,
  );
}
