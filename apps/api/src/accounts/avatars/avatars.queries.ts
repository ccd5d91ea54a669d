// Queries of people's profile pictures.

import type { Database, Trx } from '../../platform/database/database.ts';

/** Sets the picture of an account and returns the former one; concurrent changes run one after the other. */
export async function replaceAvatar(trx: Trx, account_id: number, avatar: string | null): Promise<string | null> {
  const formerAvatar = await trx
    .selectFrom('account')
    .select('avatar')
    .where('id', '=', account_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('account').set({ avatar }).where('id', '=', account_id).execute();
  return formerAvatar.avatar;
}

/** True when an account has this picture now. */
export async function isAvatarInUse(db: Database, avatar: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('avatar', '=', avatar).executeTakeFirst();
  return row !== undefined;
}
