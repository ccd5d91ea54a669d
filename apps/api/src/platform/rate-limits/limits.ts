import type { Endpoint } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { Refused } from '../refused.ts';
import type { Actor } from '../identity/actor.ts';
import { toNetwork } from './network.ts';
import { GUESS_LIMITS, type GuessName } from './guess-rules.ts';
import { ENDPOINT_LIMITS, type EndpointLimit } from './limit-rules.ts';
import { type CountedRule, openCountStore, type StoreParts } from './store.ts';
import { createRefusalTally } from './refusal-tally.ts';

type CountedRequest = Pick<FastifyRequest, 'ip' | 'query'>;

/** Rate limits; the figures are in two tables (`limit-rules.ts`, `guess-rules.ts`). */
export interface Limits {
  /**
   * The limit that an endpoint checks before it replies; undefined without one. It throws Refused `too_many`
   * with the seconds to wait.
   */
  readonly getEndpointLimit: (
    endpoint: Endpoint,
  ) => ((request: CountedRequest, actor: Actor | undefined) => Promise<void>) | undefined;
  /**
   * Counts a guess before it is checked, so that ten thousand concurrent ones are not all checked. Returns the seconds
   * to wait; 0 when the guess is admitted.
   */
  readonly guess: (name: GuessName, ...by: readonly (string | number)[]) => Promise<number>;
  /** The guess was right, or was none. */
  readonly forgive: (name: GuessName, ...by: readonly (string | number)[]) => Promise<void>;
  readonly stop: () => void;
}

/** Counts by the table of rules, and logs refusals in few lines. */
export function openLimits(parts: StoreParts): Limits {
  const store = openCountStore(parts);
  const tally = createRefusalTally(parts.log);

  const wait = async (rule: CountedRule): Promise<number> => {
    const { refused, ends_at } = await store.add(rule);
    if (refused === 0) return 0;
    tally.add(rule.name);
    return Math.max(1, Math.ceil((ends_at - parts.now()) / 1000));
  };

  return {
    getEndpointLimit: (endpoint) => {
      const limits = Object.entries<EndpointLimit>(ENDPOINT_LIMITS).filter(([, { covers }]) => covers(endpoint));
      if (limits.length === 0) return undefined;
      return async ({ ip, query }, actor) => {
        for (const [name, rule] of limits) {
          if (rule.counts?.(query as Record<string, unknown>) === false) continue;
          const retry_after = await wait({
            name,
            rule,
            by: [rule.by === 'account' && actor ? actor.account_id : toNetwork(ip)],
          });
          if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
        }
      };
    },
    guess: (name, ...by) => wait({ name, rule: GUESS_LIMITS[name], by }),
    forgive: (name, ...by) => store.forgive({ name, rule: GUESS_LIMITS[name], by }),
    stop: tally.stop,
  };
}
