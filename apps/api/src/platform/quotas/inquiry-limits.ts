import { type RawBuilder, sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { Refused } from '../refused.ts';
import type { Api } from '../http/serve.ts';
import type { Actor } from '../identity/actor.ts';
import { GUESS_LIMITS, INQUIRY_LIMIT } from '../rate-limits/guess-rules.ts';

/**
 * Refuses the inquiry that this transaction opened when its owner opened too many within an hour. Inquiries of one
 * person are counted one after the other, so that concurrent ones cannot pass together. Refused: too_many at `message`,
 * with the minutes until the next one is allowed.
 */
export async function refuseManyInquiries(trx: Trx, { account_id }: Actor, now: Date): Promise<void> {
  const { limit, seconds } = INQUIRY_LIMIT;
  await trx.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().execute();
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from sent_at - ${selectHourBefore(now, seconds)})::float8 as wait from inquiry
    where user_id = ${account_id}::bigint and sent_at > ${selectHourBefore(now, seconds)}
    order by sent_at desc offset ${limit} limit 1`.execute(trx);
  const [beyond] = rows;
  if (beyond !== undefined) throw toLimitRefusal('inquiry.threads_most', limit, beyond.wait ?? seconds);
}

function selectHourBefore(now: Date, seconds: number): RawBuilder<unknown> {
  return sql`(${now}::timestamptz - make_interval(secs => ${seconds}))`;
}

interface CountedMessage {
  readonly account_id: number;
  readonly client_key: string;
}

/**
 * Counts a message before it is posted. A message that was stored before passes, so that its sender gets the reply.
 * Refused: too_many at `message`, with the minutes until the next message is allowed.
 */
export async function countMessage({ db, limits }: Pick<Api, 'db' | 'limits'>, message: CountedMessage): Promise<void> {
  const { account_id, client_key } = message;
  const retryAfter = await limits.guess('inquiry_message', account_id);
  if (retryAfter === 0) return;
  const { rows } = await sql`select from inquiry_message
    where account_id = ${account_id}::bigint and client_key = ${client_key}`.execute(db);
  if (rows.length === 0) throw toLimitRefusal('inquiry.messages_most', GUESS_LIMITS.inquiry_message.limit, retryAfter);
}

type LimitKey = 'inquiry.threads_most' | 'inquiry.messages_most';

function toLimitRefusal(key: LimitKey, limit: number, retryAfter: number): Refused {
  const params = { most: String(limit), minutes: String(Math.max(1, Math.ceil(retryAfter / 60))) };
  return new Refused('too_many', key, { fields: { message: key }, params, retry_after: Math.ceil(retryAfter) });
}
