import { PASSWORD_LEAST, type SignUp } from '@ebpls/contracts';

import { audit } from '../../audit.ts';
import type { Trx } from '../../database.ts';
import type { Api } from '../../http/serve.ts';
import { findAccountByEmail, insertAccount, type NewAccount, OWNER_ROLE_ID } from '../../identity/accounts.queries.ts';
import { checkNewPassword, hashPassword } from '../../identity/password.ts';
import { sendMail } from '../../mail.ts';
import { mayMail, startOver } from './auth.queries.ts';
import { mailConfirmation } from './verify-email.ts';

/** Registers a business owner and mails the confirmation. A known address gets another mail and the caller the same answer. */
export async function register(api: Api, wanted: SignUp): Promise<{ email: string }> {
  const { email, firstname, lastname } = wanted;
  checkNewPassword(wanted.password, PASSWORD_LEAST.owner, [
    firstname,
    lastname,
    firstname + lastname,
    email.split('@')[0] ?? '',
  ]);
  const account: NewAccount = {
    email,
    firstname,
    lastname,
    locale: wanted.locale ?? 'en',
    password_hash: await hashPassword(wanted.password),
    role_id: OWNER_ROLE_ID,
  };

  await api.db.transaction().execute(async (trx) => {
    const account_id = await insertAccount(trx, account);
    if (account_id === undefined) return greetAgain(api, trx, account);
    await audit(
      trx,
      { account_id, role_name: 'user' },
      { act: 'account.register', object_kind: 'account', object_id: account_id },
    );
    await mailConfirmation(api, trx, { ...account, id: account_id });
  });
  return { email };
}

async function greetAgain(api: Api, trx: Trx, account: NewAccount): Promise<void> {
  const known = await findAccountByEmail(trx, account.email);
  if (!known || !(await mayMail(trx, account.email))) return;
  if (known.verified_at === null) {
    await startOver(trx, known.id, account);
    await mailConfirmation(api, trx, { ...account, id: known.id });
    return;
  }
  await sendMail(trx, {
    to: known.email,
    template: 'known_address',
    locale: known.locale,
    params: { firstname: known.firstname, link: `${api.config.public_url}/login` },
  });
}
