import { type AccountSettings, MAIL_PREFERENCES } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Loads which mails a person wants; a person without saved preferences gets every mail. */
export async function loadMailPreferences(db: Database | Trx, account_id: number): Promise<AccountSettings> {
  const settings = await db
    .selectFrom('account_setting')
    .select(MAIL_PREFERENCES)
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  return settings ?? { mail_progress: true, mail_reminders: true, mail_inquiries: true };
}

/** Saves which mails a person gets. */
export function chooseMails({ db }: Api, actor: Actor, settings: AccountSettings): Promise<AccountSettings> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('account_setting')
      .values({ account_id: actor.account_id, ...settings })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
      .execute();
    await recordAudit(trx, actor, {
      act: 'account.settings',
      object_kind: 'account',
      object_id: actor.account_id,
      detail: settings,
    });
    return settings;
  });
}
