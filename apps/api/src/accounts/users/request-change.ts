import type { AccountRequestKind, SafeguardedPower } from '@ebpls/contracts';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  endRequest,
  findRequest,
  findWaitingRequest,
  insertRequest,
  listExpiredRequests,
  lockRequest,
} from './account-requests.queries.ts';
import type { AccountGrantsInput } from './account-grants.ts';
import { accountRequestChanged } from './user-events.ts';

const REQUEST_LIFE_MS = 14 * 24 * 3600 * 1000;

interface RequestedChange {
  readonly actor: Actor;
  readonly user_id: number;
  readonly kind: AccountRequestKind;
  readonly holding: AccountGrantsInput;
  readonly powers: readonly SafeguardedPower[];
  readonly removedPowers: readonly SafeguardedPower[];
}

/**
 * Stores a change of an account that waits for another administrator, fourteen days at most. Refused: conflict while
 * another change of the account waits.
 */
export async function requestChange(
  api: Api,
  trx: Trx,
  { actor, user_id, kind, holding: { role_ids, permissions }, powers, removedPowers }: RequestedChange,
): Promise<void> {
  const asked_at = api.clock.now();
  const pendingRequest = await findWaitingRequest(trx, user_id);
  if (pendingRequest && new Date(pendingRequest.expires_at) <= asked_at)
    await expireRequest(api, trx, pendingRequest.account_request_id);
  const expires_at = new Date(asked_at.getTime() + REQUEST_LIFE_MS);
  const account_request_id = await insertRequest(trx, {
    account_id: user_id,
    kind,
    role_ids,
    permissions,
    powers,
    taken: removedPowers,
    asked_by: actor.account_id,
    asked_at,
    expires_at,
  });
  const request = account_request_id === undefined ? undefined : await findRequest(trx, account_request_id);
  if (!request) throw new Refused('conflict', 'user.request_pending');
  const requestKey = { account_request_id: request.account_request_id };
  await recordAudit(trx, actor, {
    act: 'user.request',
    object_kind: 'account',
    object_id: user_id,
    detail: { ...requestKey, kind, role_ids, permissions, powers, taken: removedPowers },
  });
  await insertEvent({ trx, now: asked_at, actor }, accountRequestChanged, { ...requestKey, mail: 'account_asked' });
}

/** Another change took effect meanwhile, so the waiting one no longer applies. */
export async function supersedeRequest(
  trx: Trx,
  user_id: number,
  { decided_by, now }: { readonly decided_by: number | null; readonly now: Date },
): Promise<void> {
  const pendingRequest = await findWaitingRequest(trx, user_id);
  if (pendingRequest) await endRequest(trx, pendingRequest.account_request_id, { state: 'OVERTAKEN', decided_by, now });
}

/** Ends requests that were not approved in time and notifies every administrator. */
export async function expireRequests(api: Api): Promise<void> {
  for (const { account_request_id } of await listExpiredRequests(api.db, api.clock.now()))
    await api.db.transaction().execute((trx) => expireRequest(api, trx, account_request_id));
}

async function expireRequest(api: Api, trx: Trx, account_request_id: number): Promise<void> {
  const request = await lockRequest(trx, account_request_id);
  if (request?.state !== 'WAITING') return;
  const now = api.clock.now();
  await endRequest(trx, account_request_id, { state: 'EXPIRED', decided_by: null, now });
  await recordAudit(trx, undefined, {
    act: 'user.request_expire',
    object_kind: 'account',
    object_id: request.user.id,
    detail: { account_request_id },
  });
  const event = { account_request_id, mail: 'account_expired' } as const;
  await insertEvent({ trx, now, actor: undefined }, accountRequestChanged, event);
}
