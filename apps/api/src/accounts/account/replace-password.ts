import { recordAudit } from '../../platform/identity/audit.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import type { Api } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getUser } from '../../platform/identity/accounts.queries.ts';
import { forgetDevices } from '../../platform/devices/known-devices.ts';
import { checkNewPassword, hashPassword } from '../../platform/passwords/password.ts';
import { cancelEmailChange } from '../../platform/identity/one-time-tokens.ts';
import { endAccountSessions } from '../../platform/identity/sessions.queries.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { checkOwnPassword } from './prove-password.ts';

interface PasswordReplacement {
  readonly current: string;
  readonly password: string;
  readonly ip: string;
}

/**
 * Replaces the password, or sets the first one, and ends the account's other sessions. Refused: invalid at `current` or
 * `password`, too_many after many wrong ones, conflict without an e-mail, which a password is entered with.
 */
export async function replacePassword(
  api: Api,
  actor: Actor,
  { current, password, ip }: PasswordReplacement,
): Promise<{ changed: true }> {
  const { db, config, sessions, live } = api;
  const account = await checkOwnPassword(api, actor, { password: current, ip, field: 'current' });
  const { email } = account;
  if (email === null) throw new Refused('conflict', 'password.needs_email');
  checkNewPassword(password, (await getUser(db, account.id)).password_least, [
    account.firstname,
    account.lastname,
    email.split('@')[0] ?? '',
  ]);
  const password_hash = await hashPassword(password);
  const endedSessions = await db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ password_hash }).where('id', '=', account.id).execute();
    await forgetDevices(trx, account.id);
    await cancelEmailChange(trx, account.id);
    await recordAudit(trx, actor, { act: 'account.password', object_kind: 'account', object_id: account.id });
    await sendMail(trx, {
      to: email,
      template: 'password_changed',
      locale: account.locale,
      params: { firstname: account.firstname, link: `${getLinkOrigin(config)}/login` },
    });
    return endAccountSessions(trx, account.id, { reason: 'password_changed', remainingSession: actor.session_id });
  });
  for (const sessionId of endedSessions) {
    sessions.forget(sessionId);
    live.dropSession(sessionId);
  }
  return { changed: true };
}
