/** Runs a limited number of tasks at the same time; the others wait in their order of arrival. */
export interface Semaphore {
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
}

export function openSemaphore(permits: number): Semaphore {
  const queue: (() => void)[] = [];
  let runningCount = 0;
  return {
    run: async (task) => {
      if (runningCount < permits) runningCount += 1;
      else await new Promise<void>((begin) => queue.push(begin));
      try {
        return await task();
      } finally {
        const next = queue.shift();
        // The permit passes to the next task without becoming free in between.
        if (next) next();
        else runningCount -= 1;
      }
    },
  };
}
