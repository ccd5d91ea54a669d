import { createHash } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../database/database.ts';
import { type Count, addToCount, countTogether, forgiveCount, forgiveSharedCount } from './count.ts';
import type { Rule } from './guess-rules.ts';

const MAX_COUNTS = 50_000;
const SURE_MS = 5_000; // A recent refusal of the database is repeated from memory; another node may lift it meanwhile.

export interface StoreParts {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => number; // Milliseconds of real time; tests advance it.
}

export interface CountedRule {
  readonly name: string;
  readonly rule: Rule;
  readonly by: readonly (string | number)[]; // The subject of the count.
}

interface CachedCount extends Count {
  readonly sure_until?: number; // Until when the database's count is used from memory.
}

export interface CountStore {
  readonly add: (counted: CountedRule) => Promise<Count>;
  readonly forgive: (counted: CountedRule) => Promise<void>;
}

/** Stores each count where its rule requires it: in this process, or in the database for all nodes. */
export function openCountStore({ db, log, now }: StoreParts): CountStore {
  const cachedCounts = new Map<string, CachedCount>();

  const storeCount = (key: string, count: CachedCount): Count => {
    cachedCounts.delete(key);
    // The oldest is dropped first, so that many new names do not free the others all together.
    if (cachedCounts.size >= MAX_COUNTS) cachedCounts.delete(cachedCounts.keys().next().value ?? '');
    cachedCounts.set(key, count);
    return count;
  };
  const addLocally = (rule: Rule, key: string): Count =>
    storeCount(key, addToCount(rule, cachedCounts.get(key), now()));
  const addShared = async (name: string, rule: Rule, key: string): Promise<Count> => {
    const localCount = cachedCounts.get(key);
    if (localCount !== undefined && localCount.ends_at > now() && (localCount.sure_until ?? 0) > now())
      return localCount;
    try {
      const count = await countTogether(db, rule, { name, key: hashCountKey(key), now: now() });
      if (count.refused > 0) storeCount(key, { ...count, sure_until: now() + SURE_MS });
      else cachedCounts.delete(key);
      return count;
    } catch (error) {
      // Without the database each node counts by itself: fewer calls are refused, and none wrongly.
      log.warn({ err: error, rule: name }, 'limits are counted by this process alone');
      return addLocally(rule, key);
    }
  };

  return {
    add: async ({ name, rule, by }) =>
      rule.scope === 'one' ? addLocally(rule, toCountKey(name, by)) : addShared(name, rule, toCountKey(name, by)),
    forgive: async ({ name, rule, by }) => {
      const key = toCountKey(name, by);
      const remainder = forgiveCount(rule, cachedCounts.get(key));
      if (remainder === undefined) cachedCounts.delete(key);
      else cachedCounts.set(key, remainder);
      if (rule.scope === 'all') await forgiveSharedCount(db, rule, { name, key: hashCountKey(key) });
    },
  };
}

function toCountKey(name: string, by: readonly (string | number)[]): string {
  return JSON.stringify([name, ...by]);
}

/** The subject of a count is hashed in the table, so that it reveals no addresses and accounts. */
function hashCountKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
