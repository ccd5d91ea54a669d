// An invited person opens the mailed link and sets a password.

import { MIN_PASSWORD_LENGTH } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { getUser } from '../../platform/identity/accounts.queries.ts';
import { recordAttempt } from '../../platform/identity/attempts.queries.ts';
import { findToken, MAILED_PURPOSES, useToken, voidTokens } from '../../platform/identity/one-time-tokens.ts';
import { checkNewPassword, hashPassword } from '../../platform/passwords/password.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { claimInvited } from './auth.queries.ts';

interface Invitation {
  readonly email: string;
  readonly password_least: number; // Fewest characters of the password, by the first role.
}

/**
 * Returns the person of the link; the link stays valid. Refused: invalid at `token` when it is unknown, used or older
 * than a week.
 */
export async function getInvitationByToken(db: Database, token: string): Promise<Invitation> {
  const invitation = await findToken(db, 'invitation', token);
  if (!invitation) throw createFieldRefusal('token', 'token.spent');
  const { email, roles, password_least } = await getUser(db, invitation.account_id);
  return { email, password_least: getMinLength(roles, password_least) };
}

/**
 * While a role waits for another administrator the account has none yet; its password already needs the length for
 * staff.
 */
function getMinLength(roles: readonly unknown[], minLength: number): number {
  return roles.length === 0 ? MIN_PASSWORD_LENGTH.staff : minLength;
}

interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly ip: string;
}

/**
 * Sets the first password of an invited account and confirms its address: only the mailbox's owner has the link.
 * Refused: invalid at `token`, or at `password` when it is too short for the role or easy to guess; the link then stays
 * valid.
 */
export function claimInvitation({ db }: Api, { token, password, ip }: Acceptance): Promise<{ email: string }> {
  return db.transaction().execute(async (trx) => {
    const usedToken = await useToken(trx, 'invitation', token);
    if (!usedToken) throw createFieldRefusal('token', 'token.spent');
    const { email, firstname, lastname, roles, password_least } = await getUser(trx, usedToken.account_id);
    checkNewPassword(password, getMinLength(roles, password_least), [firstname, lastname, email.split('@')[0] ?? '']);
    if (!(await claimInvited(trx, usedToken.account_id, await hashPassword(password))))
      throw createFieldRefusal('token', 'token.spent');
    await voidTokens(trx, usedToken.account_id, MAILED_PURPOSES);
    await recordAttempt(trx, { email, ip: toNetwork(ip) }, true);
    const actor = { account_id: usedToken.account_id, role_name: roles[0]?.name ?? null };
    await recordAudit(trx, actor, {
      act: 'account.accept_invitation',
      object_kind: 'account',
      object_id: usedToken.account_id,
    });
    return { email };
  });
}
