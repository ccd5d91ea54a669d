import { addWorkingDays, toManilaDay, countWorkingDays } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import {
  checkClearanceMove,
  type ClearanceMoveReply,
  moveClearance,
  getOfficeActor,
} from '../clearances/move-clearance.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';
import { type Clearance, findClearance, lockClearance } from '../clearances/find-clearance.ts';

/**
 * Row C14: the head of an office recalls its own approval while nothing depends on it; the application goes back to the
 * offices with it (decision 0115). Refused: missing (another office's), forbidden (not the head, or one's own
 * business), conflict (not approved, or a bill was computed).
 */
export async function recallClearance(
  tx: ActorTransaction,
  clearance_id: number,
  { reason }: { reason: string },
): Promise<ClearanceMoveReply> {
  const { trx, actor } = tx;
  const clearanceRow = await findClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearanceRow) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, clearanceRow.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearance) throw new Refused('missing', 'resource.missing');
  const as = getOfficeActor(actor);
  checkClearanceMove(clearance, { act: 'recall', as });
  if (application.state !== 'CLEARED' && application.state !== 'IN_CLEARANCE')
    throw new Refused('conflict', 'clearance.billed');

  const reopenedApplication =
    application.state === 'CLEARED'
      ? await moveApplication(tx, application, { act: 'recall', as: 'system' })
      : application;
  // Its conditions and their answers are removed with the approval: the next approval has its own.
  await trx.deleteFrom('condition_answer').where('clearance_id', '=', clearance_id).execute();
  return moveClearance(
    tx,
    { clearance, application: reopenedApplication },
    {
      act: 'recall',
      as,
      set: { ...toUndecidedClocks(clearance, tx), remarks: reason },
      note: reason,
      mail: { template: 'clearance_recalled', params: { remarks: reason } },
    },
  );
}

/**
 * The days between a decision, or the stop before it, and its end count for nobody; the office has the rest of its
 * time, at least one day, so that silence does not at once approve a case that was just recalled.
 */
export function toUndecidedClocks(
  { received_at, paused_at, decided_at, days_limit, paused_days }: Clearance,
  { today, rows: { holidays } }: ActorTransaction,
) {
  const stoppedAt = paused_at ?? decided_at;
  const stoppedDays = stoppedAt === null ? 0 : countWorkingDays(toManilaDay(stoppedAt), today, holidays);
  const pausedDays = paused_days + stoppedDays;
  const dueOn = addWorkingDays(toManilaDay(received_at), days_limit + pausedDays, holidays);
  const tomorrow = addWorkingDays(today, 1, holidays);
  return {
    assigned_to: null,
    decided_by: null,
    decided_at: null,
    expires_on: null,
    conditions: '[]',
    paused_at: null,
    paused_days: pausedDays,
    due_on: dueOn > tomorrow ? dueOn : tomorrow,
  };
}
