// Queries of the drawn signatures of signatories.

import type { Database, Trx } from '../../platform/database/database.ts';

/** The picture of the signature in use; undefined when the person signs without one. */
export async function findSignature(db: Database | Trx, account_id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('signature_picture')
    .select('storage_id')
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.storage_id;
}

/** Ends the picture in use and inserts the next one; null for none. Concurrent changes run one after the other. */
export async function replaceSignature(
  trx: Trx,
  {
    account_id,
    storage_id,
    now,
  }: { readonly account_id: number; readonly storage_id: string | null; readonly now: Date },
): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().executeTakeFirstOrThrow();
  await trx
    .updateTable('signature_picture')
    .set({ ended_at: now })
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .execute();
  if (storage_id !== null)
    await trx
      .insertInto('signature_picture')
      .values({ storage_id, account_id, made_at: now, ended_at: null })
      .execute();
}
