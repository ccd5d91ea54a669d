// Counts calls under a rate limit, in memory or in the database.

import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../database/database.ts';
import type { Guesses, Rule } from './guess-rules.ts';
import type { Calls } from './limit-rules.ts';

/**
 * State of one count. `refused` is 0 when the call may pass; `ends_at`, in milliseconds, is when a refusal
 * ends.
 */
export interface Count {
  readonly count: number;
  readonly refused: number;
  readonly ends_at: number;
}

const isCalls = (rule: Rule): rule is Calls => 'limit' in rule;

/** The next state of a count, as this process keeps it. */
export function addToCount(rule: Rule, before: Count | undefined, now: number): Count {
  return isCalls(rule) ? addCall(rule, before, now) : addGuess(rule, before, now);
}

function addCall({ limit, seconds }: Calls, before: Count | undefined, now: number): Count {
  if (before === undefined || before.ends_at <= now) return { count: 1, refused: 0, ends_at: now + seconds * 1000 };
  const count = before.count + 1;
  return { count, refused: Math.max(0, count - limit), ends_at: before.ends_at };
}

function addGuess({ free, wait, wait_most, forgotten_after }: Guesses, before: Count | undefined, now: number): Count {
  if (before !== undefined && before.ends_at > now) return { ...before, refused: before.refused + 1 };
  const isForgotten = before === undefined || before.ends_at < now - forgotten_after * 1000;
  const count = isForgotten ? 1 : before.count + 1;
  const waitSeconds = count > free ? Math.min(wait_most, wait * 2 ** (count - free - 1)) : 0;
  return { count, refused: 0, ends_at: now + waitSeconds * 1000 };
}

interface CountKey {
  readonly name: string;
  readonly key: Buffer;
  readonly now: number;
}

/** Like `addToCount`, in the database: one statement, so that a thousand concurrent calls are a thousand counts. */
export async function countTogether(db: Database, rule: Rule, { name, key, now }: CountKey): Promise<Count> {
  const moment = sql`to_timestamp(${now}::float8 / 1000)`;
  const next = isCalls(rule) ? selectNextCall(rule, moment) : selectNextGuess(rule, moment);
  const { rows } = await sql<Count>`
      insert into limit_count as l (rule, key, count, refused, ends_at)
      values (${name}, ${key}, 1, 0, ${next.first})
      on conflict (rule, key)
      do update set (count, refused, ends_at) = (${next.nextTry})
      returning count, refused, (extract(epoch from ends_at) * 1000)::float8 as ends_at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count was not kept');
  return row;
}

interface NextCount {
  readonly first: RawBuilder<unknown>;
  readonly nextTry: RawBuilder<unknown>;
}

function selectNextCall({ limit, seconds }: Calls, now: RawBuilder<unknown>): NextCount {
  const first = sql`${now} + make_interval(secs => ${seconds})`;
  return {
    first,
    nextTry: sql`
      select
        case when l.ends_at <= ${now} then 1 else l.count + 1 end,
        case when l.ends_at <= ${now} then 0 else greatest(0, l.count + 1 - ${limit}::int) end,
        case when l.ends_at <= ${now} then ${first} else l.ends_at end`,
  };
}

function selectNextGuess({ free, wait, wait_most, forgotten_after }: Guesses, now: RawBuilder<unknown>): NextCount {
  const nextTry = sql`
    select
      case when l.ends_at > ${now} then l.count else n.count end,
      case when l.ends_at > ${now} then l.refused + 1 else 0 end,
      case when l.ends_at > ${now} then l.ends_at when n.count > ${free}::int then ${now} + make_interval(
        secs => least(${wait_most}::float8, ${wait}::float8 * 2.0 ^ least(n.count - ${free}::int - 1, 60))
      ) else ${now} end
    from (
        select
          case
            when l.ends_at < ${now} - make_interval(secs => ${forgotten_after}) then 1
            else l.count + 1
          end as count
      ) n`;
  // Without a free guess the first one already delays the next.
  const first = free > 0 ? now : sql`${now} + make_interval(secs => ${Math.min(wait, wait_most)})`;
  return { first, nextTry };
}

/** Undoes one call, or resets all wrong guesses. */
export async function forgiveSharedCount(
  db: Database,
  rule: Rule,
  { name, key }: Omit<CountKey, 'now'>,
): Promise<void> {
  if (isCalls(rule))
    await sql`update limit_count set count = greatest(0, count - 1) where rule = ${name} and key = ${key}`.execute(db);
  else await sql`delete from limit_count where rule = ${name} and key = ${key}`.execute(db);
}

/** Like `forgiveSharedCount`, in this process. */
export function forgiveCount(rule: Rule, before: Count | undefined): Count | undefined {
  return before !== undefined && isCalls(rule) && before.count > 1 ? { ...before, count: before.count - 1 } : undefined;
}
