import { type InviteUser, type Permission, roleKind, type UserRow } from '@ebpls/contracts';
import { sql } from 'kysely';

import { audit } from '../../audit.ts';
import type { Trx } from '../../database.ts';
import { Refused, refusedField } from '../../http/refused.ts';
import type { Api } from '../../http/serve.ts';
import type { Actor } from '../../identity/actor.ts';
import { issueToken } from '../../identity/one-time-tokens.ts';
import { hashPassword } from '../../identity/password.ts';
import { newSecret } from '../../identity/secrets.ts';
import { endSessionsOf } from '../../identity/sessions.queries.ts';
import { sendMail } from '../../mail.ts';
import { findUser, giveRoles, type ListedUser, listRoleRows, lockUser } from './users.queries.ts';

const INVITATION_SECONDS = 7 * 24 * 3600;

interface Given {
  readonly role_ids: readonly number[];
  readonly permissions: readonly Permission[];
}

/** The person as the administrator sees them. */
export function userOnWire({ locale: _locale, ...user }: ListedUser, actor: Actor): UserRow {
  return { ...user, is_self: user.id === actor.account_id };
}

/** Makes an account without a password that anyone knows, and mails a link that sets one. Refused: conflict when the address has an account. */
export async function inviteUser(api: Api, actor: Actor, invited: InviteUser): Promise<UserRow> {
  const { role_ids, permissions, ...person } = invited;
  const password_hash = await hashPassword(newSecret());
  return api.db.transaction().execute(async (trx) => {
    await checkGiven(trx, { role_ids, permissions });
    const account = await trx
      .insertInto('account')
      .values({ ...person, password_hash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!account) throw new Refused('conflict', 'email.taken', { fields: { email: 'email.taken' } });
    await giveRoles(trx, account.id, { role_ids, permissions });
    await audit(trx, actor, {
      act: 'user.invite',
      object_kind: 'account',
      object_id: account.id,
      detail: { role_ids, permissions },
    });
    return mailInvitation(trx, api, { user_id: account.id, actor });
  });
}

async function mailInvitation(
  trx: Trx,
  { config }: Api,
  { user_id, actor }: { user_id: number; actor: Actor },
): Promise<UserRow> {
  const user = await getUser(trx, user_id);
  const { secret } = await issueToken(trx, {
    account_id: user.id,
    purpose: 'recover',
    life_seconds: INVITATION_SECONDS,
  });
  const link = `${config.public_url}/recover/password/reset-form/${encodeURIComponent(user.email)}/${secret}`;
  await sendMail(trx, {
    to: user.email,
    template: 'invitation',
    locale: user.locale,
    params: { firstname: user.firstname, role_name: user.roles[0]?.name ?? '-', link },
  });
  return userOnWire(user, actor);
}

async function getUser(trx: Trx, user_id: number): Promise<ListedUser> {
  const user = await findUser(trx, user_id);
  if (!user) throw new Refused('missing', 'thing.missing');
  return user;
}

/** Mails the link again. Refused: conflict when the person has a password or the account is closed. */
export function resendInvitation(api: Api, actor: Actor, user_id: number): Promise<UserRow> {
  return api.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, user_id);
    if (!user) throw new Refused('missing', 'thing.missing');
    if (user.state !== 'invited')
      throw new Refused('conflict', user.state === 'closed' ? 'user.closed' : 'user.active_already');
    await audit(trx, actor, { act: 'user.invite_again', object_kind: 'account', object_id: user_id });
    return mailInvitation(trx, api, { user_id, actor });
  });
}

/** Roles exist, and a permission fits the first role (decision E24). */
async function checkGiven(trx: Trx, { role_ids, permissions }: Given): Promise<void> {
  const roles = new Map((await listRoleRows(trx)).map(({ id, name }) => [id, name]));
  if (role_ids.some((id) => !roles.has(id))) throw refusedField('role_ids', 'roles.unknown');
  const [first] = role_ids;
  const kind = roleKind(first === undefined ? undefined : roles.get(first));
  const isOffice = !['admin', 'user', 'affiliate', 'none', 'other'].includes(kind);
  const fits = permissions.every((permission) => (permission === 'office_head' ? isOffice : kind === 'admin'));
  if (!fits) throw refusedField('permissions', 'permissions.unfit');
}

interface Change {
  readonly act: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly make: (trx: Trx, user: ListedUser) => Promise<void>;
}

/** Changes another person's account and ends its sessions, so that the change holds at once. Refused: forbidden for one's own account. */
async function changeAnother(
  api: Api,
  { actor, user_id }: { actor: Actor; user_id: number },
  { act, detail = {}, make }: Change,
): Promise<UserRow> {
  if (user_id === actor.account_id) throw new Refused('forbidden', 'user.self');
  const { user, ended } = await api.db.transaction().execute(async (trx) => {
    const before = await lockUser(trx, user_id);
    if (!before) throw new Refused('missing', 'thing.missing');
    await make(trx, before);
    await audit(trx, actor, {
      act,
      object_kind: 'account',
      object_id: user_id,
      detail: { before: { roles: before.roles, permissions: before.permissions, state: before.state }, ...detail },
    });
    return { user: await getUser(trx, user_id), ended: await endSessionsOf(trx, user_id, { reason: 'disabled' }) };
  });
  for (const session_id of ended) {
    api.sessions.forget(session_id);
    api.live.dropSession(session_id);
  }
  return userOnWire(user, actor);
}

export function changeUser(api: Api, asked: { actor: Actor; user_id: number }, given: Given): Promise<UserRow> {
  const make = async (trx: Trx): Promise<void> => {
    await checkGiven(trx, given);
    await giveRoles(trx, asked.user_id, given);
  };
  return changeAnother(api, asked, { act: 'user.change', detail: { ...given }, make });
}

export function closeUser(api: Api, asked: { actor: Actor; user_id: number }): Promise<UserRow> {
  const make = async (trx: Trx): Promise<void> => {
    await trx
      .updateTable('account')
      .set({ disabled_at: sql`coalesce(disabled_at, now())` })
      .where('id', '=', asked.user_id)
      .execute();
    await trx
      .updateTable('one_time_token')
      .set({ used_at: sql`now()` })
      .where('account_id', '=', asked.user_id)
      .where('used_at', 'is', null)
      .execute();
  };
  return changeAnother(api, asked, { act: 'user.close', make });
}

export function reopenUser(api: Api, asked: { actor: Actor; user_id: number }): Promise<UserRow> {
  const make = async (trx: Trx): Promise<void> => {
    await trx.updateTable('account').set({ disabled_at: null }).where('id', '=', asked.user_id).execute();
  };
  return changeAnother(api, asked, { act: 'user.reopen', make });
}
