// Commands that the operator runs on the server to appoint or remove an administrator or reset a second sign-in step.

import { formatPersonName, type Permission, ROLE_ID, getRoleKind } from '@ebpls/contracts';
import { listGrants } from '@ebpls/rules';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { countOtherAdministrators, lockGrants } from '../../domain/access/separation/grants.queries.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { hasSecondStep } from '../../platform/identity/second-step.ts';
import { endAccountSessions } from '../../platform/identity/sessions.queries.ts';
import { Refused } from '../../platform/refused.ts';
import { endOwnRequests } from '../users/account-requests.queries.ts';
import {
  type AccountGrants,
  toAccountGrants,
  getUnsafeguardedGrants,
  readAccountGrants,
} from '../users/account-grants.ts';
import { insertInvited, mailInvitation, refuseUnconfirmed, refuseWithoutPassword } from '../users/invitation.ts';
import { applyAccountGrants, removeSecondStep } from '../users/apply-account-change.ts';
import { supersedeRequest } from '../users/request-change.ts';
import { userChanged } from '../users/user-events.ts';
import { findUser, type ListedUser, lockUser } from '../users/users.queries.ts';

/** Parts of the API that the command uses; it serves no request. */
export type CommandParts = Pick<Api, 'db' | 'clock' | 'config'>;

const ACTOR = 'server command';

interface AppointmentInput {
  readonly email: string;
  /** Names, needed only for a person without an account. */
  readonly firstname: string;
  readonly lastname: string;
  readonly permissions: readonly Permission[];
}

/**
 * Makes a person an administrator without a second person, for a municipality in which nobody can approve one (decision
 * 0052): an account is created or opened, the person is mailed an invitation or the grant, all administrators are
 * notified. Returns a sentence. Refused: invalid without a name for a new account, conflict for an address that nobody
 * confirmed, and for an account without a password.
 */
export function appointAdministrator(parts: CommandParts, input: AppointmentInput): Promise<string> {
  return parts.db.transaction().execute(async (trx) => {
    await lockGrants(trx);
    const user = await findOrInsertUser(trx, input);
    await refuseUnconfirmed(trx, user.id);
    const before = toAccountGrants(user);
    const after = await readAccountGrants(trx, toAdministrator(before, input.permissions));
    await refuseWithoutPassword(trx, user.id, after);
    const now = parts.clock.now();
    await supersedeRequest(trx, user.id, { decided_by: null, now });
    if (user.state === 'closed') await changeHolding(trx, user, { kind: 'reopen', before, after: before, now });
    await changeHolding(trx, user, { kind: 'change', before, after, now });
    await endAccountSessions(trx, user.id, { reason: 'disabled' });
    const administrator = (await findUser(trx, user.id)) ?? user;
    if (administrator.state === 'invited') await mailInvitation(trx, parts, administrator);
    await insertEvent({ trx, now, actor: undefined }, userChanged, {
      user_id: user.id,
      kind: 'change',
      removed_grants: [],
      added_grants: listGrants(toAccountGrants(administrator)),
    });
    await record(trx, user, { act: 'user.appoint', before, after });
    const mailSentence = administrator.state === 'invited' ? 'An invitation was mailed' : 'The grant was mailed';
    return `${formatPersonName(administrator)} (${administrator.email}) is an administrator now: ${listGrants(after).join(', ')}. ${mailSentence}, and all administrators were notified.`;
  });
}

/** Administration becomes the first role; roles of offices and permissions that fit an administrator stay. */
function toAdministrator({ role_ids, permissions }: AccountGrants, addedPermissions: readonly Permission[]) {
  const others = role_ids.filter((id) => id !== ROLE_ID.admin && id !== ROLE_ID.user);
  const heldPermissions = permissions.filter((permission) => permission !== 'office_head');
  return { role_ids: [ROLE_ID.admin, ...others], permissions: [...new Set([...heldPermissions, ...addedPermissions])] };
}

async function findOrInsertUser(trx: Trx, { email, firstname, lastname }: AppointmentInput): Promise<ListedUser> {
  const lockedAccount = await lockByEmail(trx, email);
  if (lockedAccount) return lockedAccount;
  if (firstname === '' || lastname === '') throw new Refused('invalid', 'user.name_needed');
  const userId = await insertInvited(trx, { email, firstname, lastname, locale: 'en' });
  const newUser = userId === undefined ? undefined : await findUser(trx, userId);
  if (!newUser) throw new Refused('conflict', 'email.in_use');
  return newUser;
}

async function lockByEmail(trx: Trx, email: string): Promise<ListedUser | undefined> {
  const row = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  return row && lockUser(trx, row.id);
}

/**
 * Removes administration from a person without a second person, also where only two are left (decision E63); other
 * roles stay. Returns a sentence. Refused: missing, and conflict for the last administrator who can act.
 */
export function removeAdministrator(parts: CommandParts, email: string): Promise<string> {
  return parts.db.transaction().execute(async (trx) => {
    await lockGrants(trx);
    const user = await lockByEmail(trx, email);
    const before = user && toAccountGrants(user);
    if (!user || !before?.roles.some((name) => getRoleKind(name) === 'admin'))
      throw new Refused('missing', 'user.no_administrator');
    if ((await countOtherAdministrators(trx, user.id)).administrators === 0)
      throw new Refused('conflict', 'user.last_administrator');
    const now = parts.clock.now();
    const after = getUnsafeguardedGrants(before);
    await supersedeRequest(trx, user.id, { decided_by: null, now });
    await endOwnRequests(trx, user.id, { decided_by: null, now });
    await changeHolding(trx, user, { kind: 'change', before, after, now });
    await endAccountSessions(trx, user.id, { reason: 'disabled' });
    const remainingGrants = listGrants(after);
    await insertEvent({ trx, now, actor: undefined }, userChanged, {
      user_id: user.id,
      kind: 'change',
      removed_grants: listGrants(before).filter((name) => !remainingGrants.includes(name)),
      added_grants: [],
    });
    await record(trx, user, { act: 'user.remove', before, after });
    return `${formatPersonName(user)} (${email}) is no administrator any more. The person and all administrators were notified.`;
  });
}

/**
 * Removes the second step of a person who lost phone and recovery codes, where no two administrators are left who could
 * do it on the screen. Returns a sentence. Refused: missing, and conflict where there is none.
 */
export function resetLostSecondStep(parts: CommandParts, email: string): Promise<string> {
  return parts.db.transaction().execute(async (trx) => {
    const user = await lockByEmail(trx, email);
    if (!user) throw new Refused('missing', 'user.no_account');
    if (!(await hasSecondStep(trx, user.id))) throw new Refused('conflict', 'second_step.none');
    await removeSecondStep(parts, trx, user.id);
    await endAccountSessions(trx, user.id, { reason: 'disabled' });
    const detail = { actor: ACTOR };
    await recordAudit(trx, undefined, { act: 'user.second_step', object_kind: 'account', object_id: user.id, detail });
    return `${formatPersonName(user)} (${email}) signs in with the password alone and sets up a new second step. The person was notified.`;
  });
}

interface CommandChange {
  readonly kind: 'change' | 'reopen';
  readonly before: AccountGrants;
  readonly after: AccountGrants;
  readonly now: Date;
}

function changeHolding(trx: Trx, user: ListedUser, holding: CommandChange): Promise<void> {
  return applyAccountGrants(trx, user, { ...holding, asked_by: null, approved_by: null });
}

interface CommandRecord {
  readonly act: 'user.appoint' | 'user.remove';
  readonly before: AccountGrants;
  readonly after: AccountGrants;
}

function record(trx: Trx, user: ListedUser, { act, before, after }: CommandRecord): Promise<void> {
  const { role_ids, permissions } = after;
  const detail = {
    actor: ACTOR,
    before: { roles: before.roles, permissions: before.permissions },
    role_ids,
    permissions,
  };
  return recordAudit(trx, undefined, { act, object_kind: 'account', object_id: user.id, detail });
}
