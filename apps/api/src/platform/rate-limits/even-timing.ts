// Hides the duration of an action by replying at fixed beats.

const BEAT_MS = 100;

/**
 * Does the work and returns at the next beat after its beginning, so that the response time does not reveal
 * the amount of work.
 */
export async function runAtEvenBeat<T>(act: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await act();
  const elapsedMs = performance.now() - startedAt;
  await new Promise((resolve) => setTimeout(resolve, BEAT_MS - (elapsedMs % BEAT_MS)));
  return result;
}
