// Logs the refusals of rate limits, at most one line a minute.

import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 60_000;

interface Tally {
  readonly add: (rule: string) => void;
  readonly stop: () => void; // Logs the refusals that are not yet logged.
}

/** One line when a limit begins to refuse, and one a minute while it does: an attack fills no disk. */
export function createRefusalTally(log: Pick<FastifyBaseLogger, 'warn'>): Tally {
  const refusals = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const logRefusals = (): void => {
    for (const [rule, times] of refusals) if (times > 0) log.warn({ rule, refused: times }, 'limit reached');
    refusals.clear();
    timer = undefined;
  };
  return {
    add: (rule) => {
      const times = refusals.get(rule);
      refusals.set(rule, (times ?? 0) + 1);
      if (times !== undefined) return;
      log.warn({ rule, refused: 1 }, 'limit reached');
      refusals.set(rule, 0);
      timer ??= setTimeout(logRefusals, EVERY_MS).unref();
    },
    stop: () => {
      clearTimeout(timer);
      logRefusals();
    },
  };
}
