import { isReasoned, type TurnReason } from '@ebpls/contracts';

import { Refused } from '../../platform/refused.ts';
import { getApplication, refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { clearancesOfOffice } from '../../domain/application-views/queue.ts';
import { listOutOfTurn, lockNextInTurn } from '../../domain/views/turn.ts';
import { type Clearance, lockClearance } from './clearances.queries.ts';
import { type Decided, moveClearance, officeRoleOf, refuseUnlessInClearance } from './move-clearance.ts';

interface Claim {
  readonly reason: TurnReason;
  /** What is taken with it: the first ones of the queue are in turn together. */
  readonly together: readonly number[];
}

/**
 * Row C1: one person of the office takes a case, before its turn with a reason that is kept (decision 0115). Asking
 * again for one's own changes nothing. Refused: missing, conflict when a colleague has it, invalid out of turn without a
 * reason.
 */
export async function claimClearance(
  tx: ActorTransaction,
  clearance_id: number,
  { reason, together }: Claim,
): Promise<Decided> {
  const clearance = await lockClearance(tx.trx, clearance_id, clearancesOfOffice(tx.actor));
  if (!clearance) throw new Refused('missing', 'thing.missing');
  if (isOwn(tx, clearance)) return { clearance_id, state: clearance.state, clearance_no: clearance.clearance_no };
  const late = await listOutOfTurn(tx.trx, together, takerOf(tx));
  if (!late.has(clearance_id)) return take(tx, clearance);
  refuseUnreasoned(reason);
  return take(tx, clearance, reason);
}

function isOwn({ actor }: ActorTransaction, { state, assigned_to }: Clearance): boolean {
  return state === 'UNDER_REVIEW' && assigned_to === actor.account_id;
}

async function take(tx: ActorTransaction, clearance: Clearance, reason?: TurnReason): Promise<Decided> {
  const { trx, actor, now } = tx;
  const application = await getApplication(trx, clearance.assessment_code, actor);
  await refuseOwnBusiness(tx, application.business_id);
  refuseUnlessInClearance(clearance, application);
  const open = { clearance, application };
  const assigned_to = actor.account_id;
  if (reason?.ground === undefined)
    return moveClearance(tx, open, { act: 'claim', as: officeRoleOf(actor), set: { assigned_to } });
  const { ground, note } = reason;
  return moveClearance(tx, open, {
    act: 'claim',
    as: officeRoleOf(actor),
    set: { assigned_to, out_of_turn_at: now, out_of_turn_ground: ground, out_of_turn_note: note },
    history: 'clearance.claim_out_of_turn',
    note,
    params: { ground },
  });
}

const takerOf = ({ actor, today }: Pick<ActorTransaction, 'actor' | 'today'>) => ({
  actor,
  today,
  own: clearancesOfOffice(actor),
});

function refuseUnreasoned(reason: TurnReason): void {
  if (reason.ground === undefined) throw new Refused('invalid', 'turn.ground', { fields: { ground: 'turn.ground' } });
  if (!isReasoned(reason)) throw new Refused('invalid', 'turn.note', { fields: { note: 'turn.note' } });
}

/** Before several are taken: one of them out of turn asks for the reason once. Refused: invalid. */
export async function refuseOutOfTurn(
  tx: ActorTransaction,
  clearance_ids: readonly number[],
  reason: TurnReason,
): Promise<void> {
  const late = await listOutOfTurn(tx.trx, clearance_ids, takerOf(tx));
  if (late.size > 0) refuseUnreasoned(reason);
}

/** Takes the most urgent case that nobody has; two people never get the same one. Null when there is none. */
export async function claimNext(tx: ActorTransaction): Promise<{ clearance_id: number | null }> {
  const clearance_id = await lockNextInTurn(tx.trx, takerOf(tx));
  const clearance =
    clearance_id === undefined ? undefined : await lockClearance(tx.trx, clearance_id, clearancesOfOffice(tx.actor));
  if (clearance === undefined) return { clearance_id: null };
  await take(tx, clearance);
  return { clearance_id: clearance.clearance_id };
}
