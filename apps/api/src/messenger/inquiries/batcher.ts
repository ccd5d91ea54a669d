// Creates a function that collects concurrent items and handles them in batches.

interface QueuedItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs the work for all items that arrived during the last batch. An idle sender waits for nothing; a busy one commits
 * once for many. One batch at a time preserves the order of the items.
 */
export function createBatcher<T, R>(
  runBatch: (items: readonly T[]) => Promise<readonly R[]>,
  maxSize: number,
): (item: T) => Promise<R> {
  const queue: QueuedItem<T, R>[] = [];
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (queue.length > 0) {
      const batch = queue.splice(0, maxSize);
      try {
        const results = await runBatch(batch.map(({ item }) => item));
        // A batch returns one result for each item.
        batch.forEach(({ resolve }, at) => resolve(results[at] as R));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}
