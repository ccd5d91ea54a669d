// Requests, withdraws and decides the erasure of a person's account (RA 10173).

import { ERASURE_DAYS, type Erasure, type OwnErasure } from '@ebpls/contracts';
import { sql } from 'kysely';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { erasureChanged } from './erasure-events.ts';
import { findNewestErasure, insertRequest, listBlockers, lockErasure } from './erasures.queries.ts';

const ERASURE_DAY_MS = 86_400_000;

/** Returns the obstacles to an erasure and the newest request. */
export async function loadOwnErasure({ db }: Pick<Api, 'db'>, { account_id }: Actor): Promise<OwnErasure> {
  const [blockers, request] = await Promise.all([listBlockers(db, account_id), findNewestErasure(db, account_id)]);
  return { blockers, request: request ?? null };
}

/**
 * Requests the erasure of data that need not be retained (RA 10173, section 16e). Refused: conflict while a case of the
 * person is open, and while another request is.
 */
export async function requestErasure(api: Api, actor: Actor, remarks: string): Promise<OwnErasure> {
  const asked_at = api.clock.now();
  const executes_at = new Date(asked_at.getTime() + ERASURE_DAYS * ERASURE_DAY_MS);
  await api.db.transaction().execute(async (trx) => {
    const { account_id } = actor;
    await sql`select from account where id = ${account_id}::bigint for update`.execute(trx);
    if ((await listBlockers(trx, account_id)).length > 0) throw new Refused('conflict', 'erasure.blocked');
    const erasure_id = await insertRequest(trx, { account_id, remarks, asked_at, executes_at });
    if (erasure_id === undefined) throw new Refused('conflict', 'erasure.already_requested');
    await recordAudit(trx, actor, { act: 'erasure.ask', object_kind: 'account', object_id: account_id });
    await insertEvent({ trx, now: asked_at, actor }, erasureChanged, { erasure_id, notice: 'erasure_asked' });
  });
  return loadOwnErasure(api, actor);
}

/** Withdraws the request. Refused: conflict when none waits any more. */
export async function withdrawErasure(api: Api, actor: Actor): Promise<OwnErasure> {
  await api.db.transaction().execute(async (trx) => {
    const request = await lockErasure(
      trx,
      sql`e.account_id = ${actor.account_id}::bigint and e.state in ('ASKED', 'APPROVED')`,
    );
    if (!request || !isErasureOpen(request)) throw new Refused('conflict', 'erasure.not_pending');
    await endErasure(trx, request, { state: 'WITHDRAWN', now: api.clock.now() });
    await recordAudit(trx, actor, { act: 'erasure.withdraw', object_kind: 'account', object_id: actor.account_id });
  });
  return loadOwnErasure(api, actor);
}

interface ErasureDecision {
  readonly erasure_id: number;
  readonly outcome: 'APPROVED' | 'REFUSED';
  readonly reason: string;
}

/**
 * An administrator decides, with a reason that the person reads. Refused: missing, conflict when it is decided already,
 * or something of the person's is open and it should be approved.
 */
export function decideErasure(
  api: Api,
  actor: Actor,
  { erasure_id, outcome, reason }: ErasureDecision,
): Promise<Erasure> {
  const now = api.clock.now();
  return api.db.transaction().execute(async (trx) => {
    const request = await lockErasure(trx, sql`e.erasure_id = ${erasure_id}::bigint`);
    if (!request) throw new Refused('missing', 'resource.missing');
    if (request.state !== 'ASKED') throw new Refused('conflict', 'erasure.decided');
    if (outcome === 'APPROVED' && (await listBlockers(trx, request.account_id)).length > 0)
      throw new Refused('conflict', 'erasure.still_open');
    const { account_id } = request;
    await trx
      .updateTable('erasure_request')
      .set({ state: outcome, decided_by: actor.account_id, decided_at: now, reason })
      .$if(outcome === 'REFUSED', (query) => query.set({ ended_at: now }))
      .where('erasure_id', '=', erasure_id)
      .execute();
    await recordAudit(trx, actor, {
      act: 'erasure.decide',
      object_kind: 'account',
      object_id: account_id,
      detail: { outcome },
    });
    const notice = outcome === 'APPROVED' ? 'erasure_approved' : 'erasure_refused';
    await insertEvent({ trx, now, actor }, erasureChanged, { erasure_id, notice });
    const decidedRequest = await findNewestErasure(trx, account_id);
    if (!decidedRequest) throw new Error('a decided request is gone');
    return decidedRequest;
  });
}

function isErasureOpen({ state }: Pick<Erasure, 'state'>): boolean {
  return state === 'ASKED' || state === 'APPROVED';
}

interface ErasureEnd {
  readonly state: 'REFUSED' | 'WITHDRAWN' | 'EXECUTED';
  readonly now: Date;
  readonly reason?: string;
}

export async function endErasure(
  trx: Trx,
  { erasure_id }: Pick<Erasure, 'erasure_id'>,
  { state, now, reason }: ErasureEnd,
): Promise<void> {
  await trx
    .updateTable('erasure_request')
    .set({ state, ended_at: now, ...(reason === undefined ? {} : { reason }) })
    .where('erasure_id', '=', erasure_id)
    .execute();
}
