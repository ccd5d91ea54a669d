// Ends a temporary closure of a business, by its owner or on its last day.

import type { ReplyBody, endPause as endPauseEndpoint } from '@ebpls/contracts';
import { getNextState, type PauseAct, pauseMachine, getPauseState, type Actor as RulesActor } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { type ActorTransaction, type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import { lockBusiness } from '../assessments/assessments.queries.ts';
import { PAUSE_COLUMNS, type PauseRow, toPauseReply } from './pauses.queries.ts';
import { insertPauseEvent } from './pause-events.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

/**
 * Rows W2 and W3: the owner reopens at once, or withdraws a closure that has not begun. Refused: missing (another's),
 * conflict when it has ended.
 */
export async function endPause(tx: ActorTransaction, pause_id: number): Promise<ReplyBody<typeof endPauseEndpoint>> {
  const { trx, actor, today } = tx;
  const pauseRow = await trx
    .selectFrom('business_pause')
    .innerJoin('business', 'business.business_id', 'business_pause.business_id')
    .select('company_code')
    .where('pause_id', '=', pause_id)
    .executeTakeFirst();
  // Locks the business before its closure, as the declaration does.
  const business =
    pauseRow && (await lockBusiness(trx, pauseRow.company_code, { whose: whereOwnedBy(actor, 'b'), today }));
  const pause = business && (await lockPause(trx, pause_id));
  if (!pause) throw new Refused('missing', 'resource.missing');
  const isBegun = getPauseState(today, pause) !== 'DECLARED';
  const begunPause =
    isBegun && pause.state === 'DECLARED' ? await movePause(tx, pause, { act: 'begin', as: 'system' }) : pause;
  if (getPauseState(today, begunPause) === 'REOPENED') throw new Refused('conflict', 'pause.ended');
  const endedPause = await movePause(tx, begunPause, { act: isBegun ? 'reopen' : 'withdraw', as: 'owner' });
  await insertPauseEvent(tx, endedPause, isBegun ? 'business_reopened' : 'business_pause_withdrawn');
  return toPauseReply(endedPause, today);
}

/** Rows W1 and W3 by time: a closure begins with its first day, and ends after its last one without an act. */
export async function watchPauses(api: Api): Promise<void> {
  const today = api.clock.today();
  const due = await api.db
    .selectFrom('business_pause')
    .select('pause_id')
    .where('state', 'in', ['DECLARED', 'CLOSED'])
    .where('closed_from', '<=', today)
    .orderBy('pause_id')
    .execute();
  await runForEachCase(
    api,
    due.map(({ pause_id }) => pause_id),
    async (tx, pause_id) => {
      const pause = await lockPause(tx.trx, pause_id);
      if (!pause) return;
      const state = getPauseState(tx.today, pause);
      if (state === 'DECLARED' || state === 'WITHDRAWN') return;
      const begunPause =
        pause.state === 'DECLARED' ? await movePause(tx, pause, { act: 'begin', as: 'system' }) : pause;
      if (state !== 'REOPENED' || begunPause.state !== 'CLOSED') return;
      await insertPauseEvent(tx, await movePause(tx, begunPause, { act: 'reopen', as: 'system' }), 'business_reopened');
    },
  );
}

function lockPause(trx: Transaction['trx'], pause_id: number): Promise<PauseRow | undefined> {
  return trx
    .selectFrom('business_pause')
    .select(PAUSE_COLUMNS)
    .where('pause_id', '=', pause_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface PauseMove {
  readonly act: PauseAct;
  readonly as: RulesActor;
}

async function movePause(
  { trx, actor, today }: Transaction,
  pause: PauseRow,
  { act, as }: PauseMove,
): Promise<PauseRow> {
  const to = getNextState(pauseMachine, pause.state, { act, actor: as });
  if ('refused' in to) throw new Refused('conflict', 'pause.ended');
  const row = await trx
    .updateTable('business_pause')
    .set({ state: to.to, ...(to.to === 'REOPENED' && { reopened_on: today }) })
    .where('pause_id', '=', pause.pause_id)
    .returning(PAUSE_COLUMNS)
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, {
    act: `pause.${act}`,
    object_kind: 'business',
    object_id: pause.business_id,
    detail: { pause_id: pause.pause_id, from: pause.state, to: to.to },
  });
  return row;
}
