import { MIN_PASSWORD_LENGTH, ROLE_ID, type SignUp } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import type { Api } from '../../platform/http/serve.ts';
import {
  findAccountByEmail,
  insertAccount,
  type NewAccount,
  getAccountState,
} from '../../platform/identity/accounts.queries.ts';
import { checkNewPassword, hashPassword, isPassword } from '../../platform/passwords/password.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { canMail, findNewestSignUp, insertSignUp } from './auth.queries.ts';
import { mailConfirmation, mailWaitingInvitation } from './verify-email.ts';

/**
 * Registers a business owner and mails the link that confirms this sign-up, with its password and name. An address that
 * has an account, in any state, gets another mail and the caller the same reply; nothing about that account changes
 * (decision 0046).
 */
export async function registerOwner(api: Api, input: SignUp): Promise<{ email: string }> {
  const { email, firstname } = input;
  const lastname = input.lastname ?? '';
  checkNewPassword(input.password, MIN_PASSWORD_LENGTH.owner, [
    firstname,
    lastname,
    firstname + lastname,
    email.split('@')[0] ?? '',
  ]);
  const password_hash = await hashPassword(input.password);
  const account: NewAccount = {
    email,
    firstname,
    lastname,
    locale: input.locale ?? 'en',
    password_hash,
    role_id: ROLE_ID.user,
  };

  await api.db.transaction().execute(async (trx) => {
    const account_id = await insertAccount(trx, account);
    if (account_id === undefined) return mailKnownAddress(api, trx, { ...account, password: input.password });
    await recordAudit(
      trx,
      { account_id, role_name: 'user' },
      { act: 'account.register', object_kind: 'account', object_id: account_id },
    );
    const sign_up = await insertSignUp(trx, account_id, account);
    if (sign_up) await mailConfirmation(api, trx, { ...account, id: account_id, sign_up });
  });
  return { email };
}

/**
 * Mails the owner of an address that has an account what they can do; the person who typed the address learns nothing.
 */
async function mailKnownAddress(api: Api, trx: Trx, account: NewAccount & { password: string }): Promise<void> {
  const { email } = account;
  const existingAccount = await findAccountByEmail(trx, email);
  if (!existingAccount || !(await canMail(trx, email))) return;
  const state = getAccountState(existingAccount);
  if (state === 'unconfirmed') {
    if (await isSecondClick(trx, existingAccount.id, account)) return;
    const sign_up = await insertSignUp(trx, existingAccount.id, account);
    if (sign_up)
      await mailConfirmation(api, trx, { ...account, id: existingAccount.id, sign_up, is_one_of_several: true });
    return;
  }
  if (state === 'invited') return mailWaitingInvitation(api, trx, existingAccount);
  await sendMail(trx, {
    to: email,
    template: 'known_address',
    locale: existingAccount.locale,
    // The name of a closed account may never have been its owner's, so the mail omits it.
    params: {
      ...(state === 'active' && { firstname: existingAccount.firstname }),
      link: `${getLinkOrigin(api.config)}/login`,
    },
  });
}

/** The same name and password a moment after they were registered: one press of the button, sent twice. */
async function isSecondClick(
  trx: Trx,
  account_id: number,
  { firstname, lastname, password }: NewAccount & { password: string },
): Promise<boolean> {
  const first = await findNewestSignUp(trx, { account_id, firstname, lastname });
  return first !== undefined && isPassword(password, first.password_hash);
}
