import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { canReturnToQueue } from '../clearances/clearance-reply.ts';
import { type ClearanceMoveReply, moveClearance, openClearance, getOfficeActor } from '../clearances/move-clearance.ts';

/**
 * Row C17: a claimed case returns to the queue, with the reason. Its legal clock runs as if nobody had claimed it.
 * Refused: missing (another office's), forbidden (a colleague has it), conflict (not under review, or decided a moment
 * ago).
 */
export async function moveClearanceToQueue(
  tx: ActorTransaction,
  clearance_id: number,
  { reason }: { readonly reason: string },
): Promise<ClearanceMoveReply> {
  const open = await openClearance(tx, clearance_id);
  const { clearance } = open;
  if (clearance.state === 'UNDER_REVIEW' && !canReturnToQueue(tx.actor, clearance))
    throw new Refused('forbidden', 'handover.other_holder', { params: { name: clearance.assigned_name ?? '' } });
  return moveClearance(tx, open, {
    act: 'give_back',
    as: getOfficeActor(tx.actor),
    set: { assigned_to: null },
    note: reason,
  });
}
