// Confirms the e-mail address of a sign-up by a mailed link, and sends the link again on request.

import type { Locale } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccountByEmail, getAccountState } from '../../platform/identity/accounts.queries.ts';
import { issueToken, useToken, voidTokens } from '../../platform/identity/one-time-tokens.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { confirmSignUp, listSignUps, canMail, type PendingSignUp } from './auth.queries.ts';

interface MailReceiver {
  readonly email: string;
  readonly locale: Locale;
}

interface RegisteredAccount extends MailReceiver {
  readonly id: number;
  readonly sign_up: PendingSignUp;
  /** True when the address has other sign-ups too: the mail then names the one that its link confirms. */
  readonly is_one_of_several?: boolean;
}

/**
 * Mails the link of one sign-up to the page after sign-up, which uses the token (decision E10). Until the address is
 * confirmed its mailbox belongs to a person who did not write the name of the account, so the mail omits it.
 */
export async function mailConfirmation(
  { config }: Api,
  trx: Trx,
  { id, email, locale, sign_up: { sign_up_id, made_at }, is_one_of_several = false }: RegisteredAccount,
): Promise<void> {
  const { secret } = await issueToken(trx, { account_id: id, sign_up_id, purpose: 'verify' });
  await sendMail(trx, {
    to: email,
    template: is_one_of_several ? 'verify_again' : 'verify',
    locale,
    secret,
    params: { made_at, link: `${getLinkOrigin(config)}/login/verification?token=${secret}` },
  });
}

/** Reminds an invited person of the invitation; the mail has no link that opens the account. */
export async function mailWaitingInvitation(
  { config }: Pick<Api, 'config'>,
  trx: Trx,
  { email, locale }: MailReceiver,
): Promise<void> {
  await sendMail(trx, {
    to: email,
    template: 'invited_address',
    locale,
    params: { link: `${getLinkOrigin(config)}/home` },
  });
}

/**
 * Confirms the address of the token with the password and name of its sign-up, and ends the other sign-ups of the
 * address. Refused: invalid when the token is unknown, used or older than a day.
 */
export function confirmEmail({ db }: Api, token: string): Promise<{ email: string }> {
  return db.transaction().execute(async (trx) => {
    const usedToken = await useToken(trx, 'verify', token);
    const email = usedToken?.sign_up_id == null ? undefined : await confirmSignUp(trx, usedToken.sign_up_id);
    if (email === undefined || usedToken === undefined) throw createFieldRefusal('token', 'token.spent');
    await voidTokens(trx, usedToken.account_id, ['verify']);
    await recordAudit(
      trx,
      { account_id: usedToken.account_id, role_name: null },
      { act: 'account.confirm', object_kind: 'account', object_id: usedToken.account_id },
    );
    return { email };
  });
}

/**
 * Mails the link of each sign-up of the address again, the newest first, within the mails left this hour; the reply is
 * the same for a known and an unknown address.
 */
export async function resendConfirmation(api: Api, email: string): Promise<{ accepted: true }> {
  await api.db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    const state = account && getAccountState(account);
    if (account && state === 'unconfirmed') await mailEverySignUp(api, trx, account);
    if (account && state === 'invited' && (await canMail(trx, email))) await mailWaitingInvitation(api, trx, account);
  });
  return { accepted: true };
}

async function mailEverySignUp(api: Api, trx: Trx, account: MailReceiver & { readonly id: number }): Promise<void> {
  const signUps = await listSignUps(trx, account.id);
  for (const sign_up of signUps) {
    if (!(await canMail(trx, account.email))) return;
    await mailConfirmation(api, trx, { ...account, sign_up, is_one_of_several: signUps.length > 1 });
  }
}
