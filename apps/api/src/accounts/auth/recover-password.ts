import { recordAudit } from '../../platform/identity/audit.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccountByEmail, getAccountState, getUser } from '../../platform/identity/accounts.queries.ts';
import { recordAttempt } from '../../platform/identity/attempts.queries.ts';
import type { Trx } from '../../platform/database/database.ts';
import { forgetDevices } from '../../platform/devices/known-devices.ts';
import {
  issueToken,
  MAILED_PURPOSES,
  useToken,
  voidTokens,
  cancelEmailChange,
} from '../../platform/identity/one-time-tokens.ts';
import { checkNewPassword, hashPassword } from '../../platform/passwords/password.ts';
import { endAccountSessions } from '../../platform/identity/sessions.queries.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { maskMobile } from '../mobile/mask-mobile.ts';
import { removeNumber } from '../mobile/mobile.ts';
import { canMail, setPassword } from './auth.queries.ts';
import { mailWaitingInvitation } from './verify-email.ts';

/**
 * Mails a link that sets a new password; the reply is the same whether or not the address is known. An invited person
 * is reminded of the invitation instead, which nothing else replaces.
 */
export async function mailRecovery({ db, config }: Api, email: string): Promise<{ accepted: true }> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    const state = account && getAccountState(account);
    if (!account || state === 'closed' || !(await canMail(trx, email))) return;
    if (state === 'invited') return mailWaitingInvitation({ config }, trx, account);
    const { secret } = await issueToken(trx, { account_id: account.id, purpose: 'recover' });
    const link = `${getLinkOrigin(config)}/recover/password/reset-form/${encodeURIComponent(email)}/${secret}`;
    await sendMail(trx, {
      to: email,
      template: 'recover',
      locale: account.locale,
      secret,
      params: { ...getGreetingName(account), link },
    });
  });
  return { accepted: true };
}

/**
 * The name of an unconfirmed account was written by the person who typed the address, so mails to its mailbox omit it.
 */
function getGreetingName({
  verified_at,
  firstname,
}: {
  readonly verified_at: string | null;
  readonly firstname: string;
}): {
  firstname?: string;
} {
  return verified_at === null ? {} : { firstname };
}

interface PasswordReset {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

/**
 * Sets the password, ends every session, removes the number that signed in beside a former password, and resets the
 * sign-in limits of the address. Refused: invalid with a token that is not valid for this address.
 */
export async function setPasswordByToken(
  api: Api,
  { email, token, password }: PasswordReset,
  ip: string,
): Promise<{ accepted: true }> {
  const { db, sessions, live, limits } = api;
  const attempt = { email, ip: toNetwork(ip) };
  const endedSessions = await db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    const usedToken = await useToken(trx, 'recover', token);
    if (!account || usedToken?.account_id !== account.id) throw createFieldRefusal('token', 'token.spent');
    const { roles, password_least } = await getUser(trx, account.id);
    // A refusal rolls the token back, so that the person can choose a better password with the same link.
    checkNewPassword(password, password_least, [account.firstname, account.lastname, email.split('@')[0] ?? '']);
    if (!(await setPassword(trx, account.id, await hashPassword(password))))
      throw createFieldRefusal('token', 'token.spent');
    await voidTokens(trx, account.id, MAILED_PURPOSES);
    await cancelEmailChange(trx, account.id);
    // A person who knew the old password may have signed in; the owner's browser is recorded again at the next sign-in.
    await forgetDevices(trx, account.id);
    await recordAttempt(trx, attempt, true);
    const actor = { account_id: account.id, role_name: roles[0]?.name ?? null, locale: account.locale };
    await recordAudit(trx, actor, { act: 'account.reset_password', object_kind: 'account', object_id: account.id });
    // Who knew the former password could have confirmed a number of their own, which signs in without any password.
    const removedNumber = account.password_hash === null ? undefined : await removeNumber(trx, actor, api.config);
    await sendResetMail(trx, api, { account, email, removedNumber });
    return endAccountSessions(trx, account.id, { reason: 'password_changed' });
  });
  await limits.forgive('password_here', attempt.email, attempt.ip);
  await limits.forgive('password_anywhere', attempt.email);
  for (const sessionId of endedSessions) {
    sessions.forget(sessionId);
    live.dropSession(sessionId);
  }
  return { accepted: true };
}

interface ResetMail {
  readonly account: NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;
  readonly email: string;
  readonly removedNumber: string | undefined;
}

/** Notifies the owner of the new password, and of the mobile number that no longer signs in. */
async function sendResetMail(
  trx: Trx,
  { config }: Pick<Api, 'config'>,
  { account, email, removedNumber }: ResetMail,
): Promise<void> {
  await sendMail(trx, {
    to: email,
    template: removedNumber === undefined ? 'password_changed' : 'password_reset_number',
    locale: account.locale,
    params: {
      ...getGreetingName(account),
      link: `${getLinkOrigin(config)}/login`,
      ...(removedNumber !== undefined && { number: maskMobile(removedNumber) }),
    },
  });
}
