// A second administrator approves or refuses a change of an account; the requester may withdraw it (decision 0052).

import type { AccountRequest, ReplyBody, refuseAccountRequest as refuseEndpoint } from '@ebpls/contracts';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { lockGrants } from '../../domain/access/separation/grants.queries.ts';
import {
  type Decider,
  type SecondPersonDecision,
  isAllowedByException,
  refuseDependent,
  findSecondPersonReason,
} from '../../domain/access/separation/second-person.ts';
import { type AccountRequestRow, endRequest, findRequest, lockRequest } from './account-requests.queries.ts';
import { toAccountGrants, readAccountGrants } from './account-grants.ts';
import { dropSessions, applyAccountChange } from './apply-account-change.ts';
import { accountRequestChanged } from './user-events.ts';
import { type ListedUser, lockUser } from './users.queries.ts';

type RequestDecisionReply = ReplyBody<typeof refuseEndpoint>;

interface RequestTarget {
  readonly actor: Actor;
  readonly account_request_id: number;
}

interface OpenRequest {
  readonly request: AccountRequestRow;
  readonly user: ListedUser;
}

/**
 * Locks account and request, in this order everywhere. Refused: missing, conflict when it was decided, superseded or
 * has expired.
 */
async function openRequest(api: Api, trx: Trx, account_request_id: number): Promise<OpenRequest> {
  const requestRow = await findRequest(trx, account_request_id);
  const user = requestRow && (await lockUser(trx, requestRow.user.id));
  const request = requestRow && (await lockRequest(trx, account_request_id));
  if (!request || !user) throw new Refused('missing', 'resource.missing');
  if (request.state !== 'WAITING') throw new Refused('conflict', `user.request_is.${request.state}`);
  if (new Date(request.expires_at) <= api.clock.now()) throw new Refused('conflict', 'user.request_expired');
  return { request, user };
}

/**
 * Refused: forbidden to the requester, to the person concerned, and to an administrator whom one of these made after
 * the request.
 */
async function refuseUnlessSecond(trx: Trx, actor: Actor, { request, user }: OpenRequest): Promise<void> {
  if (user.id === actor.account_id) throw new Refused('forbidden', 'user.request_about_you');
  await refuseDependent({ trx, actor }, toRequestDecision(request));
}

/** The requester and the person concerned, for the decision of a second person. */
function toRequestDecision({ asked_by_id, asked_at, user }: AccountRequestRow): SecondPersonDecision {
  return {
    action: 'account_request.decide',
    people: [asked_by_id],
    subject: user.id,
    since: asked_at,
    own: 'user.request_own',
  };
}

/** Another administrator agrees, and the change takes effect. Refused: as above. */
export async function approveRequest(
  api: Api,
  { actor, account_request_id }: RequestTarget,
): Promise<RequestDecisionReply> {
  const endedSessions = await api.db.transaction().execute(async (trx) => {
    await lockGrants(trx);
    const open = await openRequest(api, trx, account_request_id);
    const { request, user } = open;
    await refuseUnlessSecond(trx, actor, open);
    const { kind, role_ids, permissions, asked_by_id: asked_by } = request;
    const hasGrants = kind === 'invite' || kind === 'change';
    const after = hasGrants ? await readAccountGrants(trx, { role_ids, permissions }) : toAccountGrants(user);
    const detail = { account_request_id, role_ids, permissions, asked_by };
    const sessions = await applyAccountChange(api, trx, {
      kind,
      user,
      after,
      by: { actor, asked_by, approved_by: actor.account_id },
      detail,
    });
    await endRequest(trx, account_request_id, {
      state: 'APPROVED',
      decided_by: actor.account_id,
      now: api.clock.now(),
    });
    await recordAudit(trx, actor, {
      act: 'user.request_approve',
      object_kind: 'account',
      object_id: user.id,
      detail: await describeApproval(trx, actor, request),
    });
    await insertEvent({ trx, actor, now: api.clock.now() }, accountRequestChanged, {
      account_request_id,
      mail: 'account_approved',
    });
    return sessions;
  });
  dropSessions(api, endedSessions);
  return { account_request_id, state: 'APPROVED' };
}

/** For the audit row: the approved change, and whether it used the exception of the first administrators. */
async function describeApproval(trx: Trx, actor: Actor, request: AccountRequestRow) {
  const { account_request_id, kind, powers, taken } = request;
  const isException = await isAllowedByException({ trx, actor }, toRequestDecision(request));
  return { account_request_id, kind, powers, taken, ...(isException && { exception: 'first_administrators' }) };
}

/** Another administrator refuses with a reason; nothing changes. Refused: as above. */
export function refuseRequest(
  api: Api,
  { actor, account_request_id }: RequestTarget,
  reason: string,
): Promise<RequestDecisionReply> {
  return api.db.transaction().execute(async (trx) => {
    const open = await openRequest(api, trx, account_request_id);
    await refuseUnlessSecond(trx, actor, open);
    await endRequest(trx, account_request_id, {
      state: 'REFUSED',
      decided_by: actor.account_id,
      now: api.clock.now(),
      reason,
    });
    await recordAudit(trx, actor, {
      act: 'user.request_refuse',
      object_kind: 'account',
      object_id: open.user.id,
      detail: { account_request_id, reason },
    });
    await insertEvent({ trx, actor, now: api.clock.now() }, accountRequestChanged, {
      account_request_id,
      mail: 'account_refused',
      reason,
    });
    return { account_request_id, state: 'REFUSED' };
  });
}

/** The requester withdraws it. Refused: forbidden to others, who refuse instead; missing and conflict as above. */
export function withdrawRequest(api: Api, { actor, account_request_id }: RequestTarget): Promise<RequestDecisionReply> {
  return api.db.transaction().execute(async (trx) => {
    const { request, user } = await openRequest(api, trx, account_request_id);
    if (request.asked_by_id !== actor.account_id) throw new Refused('forbidden', 'user.request_of_another');
    await endRequest(trx, account_request_id, {
      state: 'WITHDRAWN',
      decided_by: actor.account_id,
      now: api.clock.now(),
    });
    await recordAudit(trx, actor, {
      act: 'user.request_withdraw',
      object_kind: 'account',
      object_id: user.id,
      detail: { account_request_id },
    });
    await insertEvent({ trx, actor, now: api.clock.now() }, accountRequestChanged, {
      account_request_id,
      mail: 'account_withdrawn',
    });
    return { account_request_id, state: 'WITHDRAWN' };
  });
}

/**
 * Maps a request to its reply with the reader's acts: the requester withdraws it, a second person decides, everybody
 * else reads why they cannot.
 */
export function toAccountRequestReply(row: AccountRequestRow, decider: Decider): AccountRequest {
  const { state: _state, role_ids: _ids, asked_by_id, ...request } = row;
  const { account_id, locale } = decider.actor;
  if (asked_by_id === account_id) return { ...request, acts: ['withdraw'] };
  const reason =
    request.user.id === account_id ? 'user.request_about_you' : findSecondPersonReason(decider, toRequestDecision(row));
  if (reason === undefined) return { ...request, acts: ['approve', 'refuse'] };
  return { ...request, acts: [], why_another: getMessageText(reason, {}, locale) };
}
