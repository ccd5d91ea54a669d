const BEAT_MS = 100;

/**
 * Does the work and answers at the next beat after its beginning, so that the time of the answer does not tell what
 * there was to do.
 */
export async function runAtEvenBeat<T>(act: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await act();
  const spent = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, BEAT_MS - (spent % BEAT_MS)));
  return done;
}
