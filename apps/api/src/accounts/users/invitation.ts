import { type ClearingOffice, type InviteUser, type Locale, OFFICE_ROLES, getRoleKind } from '@ebpls/contracts';
import { listGrants } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import { issueToken, MAILED_PURPOSES, voidTokens } from '../../platform/identity/one-time-tokens.ts';
import { hashPassword } from '../../platform/passwords/password.ts';
import { createSecret } from '../../platform/secrets.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { AccountGrants } from './account-grants.ts';
import type { ListedUser } from './users.queries.ts';

type InvitedPerson = Pick<InviteUser, 'firstname' | 'lastname' | 'email' | 'locale'>;

/**
 * Creates an account without a password that anyone knows; undefined when the address has an account. An unconfirmed
 * registration is replaced: the person who typed it cannot keep the address from the person that the municipality
 * invites.
 */
export async function insertInvited(trx: Trx, person: InvitedPerson): Promise<number | undefined> {
  const accountValues = {
    ...person,
    password_hash: await hashPassword(createSecret()),
    invited_at: sql<string>`now()`,
  };
  const { email: _same, ...claim } = accountValues;
  const account = await trx
    .insertInto('account')
    .values(accountValues)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(claim)
        .where('account.verified_at', 'is', null)
        .where('account.invited_at', 'is', null)
        .where('account.disabled_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (account) await voidTokens(trx, account.id, MAILED_PURPOSES);
  return account?.id;
}

/**
 * Mails a link of its own kind, which replaces the former one; it works once, for seven days (decision 0046). A role
 * that waits for a second administrator (decision 0052) is not promised.
 */
export async function mailInvitation(trx: Trx, { config }: Pick<Api, 'config'>, user: ListedUser): Promise<void> {
  const [role] = user.roles;
  const { secret } = await issueToken(trx, { account_id: user.id, purpose: 'invitation' });
  await sendMail(trx, {
    to: user.email,
    template: role === undefined ? 'invitation_before_role' : 'invitation',
    locale: user.locale,
    secret,
    // The inviting person wrote the name, and nobody has proved yet that the mailbox is theirs.
    params: {
      ...(role && { office: await getRoleTitle(trx, role.name, user.locale) }),
      link: `${config.public_url}/login/invitation?token=${secret}`,
    },
  });
}

/**
 * The person who typed the address of a registration chose its password, and nobody has proved yet that the mailbox is
 * theirs: such an account receives no grants. Refused: conflict.
 */
export async function refuseUnconfirmed(trx: Trx, user_id: number): Promise<void> {
  const unconfirmedAccount = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', user_id)
    .where('verified_at', 'is', null)
    .where('invited_at', 'is', null)
    .executeTakeFirst();
  if (unconfirmedAccount) throw new Refused('conflict', 'user.unconfirmed');
}

/**
 * Staff sign in with e-mail and password, never by mobile number: an account without them receives no grants. Refused:
 * conflict.
 */
export async function refuseWithoutPassword(trx: Trx, user_id: number, after: AccountGrants): Promise<void> {
  if (listGrants(after).length === 0) return;
  const { password_hash } = await findAccount(trx, user_id);
  if (password_hash === null) throw new Refused('conflict', 'user.no_password');
}

/** Name of a role in an e-mail: the title of its office, never its code. */
async function getRoleTitle(trx: Trx, role_name: string, locale: Locale): Promise<string> {
  const kind = getRoleKind(role_name);
  if (kind === 'admin' || kind === 'user' || kind === 'affiliate') return getMessageText(`role.${kind}`, {}, locale);
  if (!OFFICE_ROLES.some((office) => office === kind)) return role_name;
  const { rows } = await sql<{ title: Readonly<Record<Locale, string>> }>`
    select content->'title' as title from office where office = ${kind as ClearingOffice}`.execute(trx);
  return rows[0]?.title[locale] ?? role_name.toUpperCase();
}
