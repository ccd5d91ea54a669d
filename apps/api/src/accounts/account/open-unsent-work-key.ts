import { randomBytes } from 'node:crypto';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';

const KEY_BYTES = 32;

/** Returns the key that encrypts a person's unsent work on their devices, created at the first call. */
export async function openUnsentWorkKey(
  { db }: Pick<Api, 'db'>,
  { account_id }: Pick<Actor, 'account_id'>,
): Promise<{ key: string }> {
  await db
    .insertInto('unsent_work_key')
    .values({ account_id, work_key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const { work_key } = await db
    .selectFrom('unsent_work_key')
    .select('work_key')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { key: work_key.toString('base64') };
}
