import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { hasAdministrator, lockSetup } from './setup.queries.ts';

/** One sitting, with a night in between. */
const LIFE_HOURS = 24;

/**
 * Lets the printed code open the set-up for a day, in the place of every code before it. A code that was kept already
 * gains no time, however often the program starts; one that nobody needs any more is not kept.
 */
export async function saveSetupLink(db: Database, code: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSetup(trx);
    if (await hasAdministrator(trx)) return;
    const code_hash = hashSecret(code);
    await trx.deleteFrom('setup_link').where('code_hash', '<>', code_hash).execute();
    await trx
      .insertInto('setup_link')
      .values({ code_hash, expires_at: sql`now() + make_interval(hours => ${LIFE_HOURS})` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Whether the code opens the set-up now. It is found by its hash, so the time of the answer tells nothing of it. */
export async function isSetupCode(db: Database, code: string): Promise<boolean> {
  const link = await db
    .selectFrom('setup_link')
    .select('made_at')
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return link !== undefined;
}

/** Spends the code; false when somebody did so before, or it is too old. */
export async function useSetupCode(trx: Trx, code: string, used_by: number): Promise<boolean> {
  const usedLink = await trx
    .updateTable('setup_link')
    .set({ used_at: sql`now()`, used_by })
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('used_at')
    .executeTakeFirst();
  return usedLink !== undefined;
}
