import { getAccountPath, type User } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccount, getUser } from '../../platform/identity/accounts.queries.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { MAILED_PURPOSES, voidTokens } from '../../platform/identity/one-time-tokens.ts';
import { hashSecret, createSecret } from '../../platform/secrets.ts';
import { sendAccountNotice } from '../../domain/notifications/send-account-notice.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { checkOwnPassword } from './prove-password.ts';

interface EmailChange {
  readonly email: string;
  readonly current: string;
  readonly ip: string;
}

/**
 * Mails a link to the new address and notifies the present one, or the phone of an account without one, with the way
 * to stop it; a taken address gets no mail and the reply is the same. Refused: invalid at `email` or `current`, too_many within five minutes.
 */
export async function requestEmailChange(
  api: Api,
  actor: Actor,
  { email, current, ip }: EmailChange,
): Promise<{ accepted: true }> {
  const account = await checkOwnPassword(api, actor, { password: current, ip, field: 'current' });
  if (email === account.email) throw createFieldRefusal('email', 'email.same');
  const secret = createSecret();
  await api.db.transaction().execute(async (trx) => {
    await saveEmailChange(trx, { account_id: account.id, email, secret_hash: hashSecret(secret) });
    await recordAudit(trx, actor, { act: 'account.email_wish', object_kind: 'account', object_id: account.id });
    // The former address is warned before the change takes effect, even when no mail goes to the new one.
    await sendAccountNotice(trx, account, {
      template: 'email_change_requested',
      params: { firstname: account.firstname, link: `${getLinkOrigin(api.config)}/recover/password` },
      sms: 'account_notice',
      site: api.config.public_url,
    });
    const owner = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
    if (owner) return;
    const link = `${getLinkOrigin(api.config)}${getAccountPath(actor.role)}?tab=security&token=${secret}`;
    // The mailbox may belong to another person: the mail contains nothing that the requesting person wrote.
    await sendMail(trx, { to: email, template: 'confirm_email', locale: account.locale, secret, params: { link } });
  });
  return { accepted: true };
}

/**
 * A newer request replaces the former one, but not one of the last minute: nobody can flood another person's mailbox
 * through the system.
 */
async function saveEmailChange(
  trx: Trx,
  change: { account_id: number; email: string; secret_hash: Buffer },
): Promise<void> {
  const { rows } = await sql`
      insert into email_change (account_id, email, secret_hash)
      values (${change.account_id}::bigint, ${change.email}, ${change.secret_hash})
      on conflict (account_id)
      do update set email = excluded.email, secret_hash = excluded.secret_hash, asked_at = now()
      where email_change.asked_at < now() - interval '5 minutes'
      returning account_id`.execute(trx);
  if (rows.length === 0) throw new Refused('too_many', 'email.requested_recently');
}

/**
 * Changes the e-mail to the new address and notifies the former one. Refused: invalid at `token`, conflict when another
 * account has the address by now.
 */
export function confirmEmailChange({ db, config }: Api, actor: Actor, token: string): Promise<User> {
  return db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, actor.account_id);
    const change = await trx
      .deleteFrom('email_change')
      .where('account_id', '=', account.id)
      .where('secret_hash', '=', hashSecret(token))
      .where('asked_at', '>', sql<string>`now() - interval '24 hours'`)
      .returning('email')
      .executeTakeFirst();
    if (!change) throw createFieldRefusal('token', 'token.spent');
    await saveNewEmail(trx, account.id, change.email);
    // Links that were mailed to the former address are void.
    await voidTokens(trx, account.id, MAILED_PURPOSES);
    await recordAudit(trx, actor, {
      act: 'account.email',
      object_kind: 'account',
      object_id: account.id,
      detail: { from: account.email, to: change.email },
    });
    await sendAccountNotice(trx, account, {
      template: 'email_changed',
      params: { firstname: account.firstname, link: `${getLinkOrigin(config)}/login` },
      sms: 'account_notice',
      site: config.public_url,
    });
    return getUser(trx, account.id);
  });
}

const UNIQUE_VIOLATION = '23505';

async function saveNewEmail(trx: Trx, account_id: number, email: string): Promise<void> {
  try {
    await trx.updateTable('account').set({ email }).where('id', '=', account_id).execute();
  } catch (error) {
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? new Refused('conflict', 'email.in_use') : error;
  }
}
