import { computeCorrectionDay, toManilaDay } from '@ebpls/rules';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { endProvisionalOnRefusal } from '../provisional/end-provisional-on-refusal.ts';
import {
  checkClearanceMove,
  type ClearanceMoveReply,
  moveClearance,
  openClearance,
  getOfficeActor,
} from './move-clearance.ts';

/**
 * Rows C10 and T9: the head refuses in writing; a case with the owner only after the owner's time to correct is over.
 */
export async function rejectClearance(
  tx: ActorTransaction,
  clearance_id: number,
  rejection: { ground: string; remarks: string },
): Promise<ClearanceMoveReply> {
  const { actor, now, today } = tx;
  const open = await openClearance(tx, clearance_id);
  const { clearance } = open;
  checkClearanceMove(clearance, { act: 'reject', as: getOfficeActor(actor) });
  if (
    clearance.paused_at !== null &&
    clearance.state === 'FOR_COMPLIANCE' &&
    today <= computeCorrectionDay(toManilaDay(clearance.paused_at))
  )
    throw new Refused('conflict', 'clearance.still_correcting');

  await endProvisionalOnRefusal(tx, open.application);
  const set = { ground: rejection.ground, remarks: rejection.remarks, decided_by: actor.account_id, decided_at: now };
  return moveClearance(tx, open, {
    act: 'reject',
    as: getOfficeActor(actor),
    set,
    note: `${rejection.ground} — ${rejection.remarks}`,
    mail: { template: 'clearance_rejected', params: rejection },
  });
}
