import type { Profile, User } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getUser } from '../../platform/identity/accounts.queries.ts';

/** Saves the name, contact data and language of the person's own profile. */
export function saveProfile(
  { db, sessions }: Api,
  actor: Actor,
  { locale, lastname, ...profile }: Profile,
): Promise<User> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ ...profile, lastname: lastname ?? '', ...(locale === undefined ? {} : { locale }) })
      .where('id', '=', actor.account_id)
      .execute();
    await recordAudit(trx, actor, { act: 'account.profile', object_kind: 'account', object_id: actor.account_id });
    sessions.forget(actor.session_id);
    return getUser(trx, actor.account_id);
  });
}
