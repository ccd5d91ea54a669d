import type { Locale } from '@ebpls/contracts';

import { audit } from '../../audit.ts';
import type { Trx } from '../../database.ts';
import { refusedField } from '../../http/refused.ts';
import type { Api } from '../../http/serve.ts';
import { findAccountByEmail } from '../../identity/accounts.queries.ts';
import { issueToken, spendToken } from '../../identity/one-time-tokens.ts';
import { sendMail } from '../../mail.ts';
import { confirmAccount, mayMail } from './auth.queries.ts';

interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly locale: Locale;
}

/** Mails a link to the page after sign-up, which spends the token (decision E10). */
export async function mailConfirmation(
  { config }: Api,
  trx: Trx,
  { id, email, firstname, locale }: Addressee,
): Promise<void> {
  const { secret } = await issueToken(trx, { account_id: id, purpose: 'verify' });
  await sendMail(trx, {
    to: email,
    template: 'verify',
    locale,
    params: { firstname, link: `${config.public_url}/login/verification?token=${secret}` },
  });
}

/** Confirms the address of the token. Refused: invalid when the token is unknown, spent or older than a day. */
export function confirmEmail({ db }: Api, token: string): Promise<{ email: string }> {
  return db.transaction().execute(async (trx) => {
    const spent = await spendToken(trx, 'verify', token);
    if (!spent) throw refusedField('token', 'token.spent');
    const { email } = await confirmAccount(trx, spent.account_id);
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
    if (account?.verified_at === null && (await mayMail(trx, email))) await mailConfirmation(api, trx, account);
  });
  return { accepted: true };
}
