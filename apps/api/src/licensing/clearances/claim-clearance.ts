import { Refused } from '../../platform/refused.ts';
import { getApplication, refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import { clearancesOfOffice } from '../../domain/application-views/queue.ts';
import { lockMostUrgent, lockClearance } from './clearances.queries.ts';
import { type Decided, moveClearance, officeRoleOf, refuseUnlessInClearance } from './move-clearance.ts';

/**
 * Row C1: one person of the office takes a case. Asking again for one's own changes nothing. Refused: missing, conflict
 * when a colleague has it.
 */
export async function claimClearance(tx: ActorTransaction, clearance_id: number): Promise<Decided> {
  const { trx, actor } = tx;
  const clearance = await lockClearance(trx, clearance_id, clearancesOfOffice(actor));
  if (!clearance) throw new Refused('missing', 'thing.missing');
  const application = await getApplication(trx, clearance.assessment_code, actor);
  await refuseOwnBusiness(tx, application.business_id);
  if (clearance.state === 'UNDER_REVIEW' && clearance.assigned_to === actor.account_id)
    return { clearance_id, state: clearance.state, clearance_no: clearance.clearance_no };
  refuseUnlessInClearance(clearance, application);
  return moveClearance(
    tx,
    { clearance, application },
    { act: 'claim', as: officeRoleOf(actor), set: { assigned_to: actor.account_id } },
  );
}

/** Takes the most urgent case that nobody has; two people never get the same one. Null when there is none. */
export async function claimNext(tx: ActorTransaction): Promise<{ clearance_id: number | null }> {
  const clearance_id = await lockMostUrgent(tx, tx.actor);
  if (clearance_id === undefined) return { clearance_id: null };
  await claimClearance(tx, clearance_id);
  return { clearance_id };
}
