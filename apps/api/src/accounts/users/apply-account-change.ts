// Applies a change of an account: its rows, grants, audit entries and event.

import { type AccountRequestKind, getRoleKind } from '@ebpls/contracts';
import { listGrants } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { endAccountSessions } from '../../platform/identity/sessions.queries.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { mailSecondStep } from '../../domain/notifications/mail-second-step.ts';
import { endGrants } from '../../domain/access/separation/grants.queries.ts';
import { assertTwoAdministrators } from '../../domain/access/separation/evaluate-change.ts';
import { endOwnRequests } from './account-requests.queries.ts';
import {
  saveAccountGrants,
  type AccountGrants,
  toAccountGrants,
  listAddedGrants,
  reopenAccountGrants,
} from './account-grants.ts';
import { userChanged } from './user-events.ts';
import type { ListedUser } from './users.queries.ts';

interface AccountChange {
  readonly kind: AccountRequestKind;
  /** The account in its current state, locked. */
  readonly user: ListedUser;
  readonly after: AccountGrants;
  /** The requester, and the approver when the change had to wait. */
  readonly by: { readonly actor: Actor; readonly asked_by: number; readonly approved_by: number | null };
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Applies a change of an account: rows, grants, audit, and the event of what one person did alone. Returns the ended
 * sessions. Refused: conflict when fewer than two administrators would be left.
 */
export async function applyAccountChange(api: Api, trx: Trx, change: AccountChange): Promise<string[]> {
  const { kind, user, after, by, detail } = change;
  const { actor, asked_by, approved_by } = by;
  const before = toAccountGrants(user);
  const now = api.clock.now();
  const isClosed = user.state === 'closed';
  await assertTwoAdministrators(trx, {
    user_id: user.id,
    kind,
    is_closed: isClosed,
    is_active: user.state === 'active',
    before,
    after,
  });
  if (kind === 'second_step') await removeSecondStep(api, trx, user.id);
  else await applyAccountGrants(trx, user, { kind, before, after, asked_by, approved_by, now });
  const staysAdministrator = kind !== 'close' && getRoleKind(after.roles[0]) === 'admin';
  if (!staysAdministrator) await endOwnRequests(trx, user.id, { decided_by: actor.account_id, now });
  if (approved_by === null) await insertChangeEvent(trx, change, now);
  const formerState = { roles: user.roles, permissions: user.permissions, state: user.state };
  await recordAudit(trx, actor, {
    act: `user.${kind === 'invite' ? 'change' : kind}`,
    object_kind: 'account',
    object_id: user.id,
    detail: { before: formerState, ...detail },
  });
  return endAccountSessions(trx, user.id, { reason: 'disabled' });
}

interface AppliedHolding {
  readonly kind: AccountRequestKind;
  readonly before: AccountGrants;
  readonly after: AccountGrants;
  readonly asked_by: number | null;
  readonly approved_by: number | null;
  readonly now: Date;
}

/** Roles, permissions and grants of a closing, a reopening or a change. */
export async function applyAccountGrants(
  trx: Trx,
  user: Pick<ListedUser, 'id' | 'state'>,
  { kind, ...giving }: AppliedHolding,
): Promise<void> {
  if (kind === 'close') await closeAccount(trx, user.id, giving.now);
  else if (kind === 'reopen') await reopenAccount(trx, user, giving);
  else await saveAccountGrants(trx, user.id, giving);
}

/** Of an approved change the administrators are notified with the approval; of other changes by this event. */
async function insertChangeEvent(trx: Trx, { kind, user, after, by }: AccountChange, now: Date): Promise<void> {
  const before = toAccountGrants(user);
  const remainingGrants = listGrants(after);
  const removed_grants =
    kind === 'close' ? listGrants(before) : listGrants(before).filter((grant) => !remainingGrants.includes(grant));
  const added_grants = kind === 'reopen' ? listGrants(before) : kind === 'close' ? [] : listAddedGrants(before, after);
  if (kind !== 'close' && removed_grants.length === 0 && added_grants.length === 0) return;
  const { actor } = by;
  await insertEvent({ trx, now, actor }, userChanged, { user_id: user.id, kind, removed_grants, added_grants });
}

async function closeAccount(trx: Trx, account_id: number, now: Date): Promise<void> {
  await trx
    .updateTable('account')
    .set({ disabled_at: sql`coalesce(disabled_at, now())` })
    .where('id', '=', account_id)
    .execute();
  await trx
    .updateTable('one_time_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .execute();
  await endGrants(trx, account_id, { kept: [], now });
}

async function reopenAccount(
  trx: Trx,
  { id, state }: Pick<ListedUser, 'id' | 'state'>,
  { after: _same, ...giving }: Omit<AppliedHolding, 'kind'>,
): Promise<void> {
  await trx.updateTable('account').set({ disabled_at: null }).where('id', '=', id).execute();
  if (state === 'closed') await reopenAccountGrants(trx, id, giving);
}

/** The authenticator app and the recovery codes are removed, and the person is notified. */
export async function removeSecondStep(api: Pick<Api, 'config'>, trx: Trx, account_id: number): Promise<void> {
  await trx.deleteFrom('account_totp').where('account_id', '=', account_id).execute();
  await mailSecondStep(api, trx, { account_id, template: 'second_step_reset' });
}

/** Runs after the commit: no session continues with its former grants. */
export function dropSessions(api: Api, endedSessions: readonly string[]): void {
  for (const sessionId of endedSessions) {
    api.sessions.forget(sessionId);
    api.live.dropSession(sessionId);
  }
}
