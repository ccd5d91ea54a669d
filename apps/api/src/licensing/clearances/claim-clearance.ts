import { isReasoned, type OutOfTurnReason } from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { getApplication, refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { listOutOfTurnClearances, lockNextClearance } from '../../domain/application-read/parts/queue-order.ts';
import { type ClearanceMoveReply, moveClearance, getOfficeActor, refuseUnlessInClearance } from './move-clearance.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';
import { type Clearance, lockClearance } from './find-clearance.ts';

interface ClaimInput {
  readonly reason: OutOfTurnReason;
  readonly together: readonly number[]; // Cases claimed with it: the first ones of the queue are in turn together.
}

/**
 * Row C1: one person of the office claims a case, before its turn with a reason that is stored (decision 0115).
 * Claiming one's own case again changes nothing. Refused: missing, conflict when a colleague has it, invalid out of
 * turn without a reason.
 */
export async function claimClearance(
  tx: ActorTransaction,
  clearance_id: number,
  { reason, together }: ClaimInput,
): Promise<ClearanceMoveReply> {
  const clearance = await lockClearance(tx.trx, clearance_id, whereOfficeClearances(tx.actor));
  if (!clearance) throw new Refused('missing', 'resource.missing');
  if (isOwn(tx, clearance)) return { clearance_id, state: clearance.state, clearance_no: clearance.clearance_no };
  const outOfTurn = await listOutOfTurnClearances(tx.trx, together, toClaimValues(tx));
  if (!outOfTurn.has(clearance_id)) return claimOne(tx, clearance);
  refuseUnreasoned(reason);
  return claimOne(tx, clearance, reason);
}

function isOwn({ actor }: ActorTransaction, { state, assigned_to }: Clearance): boolean {
  return state === 'UNDER_REVIEW' && assigned_to === actor.account_id;
}

async function claimOne(
  tx: ActorTransaction,
  clearance: Clearance,
  reason?: OutOfTurnReason,
): Promise<ClearanceMoveReply> {
  const { trx, actor, now } = tx;
  const application = await getApplication(trx, clearance.assessment_code, actor);
  await refuseOwnBusiness(tx, application.business_id);
  refuseUnlessInClearance(clearance, application);
  const open = { clearance, application };
  const assigned_to = actor.account_id;
  if (reason?.ground === undefined)
    return moveClearance(tx, open, { act: 'claim', as: getOfficeActor(actor), set: { assigned_to } });
  const { ground, note } = reason;
  return moveClearance(tx, open, {
    act: 'claim',
    as: getOfficeActor(actor),
    set: { assigned_to, out_of_turn_at: now, out_of_turn_ground: ground, out_of_turn_note: note },
    history: 'clearance.claim_out_of_turn',
    note,
    params: { ground },
  });
}

const toClaimValues = ({ actor, today }: Pick<ActorTransaction, 'actor' | 'today'>) => ({
  actor,
  today,
  own: whereOfficeClearances(actor),
});

function refuseUnreasoned(reason: OutOfTurnReason): void {
  if (reason.ground === undefined) throw new Refused('invalid', 'turn.ground', { fields: { ground: 'turn.ground' } });
  if (!isReasoned(reason)) throw new Refused('invalid', 'turn.note', { fields: { note: 'turn.note' } });
}

/** Runs before several are claimed: a single one out of turn requires the reason once. Refused: invalid. */
export async function assertInTurn(
  tx: ActorTransaction,
  clearance_ids: readonly number[],
  reason: OutOfTurnReason,
): Promise<void> {
  const outOfTurn = await listOutOfTurnClearances(tx.trx, clearance_ids, toClaimValues(tx));
  if (outOfTurn.size > 0) refuseUnreasoned(reason);
}

/** Claims the most urgent free case; two people never get the same one. Null when there is none. */
export async function claimNext(tx: ActorTransaction): Promise<{ clearance_id: number | null }> {
  const clearance_id = await lockNextClearance(tx.trx, toClaimValues(tx));
  const clearance =
    clearance_id === undefined ? undefined : await lockClearance(tx.trx, clearance_id, whereOfficeClearances(tx.actor));
  if (clearance === undefined) return { clearance_id: null };
  await claimOne(tx, clearance);
  return { clearance_id: clearance.clearance_id };
}
