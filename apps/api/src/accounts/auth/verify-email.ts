import type { Locale } from '@ebpls/contracts';

import { audit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { linkOrigin } from '../../platform/http/own-origins.ts';
import { refusedField } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccountByEmail, stateOf } from '../../platform/identity/accounts.queries.ts';
import { issueToken, spendToken, voidTokens } from '../../platform/identity/one-time-tokens.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { confirmAccount, mayMail } from './auth.queries.ts';

interface Addressee {
  readonly email: string;
  readonly locale: Locale;
}

interface Registered extends Addressee {
  readonly id: number;
  readonly template?: 'verify' | 'verify_again';
}

/**
 * Mails a link to the page after sign-up, which spends the token (decision E10). Until the address is confirmed its
 * mailbox belongs to somebody who did not write the name of the account, so the letter does not carry it.
 */
export async function mailConfirmation(
  { config }: Api,
  trx: Trx,
  { id, email, locale, template = 'verify' }: Registered,
): Promise<void> {
  const { secret } = await issueToken(trx, { account_id: id, purpose: 'verify' });
  await sendMail(trx, {
    to: email,
    template,
    locale,
    secret,
    params: { link: `${linkOrigin(config)}/login/verification?token=${secret}` },
  });
}

/** Reminds an invited person of the invitation; the letter itself opens nothing. */
export async function mailWaitingInvitation(
  { config }: Pick<Api, 'config'>,
  trx: Trx,
  { email, locale }: Addressee,
): Promise<void> {
  await sendMail(trx, {
    to: email,
    template: 'invited_address',
    locale,
    params: { link: `${linkOrigin(config)}/home` },
  });
}

/** Confirms the address of the token. Refused: invalid when the token is unknown, spent or older than a day. */
export function confirmEmail({ db }: Api, token: string): Promise<{ email: string }> {
  return db.transaction().execute(async (trx) => {
    const spent = await spendToken(trx, 'verify', token);
    const email = spent && (await confirmAccount(trx, spent.account_id));
    if (email === undefined || spent === undefined) throw refusedField('token', 'token.spent');
    await voidTokens(trx, spent.account_id, ['verify']);
    await audit(
      trx,
      { account_id: spent.account_id, role_name: null },
      { act: 'account.confirm', object_kind: 'account', object_id: spent.account_id },
    );
    return { email };
  });
}

/** Mails the confirmation again; answers the same whether or not the address is known. */
export async function mailConfirmationAgain(api: Api, email: string): Promise<{ accepted: true }> {
  await api.db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    const state = account && stateOf(account);
    if (!account || (state !== 'unconfirmed' && state !== 'invited') || !(await mayMail(trx, email))) return;
    await (state === 'invited' ? mailWaitingInvitation(api, trx, account) : mailConfirmation(api, trx, account));
  });
  return { accepted: true };
}
