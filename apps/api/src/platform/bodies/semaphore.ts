/** Runs at most so many tasks at once; the others wait in the order in which they came. */
export interface Semaphore {
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
}

export function openSemaphore(permits: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (task) => {
      if (running < permits) running += 1;
      else await new Promise<void>((begin) => waiting.push(begin));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // The permit passes on without becoming free between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
