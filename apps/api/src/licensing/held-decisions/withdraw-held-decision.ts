import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { ClearanceMoveReply } from '../clearances/move-clearance.ts';
import { insertHeldDecisionEvent } from './held-decision-events.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';
import { findClearance, lockClearance } from '../clearances/find-clearance.ts';

/**
 * Takes a decision back before it is executed; the case is open again as before. Only the row, never a clock, decides
 * whether it is too late. Refused: missing (another office's), forbidden (a colleague's decision), conflict (executed
 * already).
 */
export async function withdrawHeldDecision(tx: ActorTransaction, clearance_id: number): Promise<ClearanceMoveReply> {
  const { trx, actor, now } = tx;
  const own = whereOfficeClearances(actor);
  const clearanceRow = await findClearance(trx, clearance_id, own);
  if (!clearanceRow) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, clearanceRow.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, own);
  if (!clearance) throw new Refused('missing', 'resource.missing');
  const { held_decision, held_by, state, clearance_no } = clearance;
  if (held_decision === null) throw new Refused('conflict', 'held.too_late');
  if (held_decision.account_id !== actor.account_id)
    throw new Refused('forbidden', 'held.other_officer', { params: { name: held_by ?? '' } });

  await trx
    .updateTable('clearance')
    .set({ held_decision: null, held_until: null, updated_at: now })
    .where('clearance_id', '=', clearance_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'clearance.take_back',
    object_kind: 'clearance',
    object_id: clearance_id,
    detail: { act: held_decision.act },
  });
  await insertHeldDecisionEvent(tx, { clearance, application });
  return { clearance_id, state, clearance_no };
}
