// Runs a repeated request with the same `Idempotency-Key` only once.

import { createHmac, hkdfSync } from 'node:crypto';

import type { Endpoint } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { fileDigest } from '../bodies/file-part.ts';
import { Refused } from '../refused.ts';

const REPLY_RETENTION_HOURS = 24;
// A claim without a reply after this time belongs to a process that died.
const CLAIM_SECONDS = 60;

interface IdempotencyClaim {
  readonly account_id: number;
  readonly key: string;
  readonly endpoint: string;
  readonly body_hash: string;
}

interface IdempotentCommand {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  /** The account that sends the request; requests of anonymous clients are never repeated. */
  readonly account_id: number | undefined;
  readonly run: () => Promise<unknown>;
}

/** Runs a command once for each `Idempotency-Key` of an account. */
export interface RepeatedRequests {
  /**
   * Runs a command without a key, or the first one with it; a further one gets the reply that was stored for
   * 24 hours (decision E6). Refused: conflict when the key belongs to another request, the first one still
   * runs, or its reply was a secret, which is never stored.
   */
  readonly once: (command: IdempotentCommand) => Promise<unknown>;
}

/**
 * `secret` is the server's: a body's keyed digest reveals nothing of the body to a reader of the table, a
 * password least of all.
 */
export function openRepeatedRequests(db: Database, secret: string): RepeatedRequests {
  const hash_key = Buffer.from(hkdfSync('sha256', secret, '', 'ebpls idempotency', 32));
  const digest: Digest = (parts) => createHmac('sha256', hash_key).update(JSON.stringify(parts)).digest('base64url');
  return {
    once: async (command) => {
      const claim = toIdempotencyClaim(command, digest);
      if (claim === undefined) return command.run();
      const storedReply = await takeOrRead(db, claim);
      return storedReply === undefined
        ? runFirst(db, claim, { command, digest })
        : repeatReply(storedReply, command, digest);
    },
  };
}

type Digest = (parts: readonly unknown[]) => string;

/** Undefined for a command without a key. Refused: invalid when the key is not one. */
function toIdempotencyClaim(
  { request, endpoint, account_id }: IdempotentCommand,
  digest: Digest,
): IdempotencyClaim | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || account_id === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w.:-]{8,100}$/.test(key))
    throw new Refused('invalid', 'request.key_format', { fields: { 'idempotency-key': 'request.key_format' } });
  return {
    account_id,
    key,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    body_hash: digest([request.params, request.query, request.body ?? null]),
  };
}

async function computeContentHash(request: FastifyRequest, digest: Digest): Promise<string | null> {
  const content = await fileDigest(request);
  return content === undefined ? null : digest([content]);
}

/** The stored reply of the first request with the key. */
async function repeatReply(
  { reply, content_hash }: StoredReply,
  { endpoint, request }: IdempotentCommand,
  digest: Digest,
): Promise<unknown> {
  if (content_hash !== null && content_hash !== (await computeContentHash(request, digest)))
    throw new Refused('conflict', 'request.key_reused');
  if (endpoint.secret_reply === true) throw new Refused('conflict', 'request.reply_withheld');
  return reply;
}

/** Runs the command and stores its reply; a failed one releases the key. */
async function runFirst(
  db: Database,
  claim: IdempotencyClaim,
  { command: { endpoint, request, run }, digest }: { readonly command: IdempotentCommand; readonly digest: Digest },
): Promise<unknown> {
  try {
    const reply = await run();
    const content_hash = endpoint.accepts === 'multipart' ? await computeContentHash(request, digest) : null;
    await saveReply(db, claim, { reply: endpoint.secret_reply === true ? undefined : reply, content_hash });
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

interface StoredReply {
  readonly reply: unknown;
  readonly content_hash: string | null;
}

/**
 * The row's primary key decides which request runs: undefined for that one, the stored reply for every other.
 */
async function takeOrRead(db: Database, claim: IdempotencyClaim): Promise<StoredReply | undefined> {
  const ends = sql<string>`now() + make_interval(hours => ${REPLY_RETENTION_HOURS})`;
  const isFree = sql<boolean>`
    idempotency_key.expires_at < now()
    or (
      idempotency_key.state = 'RUNNING'
      and idempotency_key.body_hash = ${claim.body_hash}
      and idempotency_key.claimed_at < now() - make_interval(secs => ${CLAIM_SECONDS})
    )`;
  const insertedClaim = await db
    .insertInto('idempotency_key')
    .values({ ...claim, expires_at: ends })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({
          claimed_at: sql`now()`,
          endpoint: claim.endpoint,
          body_hash: claim.body_hash,
          content_hash: null,
          state: 'RUNNING',
          reply: null,
          expires_at: ends,
        })
        .where(isFree),
    )
    .returning('key')
    .executeTakeFirst();
  if (insertedClaim) return undefined;

  const row = await db
    .selectFrom('idempotency_key')
    .select(['endpoint', 'body_hash', 'content_hash', 'state', 'reply'])
    .where('account_id', '=', claim.account_id)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (row && (row.endpoint !== claim.endpoint || row.body_hash !== claim.body_hash))
    throw new Refused('conflict', 'request.key_reused');
  if (row?.state !== 'DONE') throw new Refused('conflict', 'request.running');
  // For an endpoint that replies without a body none is stored.
  return { reply: row.reply ?? undefined, content_hash: row.content_hash };
}

async function saveReply(db: Database, claim: IdempotencyClaim, { reply, content_hash }: StoredReply): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ state: 'DONE', reply: JSON.stringify(reply ?? null), content_hash })
    .where('account_id', '=', claim.account_id)
    .where('key', '=', claim.key)
    .execute();
}
