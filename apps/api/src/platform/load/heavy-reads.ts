// Limits how many heavy reads run at the same time on this node.

import { getCurrentBounds, ClientGoneError, runWithStatementTime } from '../database/request-bounds.ts';
import { Refused } from '../refused.ts';

const COME_AGAIN_SECONDS = 30;

/** Reads with a limited concurrency on this node, so that all others have connections. */
export interface HeavyReads {
  /**
   * Runs the read when the gate admits it, with the gate's time limit for its statements. Refused: too_many when the
   * queue is full or the wait is too long.
   */
  readonly run: <T>(read: () => Promise<T>) => Promise<T>;
}

/** Times in milliseconds. */
interface ReadGate {
  /** Time limit of each statement. */
  readonly statement_ms: number;
  readonly at_once: number;
  readonly queue_length: number;
  readonly queue_ms: number;
}

export function openHeavyReads(gate: ReadGate): HeavyReads {
  const { acquire, release } = openTurns(gate);
  return {
    run: async (read) => {
      await acquire();
      try {
        return await runWithStatementTime(gate.statement_ms, read);
      } finally {
        release();
      }
    },
  };
}

interface Turns {
  /** Resolves when a place is free. */
  readonly acquire: () => Promise<void>;
  /** Passes the place to the next one, without its becoming free in between. */
  readonly release: () => void;
}

function openTurns({ at_once, queue_length, queue_ms }: ReadGate): Turns {
  const queue: (() => void)[] = [];
  let runningCount = 0;
  return {
    acquire: () => {
      if (runningCount >= at_once)
        return queue.length < queue_length ? waitIn(queue, queue_ms) : Promise.reject(createTooBusyRefusal());
      runningCount += 1;
      return Promise.resolve();
    },
    release: () => {
      const begin = queue.shift();
      if (begin) begin();
      else runningCount -= 1;
    },
  };
}

/** Waits in the queue until called, until the time is over, or until the client disconnects. */
function waitIn(queue: (() => void)[], wait_ms: number): Promise<void> {
  const asker = getCurrentBounds()?.waiter;
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      asker?.cancellations.delete(handleDisconnect);
    };
    const begin = (): void => {
      stop();
      resolve();
    };
    const leave = (error: Error): void => {
      stop();
      queue.splice(queue.indexOf(begin), 1);
      reject(error);
    };
    const handleDisconnect = (): void => leave(new ClientGoneError('whoever waited went away'));
    const timer = setTimeout(() => leave(createTooBusyRefusal()), wait_ms);
    queue.push(begin);
    asker?.cancellations.add(handleDisconnect);
  });
}

function createTooBusyRefusal(): Refused {
  return new Refused('too_many', 'request.too_busy', { retry_after: COME_AGAIN_SECONDS });
}
