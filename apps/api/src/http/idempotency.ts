import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../database.ts';
import type { Actor } from '../identity/actor.ts';
import { Refused } from './refused.ts';

const KEPT_HOURS = 24;
// After this a claim without an answer is taken for the rest of a process that died.
const CLAIM_SECONDS = 60;

interface Claim {
  readonly account_id: number;
  readonly key: string;
  readonly endpoint: string;
  readonly body_hash: string;
}

/** The claim behind an `Idempotency-Key` header; undefined when the caller sent none. */
export function claimOf(request: FastifyRequest, endpoint: string, actor: Actor | undefined): Claim | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || actor === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w.:-]{8,100}$/.test(key))
    throw new Refused('invalid', 'request.key_format', { fields: { 'idempotency-key': 'request.key_format' } });
  const body_hash = createHash('sha256')
    .update(JSON.stringify([request.params, request.query, request.body ?? null]))
    .digest('base64url');
  return { account_id: actor.account_id, key, endpoint, body_hash };
}

/**
 * Runs the work once per account and key and keeps its answer for 24 hours (decision E6).
 * The row's primary key decides who goes first; the loser gets the kept answer.
 * Refused: conflict when the key belongs to another request or the first one is still running.
 */
export async function once(db: Database, claim: Claim, work: () => Promise<unknown>): Promise<unknown> {
  const kept = await takeOrRead(db, claim);
  if (kept !== undefined) return kept.reply;
  try {
    const reply = await work();
    await keep(db, claim, reply);
    return reply;
  } catch (error) {
    await db
      .deleteFrom('idempotency_key')
      .where('account_id', '=', claim.account_id)
      .where('key', '=', claim.key)
      .where('state', '=', 'RUNNING')
      .execute();
    throw error;
  }
}

async function takeOrRead(db: Database, claim: Claim): Promise<{ reply: unknown } | undefined> {
  const taken = await db
    .insertInto('idempotency_key')
    .values({ ...claim, expires_at: sql<string>`now() + make_interval(hours => ${KEPT_HOURS})` })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({
          claimed_at: sql`now()`,
          endpoint: claim.endpoint,
          body_hash: claim.body_hash,
          state: 'RUNNING',
          reply: null,
          expires_at: sql`now() + make_interval(hours => ${KEPT_HOURS})`,
        })
        .where(
          sql<boolean>`idempotency_key.expires_at < now() or (idempotency_key.state = 'RUNNING' and idempotency_key.body_hash = ${claim.body_hash} and idempotency_key.claimed_at < now() - make_interval(secs => ${CLAIM_SECONDS}))`,
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;

  const row = await db
    .selectFrom('idempotency_key')
    .select(['endpoint', 'body_hash', 'state', 'reply'])
    .where('account_id', '=', claim.account_id)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (row && (row.endpoint !== claim.endpoint || row.body_hash !== claim.body_hash))
    throw new Refused('conflict', 'request.key_reused');
  if (row?.state !== 'DONE') throw new Refused('conflict', 'request.running');
  // A door that answers without a body keeps none.
  return { reply: row.reply ?? undefined };
}

async function keep(db: Database, claim: Claim, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ state: 'DONE', reply: JSON.stringify(reply ?? null) })
    .where('account_id', '=', claim.account_id)
    .where('key', '=', claim.key)
    .execute();
}
