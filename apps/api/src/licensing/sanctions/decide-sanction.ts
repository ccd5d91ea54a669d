import type { decideSanction as decideEndpoint, PermitState, EndpointInput } from '@ebpls/contracts';
import { getOutcomeAct, getNextState, type PermitAct, permitMachine } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { findPermitInForceEnd } from '../permits/permit-in-force.ts';
import { isPermitted, toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { moveSanction, refuseDependentDecider, lockVisibleSanction } from './move-sanction.ts';
import type { SanctionCase } from './sanctions.queries.ts';
import { insertSanctionEvent } from './sanction-events.ts';
import { moveBusiness } from '../../domain/applications/move-dependents.ts';

type SanctionDecisionInput = EndpointInput<typeof decideEndpoint>['body'];

/**
 * Rows S5 to S7: the signatory decides; a suspended or revoked permit is shown as such from this moment on wherever it
 * is checked. Refused: missing, forbidden to the person who recommended and on the person’s own business, conflict
 * before the owner could answer.
 */
export async function decideSanction(
  tx: ActorTransaction,
  sanction_no: string,
  { outcome, decision }: SanctionDecisionInput,
): Promise<SanctionCase> {
  const sanction = await lockVisibleSanction(tx, sanction_no);
  await refuseDependentDecider(tx, sanction);
  if (sanction.ground === 'NO_PERMIT') await refuseOnClosure(tx, sanction, outcome);
  const set = { decision, decided_by: tx.actor.account_id, decided_at: tx.now };
  const decidedSanction = await moveSanction(tx, sanction, { act: getOutcomeAct(outcome), as: 'signatory', set });
  if (outcome === 'SUSPENDED') await stopBusiness(tx, decidedSanction, 'suspend');
  if (outcome === 'REVOKED') await stopBusiness(tx, decidedSanction, 'revoke');
  await insertSanctionEvent(tx, decidedSanction, { is_notified: true });
  return decidedSanction;
}

/**
 * Where the ground is that there is no permit, none can be suspended, and one that was granted since ends the ground.
 */
async function refuseOnClosure(
  tx: ActorTransaction,
  { business_id }: SanctionCase,
  outcome: SanctionDecisionInput['outcome'],
): Promise<void> {
  if (outcome === 'SUSPENDED') throw createFieldRefusal('outcome', 'sanction.nothing_to_suspend');
  if (outcome === 'REVOKED' && (await isPermitted(tx.trx, business_id, toStandingDay(tx.today, tx.rows))))
    throw new Refused('conflict', 'sanction.has_permit');
}

async function stopBusiness(
  tx: ActorTransaction,
  { business_id, sanction_id }: SanctionCase,
  act: 'suspend' | 'revoke',
): Promise<void> {
  const permitIds = await movePermits(tx, business_id, act);
  for (const permit_id of permitIds)
    await tx.trx
      .insertInto('sanctioned_permit')
      .values({ sanction_id, permit_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await moveBusiness(tx, business_id, { act: act === 'revoke' ? 'close_by_order' : 'suspend', as: 'signatory' });
}

/**
 * Row S9: the suspended permits are in force again until their last day; a revoked one never is, but its owner may
 * apply again. Refused: as a decision, and conflict when the business has retired.
 */
export async function reinstateBusiness(
  tx: ActorTransaction,
  sanction_no: string,
  reinstatement: string,
): Promise<SanctionCase> {
  const sanction = await lockVisibleSanction(tx, sanction_no);
  await refuseDependentDecider(tx, sanction);
  await refuseRetired(tx, sanction);
  const set = { reinstatement, reinstated_by: tx.actor.account_id, reinstated_at: tx.now };
  const endedSanction = await moveSanction(tx, sanction, { act: 'reinstate', as: 'signatory', set });
  await reopenBusiness(tx, sanction, 'reinstate');
  await insertSanctionEvent(tx, endedSanction, { is_notified: true });
  return endedSanction;
}

/**
 * Row S10: an appeal was granted, so that the case ends as if it had been dismissed; a revoked permit is also in force
 * again until its last day. Refused: conflict when the business has retired.
 */
export async function overturnSanction(tx: ActorTransaction, sanction: SanctionCase): Promise<void> {
  await refuseRetired(tx, sanction);
  const endedSanction = await moveSanction(tx, sanction, { act: 'overturn', as: 'system' });
  await reopenBusiness(tx, sanction, sanction.state === 'REVOKED' ? 'give_back' : 'reinstate');
  await insertSanctionEvent(tx, endedSanction, { is_notified: false });
}

async function reopenBusiness(
  tx: ActorTransaction,
  { business_id, sanction_id }: SanctionCase,
  act: 'reinstate' | 'give_back',
): Promise<void> {
  await movePermits(tx, business_id, act, sanction_id);
  await moveBusiness(tx, business_id, { act: 'reinstate', as: 'signatory' });
  if ((await findPermitInForceEnd(tx, business_id)) === undefined)
    await moveBusiness(tx, business_id, { act: 'expire', as: 'system' });
}

async function refuseRetired({ trx }: ActorTransaction, { business_id }: SanctionCase): Promise<void> {
  const { state } = await trx
    .selectFrom('business')
    .select('state')
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  if (state === 'RETIRED') throw new Refused('conflict', 'sanction.business_retired');
}

/**
 * Returns the moved permits. A certificate of retirement is not moved; a permit whose year is over is left to its
 * timer.
 */
// oxlint-disable-next-line max-params -- whose permits, what becomes of them, and under which case they were stopped
async function movePermits(
  { trx, actor, today }: ActorTransaction,
  business_id: number,
  act: Extract<PermitAct, 'suspend' | 'revoke' | 'reinstate' | 'give_back'>,
  sanction_id?: number,
): Promise<number[]> {
  let query = trx
    .selectFrom('permit')
    .select(['permit_id', 'permit_no', 'state'])
    .where('business_id', '=', business_id)
    .where('kind', '<>', 'RETIREMENT')
    .where('expires_on', '>=', today);
  if (sanction_id !== undefined)
    query = query.where('permit_id', 'in', (from) =>
      from.selectFrom('sanctioned_permit').select('permit_id').where('sanction_id', '=', sanction_id),
    );
  const movedPermits: number[] = [];
  for (const { permit_id, permit_no, state } of await query.orderBy('permit_id').forNoKeyUpdate().execute()) {
    const to: { to: PermitState } | { refused: string } = getNextState(permitMachine, state, {
      act,
      actor: 'signatory',
    });
    if ('refused' in to) continue;
    await trx.updateTable('permit').set({ state: to.to }).where('permit_id', '=', permit_id).execute();
    await recordAudit(trx, actor, {
      act: `permit.${act}`,
      object_kind: 'permit',
      object_id: permit_no,
      detail: { from: state, to: to.to },
    });
    movedPermits.push(permit_id);
  }
  return movedPermits;
}
