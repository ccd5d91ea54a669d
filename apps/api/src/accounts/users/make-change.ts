import { formatPersonName } from '@ebpls/contracts';
import type { AccountRequestKind } from '@ebpls/contracts';
import { powersAdded } from '@ebpls/rules';
import { sql } from 'kysely';

import { audit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { endSessionsOf } from '../../platform/identity/sessions.queries.ts';
import { mailSecondStep } from '../../domain/notifications/mail-second-step.ts';
import { closeHolding, giveHolding, type Holding, holdingOf, reopenHolding } from './holding.ts';
import { nameOfAccount, tellReduced } from './tell-administrators.ts';
import type { ListedUser } from './users.queries.ts';

interface Making {
  readonly kind: AccountRequestKind;
  /** The account as it stands, locked. */
  readonly user: ListedUser;
  readonly after: Holding;
  /** Who asked; and who approved, when it had to wait. */
  readonly by: { readonly actor: Actor; readonly asked_by?: number; readonly approved_by: number | null };
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * A change of an account takes effect: rows, grants, audit, and a letter when something was taken away. Answers the
 * sessions that ended with it.
 */
export async function makeChange(api: Api, trx: Trx, { kind, user, after, by, detail }: Making): Promise<string[]> {
  const { actor, asked_by = actor.account_id, approved_by } = by;
  const before = holdingOf(user);
  const giving = { before, after, asked_by, approved_by, now: api.clock.now() };
  if (kind === 'close') await close(trx, user.id, giving);
  else if (kind === 'reopen') await reopen(trx, user, giving);
  else if (kind === 'second_step') await removeSecondStep(api, trx, user.id);
  else await giveHolding(trx, user.id, giving);
  const removed = kind === 'change' ? powersAdded(after, before) : [];
  if (removed.length > 0)
    await tellReduced(
      { api, trx },
      { by: await nameOfAccount(trx, actor.account_id), person: formatPersonName(user), powers: removed },
    );
  const former = { roles: user.roles, permissions: user.permissions, state: user.state };
  await audit(trx, actor, {
    act: `user.${kind === 'invite' ? 'change' : kind}`,
    object_kind: 'account',
    object_id: user.id,
    detail: { before: former, ...detail },
  });
  return endSessionsOf(trx, user.id, { reason: 'disabled' });
}

/** The authenticator app and the recovery codes go, and the person is notified. */
async function removeSecondStep(api: Api, trx: Trx, account_id: number): Promise<void> {
  await trx.deleteFrom('account_totp').where('account_id', '=', account_id).execute();
  await mailSecondStep(api, trx, { account_id, template: 'second_step_reset' });
}

interface Giving {
  readonly before: Holding;
  readonly after: Holding;
  readonly asked_by: number;
  readonly approved_by: number | null;
  readonly now: Date;
}

async function close(trx: Trx, account_id: number, giving: Giving): Promise<void> {
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
  await closeHolding(trx, account_id, giving);
}

async function reopen(trx: Trx, { id, state }: ListedUser, { after: _same, ...giving }: Giving): Promise<void> {
  await trx.updateTable('account').set({ disabled_at: null }).where('id', '=', id).execute();
  if (state === 'closed') await reopenHolding(trx, id, giving);
}

/** After the commit: nobody goes on with what they held before. */
export function forgetSessions(api: Api, ended: readonly string[]): void {
  for (const session_id of ended) {
    api.sessions.forget(session_id);
    api.live.dropSession(session_id);
  }
}
