import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 60_000;

interface Tally {
  readonly add: (rule: string) => void;
  /** Says what was not said yet. */
  readonly stop: () => void;
}

/** One line when a limit begins to refuse, and one a minute while it does: an attack fills no disk. */
export function createTally(log: Pick<FastifyBaseLogger, 'warn'>): Tally {
  const refused = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const say = (): void => {
    for (const [rule, times] of refused) if (times > 0) log.warn({ rule, refused: times }, 'limit reached');
    refused.clear();
    timer = undefined;
  };
  return {
    add: (rule) => {
      const times = refused.get(rule);
      refused.set(rule, (times ?? 0) + 1);
      if (times !== undefined) return;
      log.warn({ rule, refused: 1 }, 'limit reached');
      refused.set(rule, 0);
      timer ??= setTimeout(say, EVERY_MS).unref();
    },
    stop: () => {
      clearTimeout(timer);
      say();
    },
  };
}
