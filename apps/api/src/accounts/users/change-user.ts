// An administrator invites a person, or changes, closes or reopens an account.

import type { AccountRequestKind, InviteUser, UserRow } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { hasSecondStep } from '../../platform/identity/second-step.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { lockGrants } from '../../domain/access/separation/grants.queries.ts';
import { assertTwoAdministrators, evaluateChange } from '../../domain/access/separation/evaluate-change.ts';
import {
  type AccountGrantsInput,
  saveAccountGrants,
  toAccountGrants,
  NO_ACCOUNT_GRANTS,
  getUnsafeguardedGrants,
  readAccountGrants,
} from './account-grants.ts';
import { insertInvited, mailInvitation, refuseUnconfirmed, refuseWithoutPassword } from './invitation.ts';
import { dropSessions, applyAccountChange } from './apply-account-change.ts';
import { supersedeRequest, requestChange } from './request-change.ts';
import { insertStaffInvited } from './user-events.ts';
import { findUser, type ListedUser, lockUser } from './users.queries.ts';

/** The person as the administrator sees them. */
export function toUserRow({ locale: _locale, sort_name: _sort, ...user }: ListedUser, actor: Actor): UserRow {
  return { ...user, is_self: user.id === actor.account_id };
}

/**
 * Creates an account without a password that anyone knows, and mails a link that sets one. Grants that need a second
 * person wait; the person begins with the others. Refused: conflict when the address has an account, invalid as
 * `readAccountGrants`.
 */
export function inviteUser(api: Api, actor: Actor, invitation: InviteUser): Promise<UserRow> {
  return api.db.transaction().execute(async (trx) => {
    const user = await inviteInTransaction({ api, trx, actor }, invitation);
    await insertStaffInvited({ trx, actor, now: api.clock.now() }, [user]);
    return user;
  });
}

/** The same within an act that invites several, all of them or none; that act notifies the administrators. */
export async function inviteInTransaction(
  { api, trx, actor }: { readonly api: Api; readonly trx: Trx; readonly actor: Actor },
  invitation: InviteUser,
): Promise<UserRow> {
  const { role_ids, permissions, ...person } = invitation;
  await lockGrants(trx);
  const holding = await readAccountGrants(trx, { role_ids, permissions });
  const { needsApproval, powers, removedPowers, ...recorded } = await evaluateChange(trx, actor, {
    user_id: undefined,
    kind: 'invite',
    is_closed: false,
    is_active: false,
    before: NO_ACCOUNT_GRANTS,
    after: holding,
  });
  const grantedHolding = needsApproval ? getUnsafeguardedGrants(holding) : holding;
  const user_id = await insertInvited(trx, person);
  if (user_id === undefined) throw new Refused('conflict', 'email.in_use', { fields: { email: 'email.in_use' } });
  await saveAccountGrants(trx, user_id, {
    before: NO_ACCOUNT_GRANTS,
    after: grantedHolding,
    asked_by: actor.account_id,
    approved_by: null,
    now: api.clock.now(),
  });
  const detail = { role_ids: grantedHolding.role_ids, permissions: grantedHolding.permissions, ...recorded };
  await recordAudit(trx, actor, { act: 'user.invite', object_kind: 'account', object_id: user_id, detail });
  if (needsApproval) await requestChange(api, trx, { actor, user_id, kind: 'invite', holding, powers, removedPowers });
  return insertInvitation(trx, api, { user_id, actor });
}

async function insertInvitation(
  trx: Trx,
  api: Api,
  { user_id, actor }: { user_id: number; actor: Actor },
): Promise<UserRow> {
  const user = await getUser(trx, user_id);
  await mailInvitation(trx, api, user);
  return toUserRow(user, actor);
}

async function getUser(trx: Trx, user_id: number): Promise<ListedUser> {
  const user = await findUser(trx, user_id);
  if (!user) throw new Refused('missing', 'resource.missing');
  return user;
}

const RESEND_REFUSALS = {
  closed: 'user.closed',
  active: 'user.active_already',
  unconfirmed: 'user.unconfirmed',
} as const;

/** Mails the link again. Refused: conflict when the person has a password or the account is closed. */
export function resendInvitation(api: Api, actor: Actor, user_id: number): Promise<UserRow> {
  return api.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, user_id);
    if (!user) throw new Refused('missing', 'resource.missing');
    if (user.state !== 'invited') throw new Refused('conflict', RESEND_REFUSALS[user.state]);
    await recordAudit(trx, actor, { act: 'user.invite_again', object_kind: 'account', object_id: user_id });
    return insertInvitation(trx, api, { user_id, actor });
  });
}

interface UserTarget {
  readonly actor: Actor;
  readonly user_id: number;
}

interface UserChange {
  readonly kind: Exclude<AccountRequestKind, 'invite'>;
  /** Roles and permissions that the account is to hold; on closing and reopening, those that it holds. */
  readonly holding?: AccountGrantsInput;
}

/**
 * Changes another person's account and ends its sessions, so that the change is effective at once; one that needs a
 * second person waits and changes nothing. Refused: forbidden for one's own account, conflict while another change of
 * it waits, or when fewer than two administrators would be left.
 */
async function changeAnother(
  api: Api,
  { actor, user_id }: UserTarget,
  { kind, holding }: UserChange,
): Promise<UserRow> {
  if (user_id === actor.account_id) throw new Refused('forbidden', 'user.self');
  const { user, ended } = await api.db.transaction().execute(async (trx) => {
    await lockGrants(trx);
    const user = await lockUser(trx, user_id);
    if (!user) throw new Refused('missing', 'resource.missing');
    // A second click does nothing and notifies nobody.
    const is_closed = user.state === 'closed';
    if (kind === (is_closed ? 'close' : 'reopen')) return { user, ended: [] };
    if (holding !== undefined) await refuseUnconfirmed(trx, user_id);
    const before = toAccountGrants(user);
    const after = holding === undefined ? before : await readAccountGrants(trx, holding);
    if (holding !== undefined) await refuseWithoutPassword(trx, user_id, after);
    const proposal = { user_id, kind, is_closed, is_active: user.state === 'active', before, after };
    await assertTwoAdministrators(trx, proposal);
    const { needsApproval, powers, removedPowers, ...recorded } = await evaluateChange(trx, actor, proposal);
    const endedSessions = needsApproval
      ? []
      : await applyAccountChange(api, trx, {
          kind,
          user,
          after,
          by: { actor, asked_by: actor.account_id, approved_by: null },
          detail: { ...holding, ...recorded },
        });
    if (needsApproval) await requestChange(api, trx, { actor, user_id, kind, holding: after, powers, removedPowers });
    else await supersedeRequest(trx, user_id, { decided_by: actor.account_id, now: api.clock.now() });
    return { user: await getUser(trx, user_id), ended: endedSessions };
  });
  dropSessions(api, ended);
  return toUserRow(user, actor);
}

export function changeUser(api: Api, target: UserTarget, holding: AccountGrantsInput): Promise<UserRow> {
  return changeAnother(api, target, { kind: 'change', holding });
}

export function closeUser(api: Api, target: UserTarget): Promise<UserRow> {
  return changeAnother(api, target, { kind: 'close' });
}

/** Removes a lost second step. Refused: conflict where there is none. */
export async function resetSecondStep(api: Api, target: UserTarget): Promise<UserRow> {
  if (!(await hasSecondStep(api.db, target.user_id))) throw new Refused('conflict', 'second_step.none');
  return changeAnother(api, target, { kind: 'second_step' });
}

export function reopenUser(api: Api, target: UserTarget): Promise<UserRow> {
  return changeAnother(api, target, { kind: 'reopen' });
}
