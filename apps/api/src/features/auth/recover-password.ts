import { audit } from '../../audit.ts';
import { refusedField } from '../../http/refused.ts';
import type { Api } from '../../http/serve.ts';
import { findAccountByEmail, userOf } from '../../identity/accounts.queries.ts';
import { recordAttempt } from '../../identity/attempts.queries.ts';
import { issueToken, spendToken } from '../../identity/one-time-tokens.ts';
import { checkNewPassword, hashPassword } from '../../identity/password.ts';
import { endSessionsOf } from '../../identity/sessions.queries.ts';
import { networkOf } from '../../limits/network.ts';
import { sendMail } from '../../mail.ts';
import { mayMail, setPassword } from './auth.queries.ts';

/** Mails a link that sets a new password; answers the same whether or not the address is known. */
export async function mailRecovery({ db, config }: Api, email: string): Promise<{ accepted: true }> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (!account || account.disabled_at !== null || !(await mayMail(trx, email))) return;
    const { secret } = await issueToken(trx, { account_id: account.id, purpose: 'recover' });
    const link = `${config.public_url}/recover/password/reset-form/${encodeURIComponent(email)}/${secret}`;
    await sendMail(trx, {
      to: email,
      template: 'recover',
      locale: account.locale,
      params: { firstname: account.firstname, link },
    });
  });
  return { accepted: true };
}

interface Reset {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

/** Sets the password, ends every session and frees a waiting address. Refused: invalid with a token that is not good for this address. */
export async function setPasswordByToken(
  api: Api,
  { email, token, password }: Reset,
  ip: string,
): Promise<{ accepted: true }> {
  const { db, sessions, live, limits } = api;
  const attempt = { email, ip: networkOf(ip) };
  const ended = await db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    const spent = await spendToken(trx, 'recover', token);
    if (!account || spent?.account_id !== account.id) throw refusedField('token', 'token.spent');
    const { roles, password_least } = await userOf(trx, account.id);
    // A refusal rolls the token back, so that the person can choose a better password with the same link.
    checkNewPassword(password, password_least, [account.firstname, account.lastname, email.split('@')[0] ?? '']);
    await setPassword(trx, account.id, await hashPassword(password));
    await recordAttempt(trx, attempt, true);
    await audit(
      trx,
      { account_id: account.id, role_name: roles[0]?.name ?? null },
      { act: 'account.reset_password', object_kind: 'account', object_id: account.id },
    );
    await sendMail(trx, {
      to: email,
      template: 'password_changed',
      locale: account.locale,
      params: { firstname: account.firstname, link: `${api.config.public_url}/login` },
    });
    return endSessionsOf(trx, account.id, { reason: 'password_changed' });
  });
  await limits.forgive('password_here', attempt.email, attempt.ip);
  await limits.forgive('password_anywhere', attempt.email);
  for (const session_id of ended) {
    sessions.forget(session_id);
    live.dropSession(session_id);
  }
  return { accepted: true };
}
