// Stores and checks the one-time code that opens the first set-up of an empty installation.

import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { hasAdministrator, lockSetup } from './setup.queries.ts';

/** Enough for one set-up with a night in between. */
const LIFE_HOURS = 24;

/**
 * Lets the printed code open the set-up for a day, in place of every code before it. A stored code gains no time when
 * the program restarts; a code that is no longer needed is not stored.
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

/**
 * True when the code opens the set-up now. It is looked up by its hash, so the time of the reply shows nothing of it.
 */
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

/** Uses the code; false when it was used before, or is too old. */
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
