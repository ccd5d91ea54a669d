const MAX_CONCURRENT = 8; // high, because each task waits for a store most of the time

/**
 * Runs a task for up to eight items at once; after a failure none is started, and the first failure is thrown when the
 * others have ended.
 */
export async function runConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const rest = getIterator(items);
  const stop = new AbortController();
  const worker = async (): Promise<void> => {
    for (let next = await rest.next(); next.done !== true && !stop.signal.aborted; next = await rest.next())
      await act(next.value);
  };
  const results = await Promise.allSettled(
    Array.from({ length: MAX_CONCURRENT }, () =>
      worker().catch((error: unknown) => {
        stop.abort();
        throw error;
      }),
    ),
  );
  const failedResult = results.find((one) => one.status === 'rejected');
  if (failedResult) throw failedResult.reason;
}

function getIterator<T>(items: Iterable<T> | AsyncIterable<T>): Iterator<T> | AsyncIterator<T> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}
